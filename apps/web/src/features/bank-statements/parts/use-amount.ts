import { decimalOf, formatSar, formatUsd } from '@fareeq/domain/kernel/money.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'

/** In the currency of the bank; one we have no words for keeps its code. */
export function useAmount(): (amount: number, currency: string) => string {
  const [lang, write] = [useLang(), useWrite()]
  return (amount, currency) => {
    if (currency === 'USD') return write(formatUsd(amount, lang))
    return write(currency === 'SAR' ? formatSar(amount, lang) : `${decimalOf(amount)} ${currency}`)
  }
}
