import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'

type Amount = { amount: number | null; currency: string | null }

/** What the provider says; another currency than ours is written as it writes it. */
export function useProviderAmount(): (amount: Amount) => string {
  const [lang, write] = [useLang(), useWrite()]
  return ({ amount, currency }) =>
    amount === null ? '–' : currency === 'USD' ? write(formatUsd(amount, lang)) : `${amount / 100} ${currency ?? ''}`
}
