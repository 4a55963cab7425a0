import type { Bilingual } from '../kernel/language/locale.ts'
import { KSA } from '../kernel/validation/company-numbers.ts'
import type { Buyer } from './schema.ts'

/** Why no VAT is charged, by the code and the words of the tax authority’s list. */
export type VatReason = { readonly code: string; readonly category: 'Z' | 'O'; readonly text: Bilingual }

/** Services to somebody outside the Kingdom. */
const EXPORT: VatReason = {
  code: 'VATEX-SA-33',
  category: 'Z',
  text: { ar: 'تصدير الخدمات', en: 'Export of services' },
}
/** Where our own rate for the Kingdom is nothing. */
const OUT_OF_SCOPE: VatReason = {
  code: 'VATEX-SA-OOS',
  category: 'O',
  text: { ar: 'خارج نطاق ضريبة القيمة المضافة', en: 'Not subject to VAT' },
}

/** Null where VAT is charged. */
export function vatReason(country: string, rate: number): VatReason | null {
  if (rate > 0) return null
  return country === KSA ? OUT_OF_SCOPE : EXPORT
}

/** A buyer in the Kingdom without a VAT number gets a simplified invoice, anybody else a standard one. */
export const isSimplified = ({ country, vat_number }: Pick<Buyer, 'country' | 'vat_number'>): boolean =>
  country === KSA && !vat_number
