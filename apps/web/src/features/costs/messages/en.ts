import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar, type CostWords } from './ar.ts'

export const en: CostWords = {
  range: (from, to) => `${from} to ${to}`,
  total: 'Total per month',
  wholeMonth: 'A full month, all included',
  cost: {
    salary: (time) => `Monthly cost (${time}):`,
    range: (time) => `Approximate monthly cost (${time}):`,
    band: (time) => `Usual for this role and level, per month (${time}):`,
  },
  band: 'The middle half of what people of this role and level ask for. This person’s own salary is not in it while it is hidden.',
  net: 'Net salary',
  wht: (rate) => `Withholding tax (${rate})`,
  fee: 'Fareeq’s fee',
  vat: (rate) => `VAT (${rate})`,
}

export const useCostWords = () => useWords({ ar, en })
