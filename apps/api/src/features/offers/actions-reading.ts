import { factsOf, isUnsigned } from '@fareeq/domain/contracts/states.ts'
import { costOf, changesBetween, hasExpired, offerDue } from '@fareeq/domain/offers/rules.ts'
import type { AwaitedOffer, ClientOffer, Hire, StaffOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { CLOSED, type OfferEvent, type OfferMover, movesOf, waitsFor } from '@fareeq/domain/offers/states.ts'
import type { offersOpsContract as ops } from '@fareeq/domain/offers/contract-ops.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Client, Member, Staff, Talent } from '../../platform/session.ts'
import { buyerCountries } from '../invoices/queries-billing.ts'
import { awaitingContracts, awaitingOffers } from './queries-interviews.ts'
import { eventsOf, offerFor, offerRows, offersFor, previousVersions, standingOffers } from './queries.ts'
import type { AcceptedInterviewRow, OfferRow } from './rows.ts'

type Reader = RequestContext<Client> | RequestContext<Talent> | RequestContext<Staff>
type Mover = Exclude<OfferMover, 'system'>

/** What the reader may do now; an open offer whose time is over waits for the clock alone. */
function movesFor(row: OfferRow, mover: Mover, now: Date): OfferEvent[] {
  const isOpen = waitsFor(row.state) !== null
  return isOpen && hasExpired(row.expires_at, now) ? [] : movesOf(row.state, mover)
}

/** Whether the parties have a contract that was made of it. */
const isShown = ({ contract_state: state }: OfferRow): boolean => state !== null && factsOf(state).is_shown

/** The last one of its interview has come to nothing. */
const mayFollow = ({ state, interview_id, contract_id, is_followed }: OfferRow): boolean =>
  CLOSED.includes(state) && interview_id !== null && contract_id === null && !is_followed

/** As each side reads them; history and versions are fetched for all at once. */
async function toOffers({ db, lang, now, viewer }: Reader, rows: readonly OfferRow[]) {
  const ids = rows.map(({ id }) => id)
  const events = Map.groupBy(await eventsOf(db, ids, lang), ({ offer_id }) => offer_id)
  const before = new Map((await previousVersions(db, ids)).map(({ offer_id, terms }) => [offer_id, terms]))
  return rows.map((row) => {
    const waits = waitsFor(row.state)
    return {
      id: row.id,
      state: row.state,
      version: row.version,
      hash: row.terms_hash,
      interview_id: row.interview_id,
      project_id: row.project_id,
      project_name: row.project_name,
      company: row.company,
      talent: { id: row.talent_id, name: row.talent_name },
      made_by: row.made_by,
      terms: row.terms,
      changes: changesBetween(before.get(row.id) ?? null, row.terms),
      requested_changes: row.requested_changes,
      answer: row.answer,
      reason: row.reason,
      made_at: row.created_at.toISOString(),
      expires_at: row.expires_at.toISOString(),
      accepted_at: row.accepted_at?.toISOString() ?? null,
      waits_for_me:
        waits !== null &&
        !hasExpired(row.expires_at, now) &&
        waits === (viewer.kind === 'staff' ? 'client' : viewer.kind),
      // A draft of it is ours alone.
      contract_id: viewer.kind === 'staff' || isShown(row) ? row.contract_id : null,
      timeline: (events.get(row.id) ?? []).map(({ event, at, by, note }) => ({
        event,
        at: at.toISOString(),
        by,
        note,
      })),
    }
  })
}

async function toTalentOffers(ctx: RequestContext<Talent>, rows: readonly OfferRow[]): Promise<TalentOffer[]> {
  const offers = await toOffers(ctx, rows)
  return rows.map((row, at) => {
    const moves = movesFor(row, 'talent', ctx.now)
    return {
      ...offers[at]!,
      can_accept: moves.includes('accept'),
      can_ask_change: moves.includes('ask_change'),
      can_decline: moves.includes('decline') && (row.contract_state === null || isUnsigned(row.contract_state)),
    }
  })
}

/** With what a month costs; the countries of the companies are fetched for all at once. */
async function toPricedOffers(
  ctx: RequestContext<Client> | RequestContext<Staff>,
  rows: readonly OfferRow[],
): Promise<ClientOffer[]> {
  const { db, platform, now, viewer } = ctx
  const organisations = rows.flatMap(({ organisation_id: id }) => id ?? [])
  const countries = new Map((await buyerCountries(db, organisations)).map(({ id, country }) => [id, country]))
  const policies = platform.policies.at(now)
  const offers = await toOffers(ctx, rows)
  return rows.map((row, at) => {
    const mover = viewer.kind === 'staff' ? 'operations' : 'client'
    const moves = may(viewer, 'offers.make') ? movesFor(row, mover, now) : []
    return {
      ...offers[at]!,
      waits_for_me: offers[at]!.waits_for_me && may(viewer, 'offers.make'),
      fee: row.fee,
      fee_percent: policies.fee_percent,
      ...costOf(row.terms, row.fee, countries.get(row.organisation_id ?? '') ?? null, policies),
      can_revise: moves.includes('revise'),
      can_keep: moves.includes('keep'),
      can_withdraw: moves.includes('withdraw') && !isShown(row),
      can_make_again: may(viewer, 'offers.make') && mayFollow(row),
    }
  })
}

async function toStaffOffers(ctx: RequestContext<Staff>, rows: readonly OfferRow[]): Promise<StaffOffer[]> {
  const offers = await toPricedOffers(ctx, rows)
  return rows.map(({ client_id, organisation_id }, at) => ({ ...offers[at]!, client_id, organisation_id }))
}

const toAwaited = (
  { platform, now }: RequestContext<Client> | RequestContext<Staff>,
  rows: readonly AcceptedInterviewRow[],
): AwaitedOffer[] =>
  rows.map(({ interview_id, talent, company, project_name, accepted_at }) => ({
    interview_id,
    talent,
    company,
    project_name,
    accepted_at: accepted_at.toISOString(),
    due_at: offerDue(accepted_at, platform.policies.at(now)).toISOString(),
  }))

/** Whose contract is next: nothing was offered yet, an offer is open, or it was accepted. */
export async function listHires(ctx: RequestContext<Staff>): Promise<{ data: Hire[] }> {
  const hires = toAwaited(ctx, await awaitingContracts(ctx.db, ctx.lang))
  const rows = await standingOffers(
    ctx.db,
    hires.map(({ interview_id: id }) => id),
    ctx.lang,
  )
  const offers = new Map((await toStaffOffers(ctx, rows)).map((offer) => [offer.interview_id, offer]))
  return { data: hires.map((hire) => ({ ...hire, offer: offers.get(hire.interview_id) ?? null })) }
}

const waitingFirst = (one: { waits_for_me: boolean }, other: { waits_for_me: boolean }) =>
  Number(other.waits_for_me) - Number(one.waits_for_me)

export async function offerOrThrow({ db, lang }: Reader, viewer: Member | null, id: string): Promise<OfferRow> {
  const row = await offerFor(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

export const listForTalent = async (ctx: RequestContext<Talent>) => ({
  data: (await toTalentOffers(ctx, await offersFor(ctx.db, ctx.viewer, ctx.lang))).toSorted(waitingFirst),
})
export const listForClient = async (ctx: RequestContext<Client>) => ({
  data: (await toPricedOffers(ctx, await offersFor(ctx.db, ctx.viewer, ctx.lang))).toSorted(waitingFirst),
  meta: { awaited: toAwaited(ctx, await awaitingOffers(ctx.db, ctx.viewer, ctx.lang)) },
})
export async function listForStaff(ctx: RequestContext<Staff>, query: QueryOf<(typeof ops)['list']>) {
  const { page, next_cursor } = cutPage(await offerRows(ctx.db, ctx.lang, query), query.limit)
  const awaited = toAwaited(ctx, await awaitingOffers(ctx.db, null, ctx.lang))
  return { data: await toStaffOffers(ctx, page), meta: { next_cursor, awaited } }
}

export async function readForTalent(ctx: RequestContext<Talent>, id: string) {
  const [data] = await toTalentOffers(ctx, [await offerOrThrow(ctx, ctx.viewer, id)])
  return { data: data! }
}
export async function readForClient(ctx: RequestContext<Client>, id: string) {
  const [data] = await toPricedOffers(ctx, [await offerOrThrow(ctx, ctx.viewer, id)])
  return { data: data! }
}
export async function readForStaff(ctx: RequestContext<Staff>, id: string) {
  const [data] = await toStaffOffers(ctx, [await offerOrThrow(ctx, null, id)])
  return { data: data! }
}
