import { CLOSED, contractLife } from '@fareeq/domain/contracts/states.ts'
import { OPEN as OPEN_OFFERS } from '@fareeq/domain/offers/states.ts'
import { OPEN as OPEN_RENEWALS } from '@fareeq/domain/renewals/states.ts'
import { sql } from '../../platform/db/sql.ts'
import { type CountQuery, type Effect, countOf, section } from './queries-effect.ts'

const TERMS = sql`contracts join contract_terms on contract_id = id and contract_terms.term = contracts.term`

const endingBy: CountQuery = ({ value, from_day }) =>
  countOf(
    sql`${TERMS} where not state = any(${CLOSED}) and end_day between ${from_day}::date and ${from_day}::date + ${value}::int`,
  )
const board: Effect[] = [{ effect: 'renewal_board_affected', path: section('renewals'), count: endingBy }]

const OPEN_STATES = sql.literals(OPEN_OFFERS)
export const CONTRACT_EFFECTS = {
  offer_answer_days: [
    {
      effect: 'offer_deadlines_unaffected',
      path: section('contracts', { tab: 'offers' }),
      count: () => countOf(sql`offers where state in (${OPEN_STATES})`),
    },
  ],
  offer_reminder_days: [
    {
      effect: 'offer_reminders_affected',
      path: section('contracts', { tab: 'offers' }),
      count: () => countOf(sql`offers where state in (${OPEN_STATES}) and reminded_at is null`),
    },
  ],
  contract_least_months: [
    {
      effect: 'contract_terms_unaffected',
      path: section('contracts'),
      count: ({ value }) => countOf(sql`${TERMS} where not state = any(${CLOSED}) and months < ${value}`),
    },
  ],
  contract_most_months: [
    {
      effect: 'contract_terms_unaffected',
      path: section('contracts'),
      count: ({ value }) => countOf(sql`${TERMS} where not state = any(${CLOSED}) and months > ${value}`),
    },
  ],
  buyout_answer_days: [],
  leave_days_a_year: [],
  trial_days: [],
  contract_secrecy_years: [],
  contract_liability_months: [],
  renewal_days: [
    {
      effect: 'renewal_requests_affected',
      path: section('contracts', { state: 'active' }),
      count: ({ value, from_day }) =>
        countOf(sql`${TERMS}
          where state = any(${contractLife.sources('come_near')}) and end_day <= ${from_day}::date + ${value}::int`),
    },
  ],
  renewal_latest_start_days: [
    {
      effect: 'renewal_starts_affected',
      path: section('contracts'),
      count: () => countOf(sql`contract_renewals where state = any(${OPEN_RENEWALS})`),
    },
  ],
  renewal_board_first_days: board,
  renewal_board_third_days: board,
  renewal_board_fourth_days: board,
  renewal_board_last_days: board,
} as const satisfies Readonly<Record<string, readonly Effect[]>>
