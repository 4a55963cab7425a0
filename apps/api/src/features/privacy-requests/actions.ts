import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import { HOME_ZONE } from '@fareeq/domain/kernel/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { closesAt } from '@fareeq/domain/privacy-requests/rules.ts'
import type { Call } from '../../platform/call.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { type AuditEntry, actorOf, audit } from '../../platform/audit.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Member } from '../../platform/session.ts'
import { closingMail, keptMail } from './emails.ts'
import { type Person, cancelClosing, insertClosing, openClosing, personById } from './queries.ts'

export async function readPrivacy({ db, viewer }: Call<Member>) {
  const closing = await openClosing(db, viewer)
  return {
    data: {
      closing: closing
        ? {
            requested_at: closing.requested_at.toISOString(),
            closes_at: closing.closes_at.toISOString(),
            waits_for_pay: closing.waits_for_pay,
          }
        : null,
    },
  }
}

const dayOf = (moment: Date, { lang, timezone }: Person): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: timezone ?? HOME_ZONE }).format(moment)

/** Idempotent: a repeated request neither moves the date nor sends a mail. */
export const requestClosing = (call: Call<Member>) =>
  call.db.transaction(async (db) => {
    const { platform, viewer, now } = call
    const policies = platform.policies.at(now)
    const closing = { id: newId(now), user_id: viewer.userId, requested_at: now, closes_at: closesAt(now, policies) }
    if (await insertClosing(db, closing)) {
      const person = await personById(db, viewer.userId)
      const url = platform.env.PUBLIC_URL + pathTo('settings', {}, { tab: 'data' })
      const mail = closingMail(person.lang, {
        date: dayOf(closing.closes_at, person),
        days: policies.account_closing_days,
        url,
      })
      await queueMessage(db, platform, { to: person.email, ...mail })
      await audit(db, entry(viewer, 'account.closing_requested'))
    }
    return readPrivacy({ ...call, db })
  })

export const keepAccount = (call: Call<Member>) =>
  call.db.transaction(async (db) => {
    const { platform, viewer, now } = call
    if (await cancelClosing(db, viewer, now)) {
      const person = await personById(db, viewer.userId)
      await queueMessage(db, platform, { to: person.email, ...keptMail(person.lang) })
      await audit(db, entry(viewer, 'account.closing_cancelled'))
    }
    return readPrivacy({ ...call, db })
  })

const entry = (viewer: Member, action: AuditAction): AuditEntry => ({
  actor: actorOf(viewer),
  action,
  subject: { kind: 'user', id: viewer.userId },
})
