import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import { DEMO_SELLER } from '@fareeq/domain/sellers/limits.ts'
import { SELLER_VAT_NUMBER } from '@fareeq/domain/kernel/validation/company-numbers.ts'
import * as z from 'zod/mini'

const text = () => z.optional(z.string().check(z.minLength(2, 'must have at least 2 characters'), z.maxLength(200)))

/** The seller, as printed on every invoice and in its QR code. */
export const sellerSettings = {
  SELLER_NAME_AR: text(),
  SELLER_NAME_EN: text(),
  SELLER_ADDRESS_AR: text(),
  SELLER_ADDRESS_EN: text(),
  /** VAT number in Saudi Arabia: 15 digits that begin and end with 3. */
  SELLER_VAT_NUMBER: z.optional(
    z.string().check(z.regex(SELLER_VAT_NUMBER, 'must have 15 digits that begin and end with 3')),
  ),
}

export type Seller = {
  readonly name: Bilingual
  readonly address: Bilingual
  readonly vat_number: string
  /** The papers say that their VAT number is not a real one. */
  readonly isDemo: boolean
}
export type SellerSettings = { [Name in keyof typeof sellerSettings]?: string | undefined }
const NAMES = Object.keys(sellerSettings) as (keyof SellerSettings)[]

/** Settings that are missing of a real seller. */
export const missingSeller = (settings: SellerSettings): string[] => NAMES.filter((name) => !settings[name])

/** The seller of the settings where all are given, else the one of the demo. */
export function sellerOf(settings: SellerSettings): Seller {
  if (missingSeller(settings).length > 0) return { ...DEMO_SELLER, isDemo: true }
  return {
    name: { ar: settings.SELLER_NAME_AR ?? '', en: settings.SELLER_NAME_EN ?? '' },
    address: { ar: settings.SELLER_ADDRESS_AR ?? '', en: settings.SELLER_ADDRESS_EN ?? '' },
    vat_number: settings.SELLER_VAT_NUMBER ?? '',
    isDemo: false,
  }
}
