import { nextTerms, type RequestedTerms } from '@fareeq/domain/renewals/rules.ts'
import type { RenewalState } from '@fareeq/domain/renewals/states.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import { termsOf } from '../src/features/contracts/actions-documents.ts'
import { namesOf } from '../src/features/contracts/queries-parties.ts'
import { contractById } from '../src/features/contracts/queries.ts'
import { moveRenewal } from '../src/features/renewals/queries.ts'
import { insertTicket } from '../src/features/tickets/queries-opening.ts'
import { saveState } from '../src/features/tickets/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Change = { talent: string; reference: string; daysAgo: number; requested: RequestedTerms; note: string }

/** Approved with another fee, which the company accepted: the offer waits for the talent. */
const OFFERED: Change = {
  talent: 'selin@demo.fareeq.test',
  reference: 'DEM7G8',
  daysAgo: 4,
  requested: { duration: 12, raise: { yes: true, price: 200 } },
  note: 'نود سنة كاملة هذه المرة، مع زيادة تستحقها بعد إطلاق النسخة الثانية.',
}
/** Cents: the fee that operations ask for with the new terms. */
const FEE = 48_000

/** Half days with a pay of their own: operations have not answered yet. */
const PART_TIME: Change = {
  talent: 'elias@demo.fareeq.test',
  reference: 'DEM7H2',
  daysAgo: 1,
  requested: { duration: 6, availability: 'part_time', raise: { yes: false }, salary: 1800 },
  note: 'اكتملت المرحلة الأولى، ويكفينا دوام جزئي للصيانة في النصف الأول من العام.',
}

/** The company asks operations for other terms. */
async function askFor(db: Db, now: Date, { talent, reference, daysAgo, requested, note }: Change) {
  const renewal = await db.row<{ id: string; contract_id: string }>(sql`
    select contract_renewals.id, contract_id from contract_renewals join contracts on contracts.id = contract_id
      join users on users.id = talent_id
    where email = ${talent} and contract_renewals.state = 'need_renewal' and offered is null`)
  const contract = renewal && (await contractById(db, renewal.contract_id, 'ar'))
  if (!renewal || !contract) return null
  const at = after(now, -daysAgo * DAY)
  const { email, names } = await namesOf(db, contract.client_id)
  const ticketId = newId(at)
  const added = await insertTicket(db, {
    id: ticketId,
    reference,
    kind: 'change_terms',
    subject: contract.number,
    body: note,
    from_name: names[0] ?? '',
    from_email: email,
    user_id: contract.client_id,
    lang: 'ar',
    data: { renewal_id: renewal.id, requested_terms: requested },
    due_at: ticketDue('change_terms', at, UNCHANGED),
    now: at,
  })
  if (!added) return null
  const state = await moveRenewal(db, { ...renewal, state: 'need_renewal' }, 'change_terms', at, [
    sql`requested_terms = ${JSON.stringify(requested)}`,
    sql`offered = ${JSON.stringify(nextTerms(termsOf(contract), requested))}`,
    sql`asked_by = 'client'`,
    sql`note = ${note}`,
    sql`ticket_id = ${ticketId}`,
  ])
  return { id: renewal.id, state: mustMove(state), ticketId }
}

function mustMove(state: RenewalState | null): RenewalState {
  if (!state) throw new Error('A renewal of the demo world moves by its table')
  return state
}

/** One offer that waits for the talent, and changed terms that wait for operations. */
export async function seedRenewals(db: Db, now: Date) {
  const offered = await askFor(db, now, OFFERED)
  if (offered) {
    const answered = after(now, -2 * DAY)
    const state = mustMove(await moveRenewal(db, offered, 'propose_fee', answered, [sql`offered_fee = ${FEE}`]))
    await moveRenewal(db, { ...offered, state }, 'accept_fee', after(now, -DAY))
    await saveState(db, offered.ticketId, 'closed', answered)
  }
  await askFor(db, now, PART_TIME)
}
