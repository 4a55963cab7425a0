/** What is reported to the authority: value-added tax, and tax withheld from talents. */
export const TAXES = ['vat', 'wht'] as const
export type Tax = (typeof TAXES)[number]

/** How sales stand in the return. */
export const VAT_TREATMENTS = ['standard', 'zero'] as const
export type VatTreatment = (typeof VAT_TREATMENTS)[number]

/** Months of one report: a year. */
export const MAX_MONTHS = 12
