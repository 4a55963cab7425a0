import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { referralErrors as no } from '@fareeq/domain/referrals/errors.ts'
import { sendingAgain } from '@fareeq/domain/referrals/rules-again.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../../platform/session.ts'
import { askFriend } from './actions-inviting.ts'
import { sayAgain } from './actions.ts'
import { holdOwn, saveSentAgain } from './queries-own.ts'

const SENT = { ar: 'أُرسلت الدعوة من جديد.', en: 'The invitation is on its way again.' }

type Caller = { db: Db; platform: Platform; viewer: Member; lang: Lang; now: Date }

/** Asks a friend who has not answered once more, with the same link, in the language they were first asked in. */
export const sendAgain = ({ db, platform, viewer, lang, now }: Caller, id: string) =>
  db.transaction(async (db) => {
    const held = await holdOwn(db, viewer, id)
    if (!held) throw new Refusal(platformErrors.not_found)
    const again = sendingAgain(held, now)
    if (again.kind === 'over' || held.email === null) throw new Refusal(no.invitation_over)
    if (again.kind === 'spent') throw new Refusal(no.again_spent)
    if (again.from > now) throw new Refusal(no.again_too_soon, { data: { from: again.from.toISOString() } })
    await saveSentAgain(db, id, await askFriend(db, platform, { ...held, email: held.email, again: true }), now)
    await audit(db, { actor: actorOf(viewer), action: 'referral.sent_again', subject: { kind: 'referral', id } })
    const body = { id, status: held.status }
    await platform.events.publish(db, { userId: viewer.userId, name: 'referral.changed', body })
    const send_again = sayAgain({ ...held, sent_again: held.sent_again + 1, sent_again_at: now }, now)
    return { data: { send_again }, message: SENT[lang] }
  })
