import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { type RequestedTerms, nextTerms } from '@fareeq/domain/renewals/rules.ts'
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

const TALENT = 'selin@demo.fareeq.test'
const REQUESTED_TERMS: RequestedTerms = { duration: 12, raise: { yes: true, price: 200 } }
const NOTE = 'نود سنة كاملة هذه المرة، مع زيادة تستحقها بعد إطلاق النسخة الثانية.'
/** Cents: the fee that operations ask for with the new terms. */
const FEE = 39_000

/** One whose changed terms operations approved with another fee: the company is asked about it first. */
export async function seedRenewals(db: Db, now: Date) {
  const renewal = await db.row<{ id: string; contract_id: string }>(sql`
    select contract_renewals.id, contract_id from contract_renewals join contracts on contracts.id = contract_id
      join users on users.id = talent_id
    where email = ${TALENT} and contract_renewals.state = 'need_renewal' and offered is null`)
  const contract = renewal && (await contractById(db, renewal.contract_id, 'ar'))
  if (!renewal || !contract) return
  const [requestedAt, answered] = [after(now, -4 * DAY), after(now, -2 * DAY)]
  const { email, names } = await namesOf(db, contract.client_id)
  const ticketId = newId(requestedAt)
  const added = await insertTicket(db, {
    id: ticketId,
    reference: 'DEM7G8',
    kind: 'change_terms',
    subject: contract.number,
    body: NOTE,
    from_name: names[0] ?? '',
    from_email: email,
    user_id: contract.client_id,
    lang: 'ar',
    data: { renewal_id: renewal.id, wish: REQUESTED_TERMS },
    due_at: ticketDue('change_terms', requestedAt, UNCHANGED),
    now: requestedAt,
  })
  if (!added) return
  const offered = JSON.stringify(nextTerms(termsOf(contract), REQUESTED_TERMS))
  const waiting = await moveRenewal(db, { ...renewal, state: 'need_renewal' }, 'change_terms', requestedAt, [
    sql`wish = ${JSON.stringify(REQUESTED_TERMS)}`,
    sql`offered = ${offered}`,
    sql`asked_by = 'client'`,
    sql`note = ${NOTE}`,
    sql`ticket_id = ${ticketId}`,
  ])
  if (!waiting) throw new Error('A renewal that waits for its company may be changed')
  await moveRenewal(db, { ...renewal, state: waiting }, 'propose_fee', answered, [sql`offered_fee = ${FEE}`])
  await saveState(db, ticketId, 'closed', answered)
}
