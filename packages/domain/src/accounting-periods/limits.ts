export const REASON_LENGTH = 500
export const SOURCE_LENGTH = 120
/** Riyals for a dollar, in ten-thousandths: more than one and at most ten. */
export const [MIN_RATE, MAX_RATE] = [10_001, 100_000]

/** What has to be so before a month is closed: one row here, its words, and where it is put right. */
export const PERIOD_CHECKS = [
  /** The month before is closed. */
  'order',
  /** Statements of each of our bank accounts reach its last day. */
  'statements',
  /** Lines of statements that finance have not decided about. */
  'bank_lines',
  /** Each bank account is reconciled on its last day. */
  'reconciliation',
  /** Invoices that are written and not issued. */
  'drafts',
  /** Payments that the provider has not confirmed. */
  'payments',
  /** Batches that are chosen and neither paid nor discarded. */
  'batches',
  /** Entries and remittances that wait for a colleague. */
  'approvals',
  /** Nobody has explained what stands there. */
  'suspense',
  /** Debits and credits are equal. */
  'balanced',
  /** Receivables, credit and payables are those of the invoices and payouts. */
  'sub_ledgers',
  /** The rate of the riyal at its end, with its source. */
  'rate',
] as const
export type PeriodCheckKind = (typeof PERIOD_CHECKS)[number]
