import { randomBytes } from 'node:crypto'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { referralsContract } from '@fareeq/domain/referrals/contract.ts'
import { referralErrors as no } from '@fareeq/domain/referrals/errors.ts'
import {
  activeSince,
  hasLapsed,
  isSamePerson,
  linkEnds,
  nextDate,
  standsInTheWay,
} from '@fareeq/domain/referrals/rules.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Member, hashOf } from '../../platform/session.ts'
import { moveHeld } from './actions-moves.ts'
import { quoteFor } from './actions-tiers.ts'
import { invitationMail } from './emails.ts'
import {
  type Friend,
  type Referrer,
  earlierReferrals,
  insertReferral,
  lockFriend,
  recordMove,
  referralsOf,
  referrerOf,
  wasHereSince,
} from './queries.ts'

type Form = BodyOf<(typeof referralsContract)['invite']>
type Caller = { db: Db; platform: Platform; viewer: Member; lang: Lang; now: Date }

/** Invites a friend, once, and asks them by mail; what was said of them rests until they agree. */
export const inviteFriend = ({ db, platform, viewer, lang, now }: Caller, form: Form) =>
  db.transaction(async (db) => {
    const { tier, amount_usd } = await quoteFor(db, form, now)
    const me = await referrerOf(db, viewer)
    if (!me.verified) throw new Refusal(no.referrer_unverified)
    const friend = { email: form.email, phone: form.phone ?? null }
    refuseOneself(me, friend)
    await lockFriend(db, friend)
    await refuseTaken(db, platform, friend, now)
    const token = randomBytes(32).toString('base64url')
    const id = newId(now)
    const { name, role_id: role, years, linkedin = null } = form
    const said = { ...friend, name, role, years, linkedin, tier, amount_usd, lang }
    await insertReferral(db, { id, referrer_id: viewer.userId, ...said, token_hash: hashOf(token), now })
    await recordMove(db, id, 'invited', now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'referral.invited',
      subject: { kind: 'referral', id },
      details: { tier, amount_usd },
    })
    await platform.events.publish(db, {
      userId: viewer.userId,
      name: 'referral.changed',
      body: { id, status: 'invited' },
    })
    const url = platform.env.PUBLIC_URL + pathTo('referralInvitation', {}, { token, lang })
    const mail = invitationMail(lang, { inviter: me.name, friend: name, url, until: linkEnds(now) })
    await queueMessage(db, platform.jobs, { to: friend.email, ...mail })
    return { data: { id, tier, amount_usd, status: 'invited' as const } }
  })

function refuseOneself(me: Referrer, friend: Friend) {
  if (!isSamePerson(me, friend)) return
  throw new Refusal(no.referred_oneself, { field: me.email === friend.email ? 'email' : 'phone' })
}

/** A friend who is here already, or whom somebody else has invited. What time has ended makes room first. */
async function refuseTaken(db: Db, platform: Platform, friend: Friend, now: Date) {
  if (await wasHereSince(db, friend, activeSince(now))) throw new Refusal(no.friend_active, { field: 'email' })
  for (const held of await earlierReferrals(db, friend)) {
    if (standsInTheWay(held, now)) throw new Refusal(no.friend_invited, { field: 'email' })
    if (hasLapsed(held, now))
      await moveHeld(db, platform, held, { event: 'lapse', mover: 'system', actor: { kind: 'system' }, now })
  }
}

/** The viewer's own friends: where each stands, since when, and what comes next. */
export async function ownReferrals(db: Db, viewer: Member, lang: Lang) {
  const rows = await referralsOf(db, viewer)
  return {
    data: rows.map((row) => {
      const { id, name, role, years, tier, amount_usd, status, void_reason, moves } = row
      const next = nextDate(row)
      return {
        id,
        name,
        role: roleName(role, lang),
        years,
        tier,
        amount_usd,
        status,
        void_reason,
        timeline: moves.map((move) => ({ ...move, at: new Date(move.at).toISOString() })),
        next: next && { what: next.what, at: next.at.toISOString() },
      }
    }),
  }
}
