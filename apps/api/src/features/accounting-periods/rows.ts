// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Tables } from '../../platform/db/tables.ts'

export type AmountRow = {
  amount: number
}

export type CountedRow = {
  count: number
}

export type CurrencyRow = {
  currency: string
}

export type EventRow = {
  event: Tables['accounting_period_events']['event']
  by: string
  released_by: string | null
  reason: string | null
  at: Date
}

export type FirstDay = {
  day: string | null
}

export type PeriodRow = {
  month: string
  state: Tables['accounting_periods']['state']
  by: string | null
  at: Date | null
}

export type RateRow = {
  rate: number
  source: string
  source_day: string
  by: string
  at: Date
}
