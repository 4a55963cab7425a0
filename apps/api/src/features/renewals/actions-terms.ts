import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type {
  clientRenewalsContract as client,
  talentRenewalsContract as talent,
} from '@fareeq/domain/renewals/contract.ts'
import { type RequestedTerms, counterTerms, needsSalary } from '@fareeq/domain/renewals/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { mustAllowTerm } from '../contracts/actions-ops.ts'
import { termsOf } from '../contracts/actions-documents.ts'
import { namesOf } from '../contracts/queries-parties.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { moveOne, offerColumns, readOne } from './actions.ts'
import type { ContractRow } from '../contracts/rows.ts'
import type { RenewalRow } from './rows.ts'

/** Other terms are a question to operations (P-032). */
async function askOperations(
  ctx: RequestContext<Client | Talent>,
  { row, contract }: { row: RenewalRow; contract: ContractRow },
  requested: RequestedTerms,
  note: string | null,
) {
  const requestedBy = ctx.viewer.kind === 'talent' ? 'talent' : 'client'
  const { email, names } = await namesOf(ctx.db, ctx.viewer.userId)
  const ticket = await openTicket(ctx, {
    kind: 'change_terms',
    subject: contract.number,
    body: note ?? '',
    from_name: names[0] ?? '',
    from_email: email,
    viewer: ctx.viewer,
    lang: ctx.lang,
    data: { renewal_id: row.id, requested_terms: requested },
  })
  return { note, columns: [...offerColumns(contract, requested, requestedBy, note), sql`ticket_id = ${ticket.id}`] }
}

/** Other hours have a pay of their own: without it the old amount would be paid for them. */
function mustNameSalary(contract: ContractRow, requested: RequestedTerms): RequestedTerms {
  if (!needsSalary(termsOf(contract), requested)) return { ...requested, salary: null }
  if (!requested.salary) throw new Refusal(rule.salary_needed, { field: 'salary' })
  return { ...requested, raise: { yes: false } }
}

export const changeTerms = (ctx: RequestContext<Client>, id: string, body: BodyOf<(typeof client)['changeTerms']>) =>
  inTransaction(ctx, async (ctx) => {
    const { note, ...requested } = body
    mustAllowTerm(ctx, requested.duration, 'duration')
    await moveOne(ctx, id, 'change_terms', (row, contract) =>
      askOperations(ctx, { row, contract }, mustNameSalary(contract, requested), note || null),
    )
    return readOne(ctx, id, 'client')
  })

export const counter = (ctx: RequestContext<Talent>, id: string, body: BodyOf<(typeof talent)['counter']>) =>
  inTransaction(ctx, async (ctx) => {
    if (body.duration !== undefined) mustAllowTerm(ctx, body.duration, 'duration')
    await moveOne(ctx, id, 'counter', (row, contract) => {
      const { note, ...request } = body
      const offer = { current: termsOf(contract), offered: row.offered, raise: row.requested_terms?.raise ?? null }
      const requested = mustNameSalary(contract, counterTerms(offer, request))
      return askOperations(ctx, { row, contract }, requested, note || null)
    })
    return readOne(ctx, id, 'talent')
  })
