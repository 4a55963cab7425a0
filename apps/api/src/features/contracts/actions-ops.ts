import type { contractsOpsContract as contract } from '@fareeq/domain/contracts/contract-ops.ts'
import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { grossOf, isAllowedTerm, isConsistent, lastDay, whtFor } from '@fareeq/domain/contracts/rules.ts'
import { contractLife } from '@fareeq/domain/contracts/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { move, propose } from './actions-moves.ts'
import { toStaffContracts } from './actions-reading.ts'
import { acceptedInterview, withoutContract } from './queries-parties.ts'
import {
  contractById,
  contractRows,
  eventsOf,
  lockContract,
  insertContract,
  insertEvent,
  nextNumber,
  saveTerms,
} from './queries.ts'
import type { TermsRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

function termsFrom(form: Body<'change'>, term: number, wht_rate: number, today: string): TermsRow {
  if (!isConsistent(form)) throw new Refusal(contractErrors.availability_differs, { field: 'availability' })
  if (form.start < today) throw new Refusal(contractErrors.start_past, { field: 'start' })
  return {
    term,
    type: form.type,
    availability: form.availability,
    start_day: form.start,
    end_day: lastDay(form.start, form.months),
    months: form.months,
    salary_net: form.salary_net,
    wht_rate,
    salary_gross: grossOf(form.salary_net, wht_rate),
    fee: form.fee,
    notice_days: form.notice_days,
    note: form.note || null,
  }
}

export async function readForStaff(ctx: RequestContext<Staff>, id: string) {
  const row = await contractById(ctx.db, id, ctx.lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  const [data] = await toStaffContracts(ctx, [row])
  return { data: data! }
}

export async function listForStaff(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { db, lang } = ctx
  const { page, next_cursor } = cutPage(await contractRows(db, lang, query), query.limit)
  const waiting = await withoutContract(db, lang)
  return {
    data: await toStaffContracts(ctx, page),
    meta: {
      next_cursor,
      waiting: waiting.map(({ interview_id, talent, company, accepted_at }) => ({
        interview_id,
        talent,
        company,
        accepted_at: accepted_at.toISOString(),
      })),
    },
  }
}

/** A draft keeps the months it has; others must be allowed today. */
export function mustAllowTerm({ platform, now }: ActionContext, months: number, field: string): void {
  const policies = platform.policies.at(now)
  if (isAllowedTerm(months, policies)) return
  const values = { min: policies.contract_least_months, max: policies.contract_most_months }
  throw new Refusal(contractErrors.term_not_allowed, { field, values })
}

/** From an accepted interview, one contract. */
export const prepare = (ctx: RequestContext<Staff>, form: Body<'prepare'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const accepted = await acceptedInterview(db, form.interview_id, lang)
    if (!accepted) throw new Refusal(contractErrors.interview_not_accepted)
    mustAllowTerm(ctx, form.months, 'months')
    await propose(ctx, form.interview_id, form)
    const terms = termsFrom(form, 1, whtFor(accepted.country, ctx.platform.policies.at(now)), riyadhDay(now))
    const id = newId(now)
    const number = `CT-${riyadhDay(now).slice(0, 4)}-${String(await nextNumber(db)).padStart(5, '0')}`
    const { interview_id, project_id, talent_id, client_id } = accepted
    if (!(await insertContract(db, { id, number, interview_id, project_id, talent_id, client_id }, now)))
      throw new Refusal(contractErrors.contract_exists)
    await saveTerms(db, id, terms)
    await insertEvent(db, id, { event: 'prepare', actor: actorOf(viewer), note: null }, now)
    await audit(db, { actor: actorOf(viewer), action: 'contract.draft', subject: { kind: 'contract', id } })
    await publishToStaff(db, ctx.platform.events, 'contract.changed', { id })
    return readForStaff(ctx, id)
  })

/** A draft may be changed as often as needed; what was sent is taken back first. */
export const change = (ctx: RequestContext<Staff>, id: string, form: Body<'change'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const contract = await lockContract(db, id)
    if (!contract) throw new Refusal(platformErrors.not_found)
    if (contractLife.next(contract.state, 'send') === null) throw new Refusal(platformErrors.moved_on)
    const version = (await eventsOf(db, [id], ctx.lang)).length
    if ((form.expected_version ?? version) !== version) throw new Refusal(platformErrors.moved_on)
    const row = await contractById(db, id, ctx.lang)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (form.months !== row.months) mustAllowTerm(ctx, form.months, 'months')
    await propose(ctx, row.interview_id, form)
    await saveTerms(db, id, termsFrom(form, contract.term, row.wht_rate, riyadhDay(ctx.now)))
    await insertEvent(db, id, { event: 'change', actor: actorOf(ctx.viewer), note: null }, ctx.now)
    await publishToStaff(db, ctx.platform.events, 'contract.changed', { id })
    return readForStaff(ctx, id)
  })

const moveByStaff = (
  ctx: RequestContext<Staff>,
  id: string,
  event: 'send' | 'take_back' | 'terminate',
  note: string | null,
) =>
  inTransaction(ctx, async (ctx) => {
    const contract = await lockContract(ctx.db, id)
    if (!contract) throw new Refusal(platformErrors.not_found)
    if (!(await move(ctx, contract, { event, actor: actorOf(ctx.viewer), note })))
      throw new Refusal(platformErrors.moved_on)
    return readForStaff(ctx, id)
  })

/** Drafts from before the rule may contradict themselves: they are changed before anybody signs them. */
export async function send(ctx: RequestContext<Staff>, id: string) {
  const row = await contractById(ctx.db, id, ctx.lang)
  if (row && !isConsistent(row)) throw new Refusal(contractErrors.availability_differs)
  return moveByStaff(ctx, id, 'send', null)
}
export const takeBack = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'takeBack'>) =>
  moveByStaff(ctx, id, 'take_back', reason)
export const terminate = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'terminate'>) =>
  moveByStaff(ctx, id, 'terminate', reason)
