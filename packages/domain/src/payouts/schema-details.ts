import * as z from 'zod/mini'
import { isRecord } from '../kernel/validation/checks.ts'
import { isIban, isSwift, usesIban } from '../kernel/validation/bank-accounts.ts'
import { countryCode, line, optionalLine, optionalText } from '../kernel/validation/fields.ts'
import { compact } from '../kernel/text/text.ts'
import { parsePhone } from '../phone-verifications/rules.ts'
import { ACCOUNT_LENGTH, BANK_LENGTH, HOLDER_LENGTH, NOTE_LENGTH, PAYOUT_METHODS, type PayoutMethod } from './limits.ts'
import { methodsFor } from './rules-methods.ts'

// A separate module: validating phone numbers needs a large table that only this form loads.

const number = () =>
  z._default(
    z.pipe(z.pipe(z.string('required'), z.transform(compact)), z.string().check(z.maxLength(ACCOUNT_LENGTH))),
    '',
  )

type DetailsInput = {
  country: string
  method: PayoutMethod
  iban: string
  account_number: string
  swift: string
  phone?: string | undefined
  note?: string | undefined
}
type Field = Exclude<keyof DetailsInput, 'country'>

/** One field of one method: required there, and right. */
const checksOf = (
  field: Field,
  isRequired: (form: DetailsInput) => boolean,
  check: (value: string, form: DetailsInput) => boolean,
  error: string,
) => [
  z.refine<DetailsInput>((form) => !isRequired(form) || Boolean(form[field]), {
    error: 'required',
    path: [field],
    when: isRecord,
  }),
  z.refine<DetailsInput>(
    (form) => {
      const value: unknown = form[field]
      const isCheckable = typeof value === 'string' && value !== '' && typeof form.country === 'string'
      return !isRequired(form) || !isCheckable || check(value, form)
    },
    { error, path: [field], when: isRecord },
  ),
]

const byIban = ({ method, country }: DetailsInput) => method === 'bank' && usesIban(country)
const byAccount = ({ method, country }: DetailsInput) => method === 'bank' && !usesIban(country)

/** How a talent wants to be paid; `country` is where the account or the wallet is. */
export const payoutDetailsForm = () =>
  z
    .strictObject({
      country: countryCode(),
      method: z.literal(PAYOUT_METHODS, 'choice'),
      holder: line(HOLDER_LENGTH),
      iban: number(),
      bank: optionalLine(BANK_LENGTH),
      account_number: number(),
      swift: number(),
      phone: optionalLine(32),
      note: optionalText(NOTE_LENGTH),
    })
    .check(
      z.refine<DetailsInput>(
        ({ country, method }) => !PAYOUT_METHODS.includes(method) || methodsFor(country).includes(method),
        {
          error: 'payout_method',
          path: ['method'],
          when: isRecord,
        },
      ),
      ...checksOf('iban', byIban, (iban, { country }) => isIban(iban, country), 'iban'),
      ...checksOf('account_number', byAccount, (account) => /^[A-Z0-9]{4,}$/.test(account), 'account_number'),
      ...checksOf('swift', byAccount, (code, { country }) => isSwift(code, country), 'swift'),
      ...checksOf(
        'phone',
        ({ method }) => method === 'wallet',
        (phone, { country }) => parsePhone(phone, country) !== null,
        'phone',
      ),
      ...checksOf(
        'note',
        ({ method }) => method === 'manual',
        () => true,
        'required',
      ),
    )
export type PayoutDetailsForm = z.output<ReturnType<typeof payoutDetailsForm>>

/** What is kept, sealed: only what its method needs. */
export type PayoutAccount =
  | { method: 'bank'; holder: string; account: string; swift: string | null; bank: string | null }
  | { method: 'wallet'; holder: string; phone: string }
  | { method: 'manual'; holder: string; note: string }

export function accountOf(form: PayoutDetailsForm): PayoutAccount {
  const { method, country, holder, iban, account_number, swift, bank, phone = '', note = '' } = form
  const isByIban = usesIban(country)
  const [account, code] = isByIban ? [iban, null] : [account_number, swift]
  switch (method) {
    case 'bank':
      return { method, holder, account, swift: code, bank: bank || null }
    case 'wallet':
      return { method, holder, phone: parsePhone(phone, country)?.e164 ?? phone }
    case 'manual':
      return { method, holder, note }
  }
}
