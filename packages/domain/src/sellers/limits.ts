/** At most 255 bytes of UTF-8, which a field of the QR code holds. */
export const NAME_LENGTH = 85
export const ADDRESS_LENGTH = 200
export const HOLDER_LENGTH = 140
export const BANK_LENGTH = 80
export const REASON_LENGTH = 500
/** A version is proposed for at most so many days ahead. */
export const MAX_DAYS_AHEAD = 366

/** Currencies in which companies may transfer, each with one account at most. */
export const ACCOUNT_CURRENCIES = ['USD', 'SAR'] as const
export type AccountCurrency = (typeof ACCOUNT_CURRENCIES)[number]

/** Who issues the invoices of a demo, where the settings name no seller; its VAT number belongs to nobody. */
export const DEMO_SELLER = {
  name: { ar: 'منصة فريق', en: 'Fareeq' },
  address: { ar: 'الرياض، المملكة العربية السعودية', en: 'Riyadh, Saudi Arabia' },
  vat_number: '300000000000003',
} as const
