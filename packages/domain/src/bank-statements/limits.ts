/** What banks give out: ISO 20022, SWIFT, and a table. Which one it is, its text says. */
export const STATEMENT_FORMATS = ['camt', 'swift', 'csv'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]
export const STATEMENT_UPLOAD = { field: 'file', maxBytes: 10 * 1024 * 1024, types: ['xml', 'txt', 'csv'] } as const

/** Of one file; a month of a large account. */
export const MAX_LINES = 5000
export const NAME_LENGTH = 140
export const TEXT_LENGTH = 500
export const BANK_ID_LENGTH = 60
export const HEADING_LENGTH = 80
export const REASON_LENGTH = 500
/** Invoices that one transfer pays. */
export const MAX_PARTS = 20
export const MAX_PROPOSALS = 5

/** In what order a table writes a day. */
export const DAY_ORDERS = ['ymd', 'dmy', 'mdy'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

/** Why a line is set aside: other money, money that went back, or a transfer that was recorded by hand before. */
export const ASIDE_KINDS = ['not_ours', 'returned', 'recorded'] as const
export type AsideKind = (typeof ASIDE_KINDS)[number]

/** What an import would do with a line. */
export const PREVIEW_FATES = ['automatic', 'queue', 'outgoing', 'known'] as const
export type PreviewFate = (typeof PREVIEW_FATES)[number]
