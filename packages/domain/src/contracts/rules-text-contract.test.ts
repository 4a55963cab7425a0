import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import type { LegalParties } from '../parties/schema.ts'
import { contractText } from './rules-text-contract.ts'
import type { Annex, TextFacts } from './rules-text-facts.ts'
import { isHeading } from '../contract-templates/rules-rendering.ts'
import type { Terms } from './schema.ts'

const TERMS: Terms = {
  type: 'remote',
  commitment: 'full_time',
  place: 'remote',
  availability: 'full_time',
  start: '2026-12-01',
  end: '2027-05-31',
  months: 6,
  salary_net: 200_000,
  wht_rate: 500,
  salary_gross: 210_526,
  notice_days: 30,
  note: null,
}
const LEGAL: LegalParties = {
  company: {
    legal_name: 'شركة النخلة للتقنية ذات مسؤولية محدودة',
    second_legal_name: 'Nakhla Technology LLC',
    registration_number: '1010123456',
    tax_number: '310000000000003',
    country: 'SA',
    address: 'طريق الملك فهد، الرياض',
    signatory_name: 'خالد العتيبي',
    signatory_capacity: 'المدير العام',
  },
  talent: {
    legal_name: 'ليلى محمد حداد',
    second_legal_name: 'Layla Mohammad Haddad',
    country: 'JO',
    address: 'عمّان',
    national_id: '••••3210',
    tax_number: null,
  },
}
const ANNEX: Annex = {
  role: { ar: 'مهندسة خلفية', en: 'Backend engineer' },
  level: { ar: 'خبير', en: 'Senior' },
  duties: 'Orders\nPayments',
  hours: 40,
  city: null,
  leave_days: 21,
  probation_days: 14,
}
const FACTS: TextFacts = {
  number: 'CT-2026-00001',
  term: 1,
  terms: TERMS,
  legal: LEGAL,
  platform: {
    name: { ar: 'شركة فريق', en: 'Fareeq Company' },
    address: { ar: 'الرياض', en: 'Riyadh' },
    vat_number: '300000000000003',
  },
  annex: ANNEX,
  policies: UNCHANGED,
}
const linesOf = (change: Partial<TextFacts> = {}) => {
  const { ar, en } = contractText({ ...FACTS, ...change })
  return { ar: ar.split('\n'), en: en.split('\n') }
}
const numberOf = (line: string): string | undefined => /^[\d.]+ /.exec(line)?.[0]

test('both languages are numbered alike, whatever was agreed on', () => {
  const variants: Partial<TextFacts>[] = [
    {},
    { terms: { ...TERMS, wht_rate: 0, notice_days: 0, note: 'One\ntwo' }, term: 2 },
    { annex: { ...ANNEX, duties: null, level: null, city: 'الرياض', probation_days: 0 } },
    { legal: { company: null, talent: null } },
  ]
  for (const change of variants) {
    const { ar, en } = linesOf(change)
    expect(ar.map(numberOf)).toEqual(en.map(numberOf))
    expect(ar.filter(isHeading)).toHaveLength(19)
  }
})

test('it says all that a lawyer looks for', () => {
  expect(
    linesOf()
      .en.filter(isHeading)
      .map((line) => line.replace(/^\d+\. /, '')),
  ).toEqual([
    'Parties',
    'The Platform’s part',
    'Services',
    'Term and hours',
    'Pay and tax',
    'Invoices, VAT and payment',
    'Late payment',
    'Leave and holidays',
    'Equipment',
    'Confidentiality',
    'Intellectual property',
    'Data protection',
    'Non-solicitation and buyout',
    'Probation',
    'Ending and notice',
    'Liability',
    'Law and court',
    'Language and general terms',
    'Annex: the role',
  ])
})

test.each<[string, Partial<TextFacts>, string]>([
  ['names the company as registered', {}, 'Nakhla Technology LLC, commercial registration no. 1010123456'],
  ['shows the end of an identity number', {}, 'identity no. ending ••••3210'],
  ['names us', {}, 'Fareeq Company, Riyadh, VAT no. 300000000000003'],
  ['names gross and net pay', {}, '$2,105.26'],
  ['says when the company pays', {}, 'due within 14 days'],
  ['says how much leave there is', {}, '21 days of paid leave'],
  ['says how long the notice is', {}, 'written notice of 30 days'],
  ['says that there is no notice', { terms: { ...TERMS, notice_days: 0 } }, 'without a period of notice'],
  ['keeps duties on one line', {}, 'Duties: Orders; Payments'],
  ['is Saudi by default', { legal: { ...LEGAL, company: { ...LEGAL.company!, country: 'FR' } } }, 'courts of Riyadh'],
  ['follows the country', { legal: { ...LEGAL, company: { ...LEGAL.company!, country: 'AE' } } }, 'courts of Dubai'],
  ['names the gap of who is missing', { legal: { ...LEGAL, company: null } }, 'to be completed before signing'],
])('the text %s', (_, change, words) => expect(linesOf(change).en.join('\n')).toContain(words))

test('amounts of the fee are between the company and us, and no clause disclaims what it says', () => {
  const text = Object.values(linesOf()).flat().join('\n')
  expect(text).not.toMatch(/disclaim|for demonstration|تجريبي/i)
  expect(text).toContain('رسوم خدمة')
})
