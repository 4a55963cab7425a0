import { mustAllowTerm } from '../contracts/actions-ops.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type {
  clientRenewalsContract as client,
  talentRenewalsContract as talent,
} from '@fareeq/domain/renewals/contract.ts'
import { renewalErrors } from '@fareeq/domain/renewals/errors.ts'
import {
  type RequestedTerms,
  asksFee,
  hasEnded,
  hasOpenTerms,
  isProposable,
  isProposal,
  latestStart,
  nextTerms,
} from '@fareeq/domain/renewals/rules.ts'
import type { BulkResult } from '@fareeq/domain/renewals/schema.ts'
import { type RenewalEvent, renewalLife } from '@fareeq/domain/renewals/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { termsOf } from '../contracts/actions-documents.ts'
import { contractById } from '../contracts/queries.ts'
import { move } from './actions-moves.ts'
import { toRenewal } from './actions-reading.ts'
import { NO_OFFER, lockRenewal, renewalFor } from './queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { RenewalRow } from './rows.ts'

type ClientBody<Name extends keyof typeof client> = BodyOf<(typeof client)[Name]>
type TalentBody<Name extends keyof typeof talent> = BodyOf<(typeof talent)[Name]>
type Party = Client | Talent

/** A renewal that this party may move now, and its contract; others get no row. */
export async function lockForMove(ctx: RequestContext<Party>, id: string, event: RenewalEvent) {
  const row = await lockRenewal(ctx.db, ctx.viewer, id)
  const contract = row && (await contractById(ctx.db, row.contract_id, ctx.lang))
  if (!row || !contract) throw new Refusal(platformErrors.not_found)
  if (!factsOf(contract.state).is_running || hasEnded(contract.end_day, riyadhDay(ctx.now)))
    throw new Refusal(renewalErrors.contract_over)
  if (renewalLife.next(row.state, event) === null) throw new Refusal(renewalErrors.renewal_moved)
  return { row, contract }
}

type Change = { event: RenewalEvent; note: string | null; columns: readonly Sql[] }

/** Moves one that this party may move now, with what the change saves. */
export async function moveOne(
  ctx: RequestContext<Party>,
  id: string,
  event: RenewalEvent,
  change: (row: RenewalRow, contract: ContractRow) => Promise<Omit<Change, 'event'>> | Omit<Change, 'event'>,
) {
  const { row, contract } = await lockForMove(ctx, id, event)
  const prepared = await change(row, contract)
  if (!(await move(ctx, row, { event, actor: actorOf(ctx.viewer), ...prepared })))
    throw new Refusal(renewalErrors.renewal_moved)
}

/** One transaction each: one that fails is reported with its reason, and does not block the others. */
async function bulkInTransactions(
  ctx: RequestContext<Party>,
  ids: readonly string[],
  run: (ctx: RequestContext<Party>, id: string) => Promise<void>,
) {
  const result: BulkResult = { ok: [], failed: [] }
  for (const id of new Set(ids)) {
    try {
      await inTransaction(ctx, (ctx) => run(ctx, id))
      result.ok.push(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      result.failed.push({ id, error: sentence(error.kind, ctx.lang, error.details.values) })
    }
  }
  return { data: result }
}

export const offerColumns = (
  contract: ContractRow,
  requested: RequestedTerms,
  requestedBy: 'client' | 'talent',
  note: string | null,
): Sql[] => [
  sql`requested_terms = ${JSON.stringify(requested)}`,
  sql`offered = ${JSON.stringify(nextTerms(termsOf(contract), requested))}`,
  sql`offered_fee = null`,
  sql`asked_by = ${requestedBy}`,
  sql`note = ${note}`,
  sql`answer = null`,
]

/** The same terms again, for so many months; negotiated terms are not thrown away with it. */
export const renew = (ctx: RequestContext<Client>, { ids, duration, start }: ClientBody<'renew'>) =>
  bulkInTransactions(ctx, ids, (ctx, id) =>
    moveOne(ctx, id, 'renew', (row, contract) => {
      if (hasOpenTerms(row)) throw new Refusal(renewalErrors.terms_open)
      const policies = ctx.platform.policies.at(ctx.now)
      mustAllowTerm(ctx, duration, 'duration')
      const latest = latestStart(contract.end_day, policies)
      if (start && start > latest)
        throw new Refusal(renewalErrors.start_too_late, {
          field: 'start',
          values: { day: formatDay(latest, ctx.lang), days: policies.renewal_latest_start_days },
        })
      return { note: null, columns: offerColumns(contract, { duration, start }, 'client', null) }
    }),
  )

/** The fee that was read with the new terms: they go to the talent. */
export const acceptFee = (ctx: RequestContext<Client>, id: string, { fee }: ClientBody<'acceptFee'>) =>
  inTransaction(ctx, async (ctx) => {
    await moveOne(ctx, id, 'accept_fee', (row) => {
      if (!asksFee(row) || row.offered_fee !== fee) throw new Refusal(renewalErrors.renewal_moved)
      return { note: null, columns: [] }
    })
    return readOne(ctx, id, 'client')
  })

/** What the talent would like to stay for; the company has it to accept, change or drop. */
export const propose = (ctx: RequestContext<Talent>, id: string, { note, ...requested }: TalentBody<'propose'>) =>
  inTransaction(ctx, async (ctx) => {
    mustAllowTerm(ctx, requested.duration, 'duration')
    await moveOne(ctx, id, 'propose', (row, contract) => {
      if (!isProposable(row)) throw new Refusal(renewalErrors.renewal_moved)
      return { note: note || null, columns: offerColumns(contract, requested, 'talent', note || null) }
    })
    return readOne(ctx, id, 'talent')
  })

/** What the talent proposed, as it was read: it becomes the offer. */
export const acceptTerms = (ctx: RequestContext<Client>, id: string, body: ClientBody<'acceptTerms'>) =>
  inTransaction(ctx, async (ctx) => {
    await moveOne(ctx, id, 'accept_terms', (row) => {
      const isRead = row.offered?.months === body.months && row.offered.salary_gross === body.salary_gross
      if (!isProposal(row) || !isRead) throw new Refusal(renewalErrors.renewal_moved)
      return { note: null, columns: [] }
    })
    return readOne(ctx, id, 'client')
  })

/** Nothing is offered any more: an offer that the talent has not answered, or terms that the company was asked about. */
export const withdraw = (ctx: RequestContext<Client>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const locked = await lockRenewal(ctx.db, ctx.viewer, id)
    const event = locked && hasOpenTerms(locked) ? 'drop_terms' : 'withdraw'
    await moveOne(ctx, id, event, () => ({ note: null, columns: NO_OFFER }))
    return readOne(ctx, id, 'client')
  })

export const rejectByClient = (ctx: RequestContext<Client>, { ids, reason }: ClientBody<'reject'>) =>
  bulkInTransactions(ctx, ids, (ctx, id) =>
    moveOne(ctx, id, 'reject_by_client', () => ({ note: reason, columns: [sql`reason = ${reason}`] })),
  )

export const rejectByTalent = (ctx: RequestContext<Talent>, id: string, { reason }: TalentBody<'reject'>) =>
  inTransaction(ctx, async (ctx) => {
    await moveOne(ctx, id, 'reject_by_talent', () => ({ note: reason, columns: [sql`reason = ${reason}`] }))
    return readOne(ctx, id, 'talent')
  })

export async function readOne(ctx: RequestContext<Party>, id: string, party: 'client' | 'talent') {
  const row = await renewalFor(ctx.db, ctx.viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: await toRenewal(ctx.db, row, party, ctx.lang, ctx.now) }
}
