type IntervalFacts = { readonly months: number }
/** How often an invoice is repeated. */
export const INTERVAL_FACTS = {
  month: { months: 1 },
  quarter: { months: 3 },
  year: { months: 12 },
} as const satisfies Readonly<Record<string, IntervalFacts>>
export type Interval = keyof typeof INTERVAL_FACTS
export const INTERVALS = Object.keys(INTERVAL_FACTS) as [Interval, ...Interval[]]

export const TITLE_LENGTH = 120
export const MAX_LINES = 20
/** It begins within so many days from today. */
export const MAX_DAYS_AHEAD = 366
/** Days of invoices to come that a page shows. */
export const PREVIEW_DAYS = 3
