// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type CountByStateRow = {
  state: Tables['contract_renewals']['state']
  count: number
}

export type RenewalRow = {
  id: string
  contract_id: string
  term: number
  state: Tables['contract_renewals']['state']
  asked_by: NonNullable<Tables['contract_renewals']['asked_by']> | null
  requested_terms: Shapes['contract_renewals.wish'] | null
  offered: Shapes['contract_renewals.offered'] | null
  offered_fee: number | null
  note: string | null
  reason: string | null
  answer: string | null
  ticket_id: string | null
}

export type WindowCounts = {
  from: number
  to: number
  contracts: number
  undecided: number
  under_way: number
  settled: number
}
