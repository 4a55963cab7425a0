import { factsOf } from '@fareeq/domain/contracts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import type { clientOffersContract as client, talentOffersContract as talent } from '@fareeq/domain/offers/contract.ts'
import { offerErrors } from '@fareeq/domain/offers/errors.ts'
import { changesBetween, expiryOf, feeFor, hasExpired } from '@fareeq/domain/offers/rules.ts'
import { type OfferEvent, waitsFor, offerLife } from '@fareeq/domain/offers/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { lockContractOf } from '../contracts/queries.ts'
import { hashOf, termsOrThrow } from './actions-making.ts'
import { move } from './actions-moves.ts'
import { offerOrThrow } from './actions-reading.ts'
import { insertVersion, lockOffer } from './queries-writing.ts'
import type { LockedOffer, OfferRow } from './rows.ts'

type Mover = RequestContext<Client> | RequestContext<Talent> | RequestContext<Staff>
type Maker = RequestContext<Client> | RequestContext<Staff>
type TalentBody<Name extends keyof typeof talent> = BodyOf<(typeof talent)[Name]>

/** An offer that the caller may move now, locked; whose time is over waits for the clock alone. */
async function lockForMove(ctx: Mover, id: string, event: OfferEvent): Promise<{ row: OfferRow; offer: LockedOffer }> {
  const row = await offerOrThrow(ctx, ctx.viewer.kind === 'staff' ? null : ctx.viewer, id)
  // In the order in which whoever gives up a contract locks both.
  if (row.interview_id) await lockContractOf(ctx.db, row.interview_id)
  const offer = await lockOffer(ctx.db, id)
  if (!offer || offerLife.next(offer.state, event) === null) throw new Refusal(offerErrors.offer_moved)
  if (waitsFor(offer.state) !== null && hasExpired(offer.expires_at, ctx.now))
    throw new Refusal(offerErrors.offer_moved)
  return { row, offer }
}

/** Optimistic concurrency: what is answered must be what was read. */
function mustBeVersion({ version, terms_hash }: LockedOffer, read: { version: number; hash?: string }): void {
  if (version !== read.version || terms_hash !== (read.hash ?? terms_hash)) throw new Refusal(offerErrors.offer_changed)
}

type Change = { note: string | null; columns?: readonly Sql[]; version?: number }
const moveOne = (
  ctx: Mover,
  id: string,
  event: OfferEvent,
  change: (locked: { row: OfferRow; offer: LockedOffer }, ctx: Mover) => Promise<Change> | Change,
): Promise<void> =>
  inTransaction(ctx, async (ctx: Mover) => {
    const locked = await lockForMove(ctx, id, event)
    const actor = actorOf(ctx.viewer)
    if (!(await move(ctx, locked.offer, { event, actor, ...(await change(locked, ctx)) })))
      throw new Refusal(offerErrors.offer_moved)
  })

export const accept = (ctx: RequestContext<Talent>, id: string, read: TalentBody<'accept'>) =>
  moveOne(ctx, id, 'accept', ({ offer }, { now }) => {
    mustBeVersion(offer, read)
    if (offer.terms.start < riyadhDay(now)) throw new Refusal(offerErrors.offer_start_passed)
    return { note: null, columns: [sql`accepted_at = ${now}`] }
  })

/** The other side has as long to answer as the talent had. */
export const askChange = (
  ctx: RequestContext<Talent>,
  id: string,
  { version, requested_changes }: TalentBody<'askChange'>,
) =>
  moveOne(ctx, id, 'ask_change', ({ offer }, { now, platform }) => {
    mustBeVersion(offer, { version })
    const expires = expiryOf(now, offer.terms.start, platform.policies.at(now))
    return {
      note: null,
      columns: [
        sql`requested_changes = ${JSON.stringify(requested_changes)}`,
        sql`answer = null`,
        sql`expires_at = ${expires}`,
        sql`reminded_at = null`,
      ],
    }
  })

export const decline = (ctx: RequestContext<Talent>, id: string, { reason }: TalentBody<'decline'>) =>
  moveOne(ctx, id, 'decline', () => ({ note: reason, columns: [sql`reason = ${reason}`] }))

/** A new version: the talent reads it anew, and has the days for it. */
export const revise = (
  ctx: Maker,
  id: string,
  {
    expected_version,
    answer,
    fee,
    ...form
  }: BodyOf<(typeof client)['revise']> & Partial<BodyOf<(typeof ops)['revise']>>,
) =>
  moveOne(ctx, id, 'revise', async ({ offer }, ctx) => {
    const { db, now, platform } = ctx as Maker
    mustBeVersion(offer, { version: expected_version })
    const policies = platform.policies.at(now)
    const terms = termsOrThrow(ctx as Maker, form, offer.terms.wht_rate)
    const before = { fee: offer.fee, net: offer.terms.salary_net }
    const newFee = fee ?? feeFor(terms.salary_net, before, policies)
    if (changesBetween(offer.terms, terms).length === 0 && newFee === offer.fee)
      throw new Refusal(offerErrors.offer_same)
    const version = offer.version + 1
    const terms_hash = hashOf(id, version, terms)
    await insertVersion(db, id, { version, terms, terms_hash, fee: newFee }, now)
    return {
      note: answer || null,
      version,
      columns: [
        sql`version = ${version}`,
        sql`terms = ${JSON.stringify(terms)}`,
        sql`terms_hash = ${terms_hash}`,
        sql`fee = ${newFee}`,
        sql`answer = ${answer || null}`,
        sql`expires_at = ${expiryOf(now, terms.start, policies)}`,
        sql`reminded_at = null`,
      ],
    }
  })

export const keepTerms = (ctx: Maker, id: string, { expected_version, answer }: BodyOf<(typeof client)['keep']>) =>
  moveOne(ctx, id, 'keep', ({ offer }, { now, platform }) => {
    mustBeVersion(offer, { version: expected_version })
    return {
      note: answer || null,
      columns: [
        sql`answer = ${answer || null}`,
        sql`expires_at = ${expiryOf(now, offer.terms.start, platform.policies.at(now))}`,
        sql`reminded_at = null`,
      ],
    }
  })

export const withdraw = (ctx: Maker, id: string, { reason }: BodyOf<(typeof client)['withdraw']>) =>
  moveOne(ctx, id, 'withdraw', async ({ offer }, { db }) => {
    const contract = offer.interview_id && (await lockContractOf(db, offer.interview_id))
    if (contract && factsOf(contract.state).is_shown) throw new Refusal(offerErrors.offer_contract_exists)
    return { note: reason, columns: [sql`reason = ${reason}`] }
  })
