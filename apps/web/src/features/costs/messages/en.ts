import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar, type CostWords } from './ar.ts'

export const en: CostWords = {
  range: (from, to) => `${from} to ${to}`,
  total: 'Total per month',
  wholeMonth: 'A full month, all included',
  cost: {
    salary: (time) => `Monthly cost (${time}):`,
    range: (time) => `Approximate monthly cost (${time}):`,
    agreed: 'Monthly cost, all included:',
    offered: 'Monthly cost by the offered terms:',
    band: (time) => `Usual for this role and level, per month (${time}):`,
  },
  band: 'The middle half of what people of this role and level ask for. This person’s own salary is not in it while it is hidden.',
  request: {
    market: (range) => `Usual for this role and level: ${range} net a month.`,
    marketOfAll: (range) => `Usual for this role at all levels: ${range} net a month.`,
    below: 'Your budget is below this range. We will search all the same, and may nominate fewer people.',
    cost: (people) => `Expected monthly cost (${people}):`,
    team: (people) => `Expected monthly cost of the team (${people}):`,
    notWhole: 'A role with neither a budget nor a known range is not in it.',
    basis: 'An estimate for people outside Saudi Arabia, with salary, tax and our fee.',
  },
  net: 'Net salary',
  wht: (rate) => `Withholding tax (${rate})`,
  fee: 'Fareeq’s fee',
  vat: (rate) => `VAT (${rate})`,
}

export const useCostWords = () => useWords({ ar, en })
