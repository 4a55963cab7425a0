import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { scriptOf } from '../kernel/names/names.ts'
import { isIban, isSwift } from '../kernel/validation/bank-accounts.ts'
import { REGISTRATION_NUMBER, SELLER_VAT_NUMBER, requiredNumber } from '../kernel/validation/company-numbers.ts'
import { line, plainLine, prose } from '../kernel/validation/fields.ts'
import type { Lang } from '../kernel/language/locale.ts'
import { ACCOUNT_CURRENCIES, ADDRESS_LENGTH, BANK_LENGTH, HOLDER_LENGTH, NAME_LENGTH, REASON_LENGTH } from './limits.ts'

const bilingual = () => z.object({ ar: z.string(), en: z.string() })

/** Where companies transfer to. */
export const sellerAccount = () =>
  z.object({
    currency: z.literal(ACCOUNT_CURRENCIES),
    holder: z.string(),
    bank: z.string(),
    iban: z.string(),
    bic: z.string(),
  })
export type SellerAccount = z.output<ReturnType<typeof sellerAccount>>

const particulars = {
  name: bilingual(),
  address: bilingual(),
  vat_number: z.string(),
  registration_number: z.nullable(z.string()),
  accounts: z.array(sellerAccount()),
}
/** Who issues invoices today: the version in force, or the settings of the installation. */
export const currentSeller = () =>
  z.object({
    ...particulars,
    from_day: z.nullable(z.string()),
    /** Its VAT number is that of the demo. */
    is_demo: z.boolean(),
  })
export type CurrentSeller = z.output<ReturnType<typeof currentSeller>>

export const SELLER_STATES = ['proposed', 'planned', 'in_force', 'past', 'withdrawn'] as const
export type SellerState = (typeof SELLER_STATES)[number]

export const sellerVersion = () =>
  z.object({
    id: id(),
    ...particulars,
    state: z.literal(SELLER_STATES),
    from_day: z.string(),
    reason: z.string(),
    proposed_by: z.string(),
    proposed_at: z.string(),
    released_by: z.nullable(z.string()),
    released_at: z.nullable(z.string()),
    withdrawn_by: z.nullable(z.string()),
    withdrawn_at: z.nullable(z.string()),
    /** Whoever proposed it waits for a colleague. */
    is_own: z.boolean(),
    can_release: z.boolean(),
    can_withdraw: z.boolean(),
    /** Its day passed before anybody released it: it can only be withdrawn. */
    is_too_late: z.boolean(),
  })
export type SellerVersion = z.output<ReturnType<typeof sellerVersion>>

const inScript = (lang: Lang, error: string) =>
  z.refine<string>((text) => text === '' || scriptOf(text) === lang, error)
const nameIn = (lang: Lang, error: string) => plainLine(NAME_LENGTH).check(inScript(lang, error))
const addressIn = (lang: Lang, error: string) => line(ADDRESS_LENGTH).check(inScript(lang, error))

const accountForm = () =>
  z.strictObject({
    currency: z.literal(ACCOUNT_CURRENCIES, 'choice'),
    holder: line(HOLDER_LENGTH),
    bank: line(BANK_LENGTH),
    iban: requiredNumber(34).check(z.refine((iban) => iban === '' || isIban(iban, iban.slice(0, 2)), 'iban_wrong')),
    bic: requiredNumber(11).check(z.refine((bic) => bic === '' || isSwift(bic, bic.slice(4, 6)), 'swift')),
  })
/** Proposed by one colleague; it holds from its day on when another has released it. */
export const sellerForm = () =>
  z.strictObject({
    name_ar: nameIn('ar', 'in_arabic'),
    name_en: nameIn('en', 'in_english'),
    address_ar: addressIn('ar', 'in_arabic'),
    address_en: addressIn('en', 'in_english'),
    vat_number: requiredNumber().check(
      z.refine((number) => number === '' || SELLER_VAT_NUMBER.test(number), 'own_vat_number'),
    ),
    registration_number: requiredNumber().check(
      z.refine((number) => number === '' || REGISTRATION_NUMBER.test(number), 'registration_number'),
    ),
    accounts: z
      .array(accountForm())
      .check(
        z.maxLength(ACCOUNT_CURRENCIES.length),
        ...ACCOUNT_CURRENCIES.map((_, index) =>
          z.refine<{ currency: string }[]>(
            (accounts) => !accounts.slice(0, index).some(({ currency }) => currency === accounts[index]?.currency),
            { error: 'currency_twice', path: [index, 'currency'] },
          ),
        ),
      ),
    from_day: z.iso.date('wrong_type'),
    reason: prose(REASON_LENGTH),
  })
export type SellerForm = z.output<ReturnType<typeof sellerForm>>
