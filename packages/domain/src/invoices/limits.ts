/** Value-added tax for companies in Saudi Arabia, in basis points; a policy (D-82). */
export const VAT_KSA = 1500
/** Riyals for a dollar, in ten-thousandths; a policy. */
export const SAR_RATE = 37_500
export const DUE_DAYS = 14
/** Reminders: so many days before and after an invoice is due. */
export const REMINDER_DAYS = [-3, 1, 7, 14] as const
export const LINE_KINDS = ['salary', 'buyout', 'other'] as const
export type LineKind = (typeof LINE_KINDS)[number]
export const LABEL_LENGTH = 200
export const MOST_LINES = 100
export const SELLER = { ar: 'منصة فريق', en: 'Fareeq', vat_number: '300000000000003' } as const
