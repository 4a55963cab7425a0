import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar, type CostWords } from './ar.ts'

export const en: CostWords = {
  range: (from, to) => `${from} to ${to}`,
  total: 'Total per month',
  net: 'Net salary',
  wht: (rate) => `Withholding tax (${rate})`,
  fee: 'Fareeq’s fee',
  vat: (rate) => `VAT (${rate})`,
}

export const useCostWords = () => useWords({ ar, en })
