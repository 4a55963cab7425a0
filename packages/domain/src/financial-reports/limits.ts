/** How late something is, by the days since it was due; `from` and `to` are included. */
export const AGE_BUCKETS = ['not_due', 'days_30', 'days_60', 'days_90', 'older'] as const
export type AgeBucket = (typeof AGE_BUCKETS)[number]
/** The last day of each. */
export const BUCKET_ENDS: Readonly<Record<AgeBucket, number>> = {
  not_due: 0,
  days_30: 30,
  days_60: 60,
  days_90: 90,
  older: Number.POSITIVE_INFINITY,
}

/** Who owes us, and whom we owe. */
export const AGEING_SIDES = ['receivable', 'payable'] as const
export type AgeingSide = (typeof AGEING_SIDES)[number]

/** Months of one report. */
export const MAX_MONTHS = 36
