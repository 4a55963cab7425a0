import type { PayoutMethod } from './limits.ts'

/** Where many have no bank account, and money arrives by the number of a mobile wallet. */
const WALLET_COUNTRIES: readonly string[] = ['EG', 'IQ', 'JO', 'MA', 'PK', 'PS', 'SD', 'SO', 'TN', 'YE']
/** Where no bank of ours can transfer to. */
const WITHOUT_BANK: readonly string[] = ['SD', 'SY']

/** How a talent in this country may be paid, the usual way first; a person of finance can always be asked. */
export const methodsFor = (country: string): PayoutMethod[] => [
  ...(WITHOUT_BANK.includes(country) ? [] : (['bank'] as const)),
  ...(WALLET_COUNTRIES.includes(country) ? (['wallet'] as const) : []),
  'manual',
]

const VISIBLE_DIGITS = 4
/** Masked: the last four are enough to recognise one's own account. */
export const maskAccount = (account: string): string => {
  const first = /^[A-Z]{2}/.exec(account)?.[0] ?? ''
  return `${first}••••${account.slice(-VISIBLE_DIGITS)}`
}
