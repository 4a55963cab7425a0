import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { offerErrors } from '@fareeq/domain/offers/errors.ts'
import { CLOSED, type OfferEvent, type OfferState, waitsFor } from '@fareeq/domain/offers/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { giveUpContract } from '../contracts/actions-moves.ts'
import { notify } from '../notifications/actions.ts'
import { colleagueIds } from '../organisations/queries.ts'
import type { OfferHappening } from './emails-facts.ts'
import { offerNews } from './emails.ts'
import { insertEvent, moveOffer } from './queries-writing.ts'
import { offerFor } from './queries.ts'
import type { LockedOffer } from './rows.ts'

type Move = {
  event: OfferEvent
  actor: Actor
  note: string | null
  version?: number
  columns?: readonly Sql[]
  /** Another mail tells both sides. */
  isQuiet?: boolean
}

/** Live events: open pages and counters refetch. */
async function publishChange(
  { db, platform: { events } }: ActionContext,
  offer: Pick<LockedOffer, 'id' | 'talent_id' | 'client_id'>,
): Promise<void> {
  for (const userId of [offer.talent_id, ...(await colleagueIds(db, offer.client_id))]) {
    await events.publish(db, { userId, name: 'offer.changed' })
    await events.publish(db, { userId, name: 'counters.changed' })
  }
  await publishToStaff(db, events, 'offer.changed', { id: offer.id })
}

/** Mails both sides what has happened, as each has to read it. */
export async function notifySides(
  ctx: ActionContext,
  id: string,
  happening: OfferHappening,
  note: string | null = null,
): Promise<void> {
  const [ar, en] = [await offerFor(ctx.db, null, id, 'ar'), await offerFor(ctx.db, null, id, 'en')]
  if (!ar || !en) return
  const rows = { ar, en }
  const sides = [
    {
      userId: ar.talent_id,
      side: 'talent' as const,
      zone: ar.talent_zone ?? BUSINESS_ZONE,
      path: pathTo('talentOffer', { id }),
    },
    {
      userId: ar.client_id,
      side: 'client' as const,
      zone: ar.client_zone ?? BUSINESS_ZONE,
      path: pathTo('clientOffer', { id }),
    },
  ]
  for (const { userId, side, zone, path } of sides) {
    // A reminder is for whoever has to answer.
    if (happening === 'remind' && waitsFor(ar.state) !== side) continue
    const factsIn = (lang: Lang) => {
      const { talent_name: talent, company, terms, expires_at } = rows[lang]
      return { talent, company, terms, expires_at, zone, note }
    }
    const news = offerNews(happening, side, factsIn)
    if (news) await notify(ctx, userId, { kind: 'contracts', path, news, urgent: true })
  }
}

type Happened = Pick<Move, 'actor' | 'note' | 'isQuiet'> & {
  event: OfferEvent | 'make'
  to: OfferState
  version: number
}
/** What an offer is recorded and told with, in the transaction of its change. */
export async function record(
  ctx: ActionContext,
  offer: Pick<LockedOffer, 'id' | 'talent_id' | 'client_id'>,
  { event, to, actor, note, version, isQuiet = false }: Happened,
): Promise<void> {
  await insertEvent(ctx.db, offer.id, { event, version, actor, note }, ctx.now)
  await audit(ctx.db, { actor, action: `offer.${to}`, subject: { kind: 'offer', id: offer.id } })
  await publishChange(ctx, offer)
  if (!isQuiet) await notifySides(ctx, offer.id, event, note)
}

/**
 * Moves an offer with its history, audit entry and mails; null when it was somewhere else meanwhile. One that is over takes
 * the contract that was prepared with it.
 */
export async function move(
  ctx: ActionContext,
  offer: LockedOffer,
  { event, actor, note, version = offer.version, columns = [], isQuiet = false }: Move,
): Promise<OfferState | null> {
  const to = await moveOffer(ctx.db, offer, event, ctx.now, columns)
  if (!to) return null
  if (CLOSED.includes(to) && offer.interview_id && !(await giveUpContract(ctx, offer.interview_id, { actor, note })))
    throw new Refusal(offerErrors.offer_signed)
  await record(ctx, offer, { event, to, actor, note, version, isQuiet })
  return to
}
