import { expect, test } from 'vitest'
import { companyReference } from '../announced-transfers/rules.ts'
import { paymentReference } from '../invoices/rules-transfers.ts'
import { documentNumber } from '../invoices/rules.ts'
import { transliterated } from '../kernel/names/transliteration.ts'
import { inGroups } from '../kernel/validation/bank-accounts.ts'
import type { AnnouncedTransfer } from './rules-companies.ts'
import { type MatchedLine, createMatcher, isLikely, matchAll } from './rules-matching.ts'
import type { OpenInvoice } from './rules-open-invoices.ts'

/** A linear congruential generator: the same corpus each time. */
function createRandom(seed: number) {
  let state = seed
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  return { next, one: <Item>(items: readonly Item[]): Item => items[next(items.length)]! }
}

const FIRSTS = 'سوق واحة نخيل ركاز صدارة مدار أفق بيان نماء جسور رواد مسار تقنية ضياء سحاب منصة درب قمم لبنة أثر'.split(
  ' ',
)
const LASTS =
  'الحرفيين الخليج الرياض الشرق الجزيرة التقني البناء الغذاء الدواء المستقبل العربية الحديثة المتقدم الوطنية الفضاء البحر الصحراء الطاقة الزراعة النقل'.split(
    ' ',
  )
const LATIN =
  'Cedar Falcon Delta Nova Summit Harbor Amber Cobalt Juniper Zenith Orchid Granite Beacon Lumen Vertex'.split(' ')
const TRADES = 'Logistics Foods Medical Systems Robotics Energy Media Textiles Steel Travel'.split(' ')

function companies(count: number): string[] {
  const arabic = FIRSTS.flatMap((first) => LASTS.map((last) => `شركة ${first} ${last} للتجارة`))
  const latin = LATIN.flatMap((first) => TRADES.map((trade) => `${first} ${trade} LLC`))
  return Array.from({ length: count }, (_, at) =>
    at % 3 === 2 ? latin[(at * 7) % latin.length]! : arabic[(at * 13) % arabic.length]!,
  )
}

const KINDS = [
  'reference',
  'spaced',
  'broken',
  'dated',
  'mistyped',
  'number',
  'name',
  'part',
  'part by name',
  'sum',
  'two references',
  'more',
  'of another',
  'company',
  'announced',
  'company mistyped',
  'stranger',
] as const
type Case = { line: MatchedLine; kind: (typeof KINDS)[number]; right: string; mayBeCertain: boolean }

function corpus(size: number) {
  const { next, one } = createRandom(2026)
  const names = [...new Set(companies(220))]
  let count = 0
  const announced: AnnouncedTransfer[] = []
  const amounts = new Set<number>()
  const amount = () => {
    for (;;) {
      const cents = 120_000 + next(4_000_000)
      if (!amounts.has(cents)) return (amounts.add(cents), cents)
    }
  }
  const invoices: OpenInvoice[] = names.flatMap((company, at) =>
    Array.from({ length: 4 }, (_, month) => ({
      id: `${++count}`,
      number: documentNumber('INV', 2026, count),
      organisation_id: `company ${at}`,
      company,
      company_number: at + 1,
      open: amount(),
      due_day: `2026-0${month + 3}-15`,
      by_hand: [],
    })),
  )
  const typo = (text: string): string => {
    const at = 1 + next(text.length - 2)
    return one([
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at) + text[at + 1]! + text[at]! + text.slice(at + 2),
      text.slice(0, at) + text[at]! + text.slice(at),
    ])
  }
  /** As the bank of the payer has it: in either script, in capitals, shortened, mistyped. */
  const spelled = (company: string): string => {
    const other = transliterated(company, company.startsWith('شركة') ? 'en' : 'ar')
    return one([company, other, other.toUpperCase(), typo(company), company.replace(/^شركة | LLC$/, '')])
  }
  const line = (cents: number, text: string, name: string | null): MatchedLine => ({
    amount: cents,
    currency: 'USD',
    name,
    text,
    is_reversal: false,
  })
  const cases = Array.from({ length: size }, (_, at): Case => {
    const kind = KINDS[at % KINDS.length]!
    const invoice = one(invoices)
    const own = invoices.filter(({ organisation_id }) => organisation_id === invoice.organisation_id)
    const [oldest, second, , last] = own as [OpenInvoice, OpenInvoice, OpenInvoice, OpenInvoice]
    const ours = companyReference(invoice.company_number ?? 0)
    const reference = paymentReference(invoice.number)
    const name = spelled(invoice.company)
    const done = (line: MatchedLine, right = invoice.id, mayBeCertain = false): Case => ({
      line,
      kind,
      right,
      mayBeCertain,
    })
    switch (kind) {
      case 'reference':
        return done(line(invoice.open, `TRF ${reference} salary`, one([name, null])), invoice.id, true)
      case 'spaced':
        return done(line(invoice.open, `سداد ${inGroups(reference).toLowerCase()}`, name), invoice.id, true)
      case 'broken':
        return done(
          line(invoice.open, `/ROC/${reference.slice(0, 7)}\n${reference.slice(7)}/OUR`, name),
          invoice.id,
          true,
        )
      case 'dated':
        return done(line(invoice.open, `${reference} 2026-11-${10 + next(20)}`, null), invoice.id, true)
      case 'mistyped': {
        const digit = 5 + next(8)
        const wrong = `${reference.slice(0, digit)}${(Number(reference[digit]) + 1 + next(8)) % 10}${reference.slice(digit + 1)}`
        return done(line(invoice.open, wrong, name))
      }
      case 'number':
        return done(line(invoice.open, `Invoice ${invoice.number}`, name))
      case 'name':
        return done(line(invoice.open, one(['حوالة واردة', 'INWARD SWIFT', '']), name))
      case 'part':
        return done(line(Math.floor(invoice.open / 2), reference, name))
      case 'part by name':
        return done(line(Math.floor(oldest.open / 3), 'payment', name), oldest.id)
      case 'sum':
        return done(line(oldest.open + second.open, 'two invoices', name), `${oldest.id},${second.id}`)
      case 'two references': {
        const text = `${paymentReference(oldest.number)} ${paymentReference(second.number)}`
        return done(line(oldest.open + second.open, text, name), `${oldest.id},${second.id}`)
      }
      case 'more':
        return done(line(invoice.open + 5_000, reference, name))
      case 'of another': {
        const other = invoices.find(({ organisation_id }) => organisation_id !== invoice.organisation_id)!
        // Somebody else's reference with one's own amount: what they owe themselves is meant.
        return done(line(invoice.open, paymentReference(other.number), name), `${other.id}|${invoice.id}`)
      }
      case 'company':
        // No sum of theirs: the oldest is paid, and a part of the second.
        return done(
          line(oldest.open + Math.floor(second.open / 2), ours, one([name, null])),
          `${oldest.id},${second.id}`,
        )
      case 'announced': {
        const parts = [oldest, last].map(({ id, open }) => ({ invoice_id: id, amount: open }))
        const sum = oldest.open + last.open
        announced.push({ organisation_id: invoice.organisation_id, amount: sum, parts })
        return done(line(sum, one([ours, inGroups(ours), `${ours}20261130`]), null), `${oldest.id},${last.id}`)
      }
      case 'company mistyped': {
        const wrong = ours.replace(/.$/, (digit) => `${(Number(digit) + 1) % 10}`)
        return done(line(second.open, wrong, name), second.id)
      }
      case 'stranger':
        return done(
          line(7 + next(90_000), one(['Interest', 'عمولة', 'Refund of deposit']), one(['XYZ Bank', 'مصلحة المياه'])),
          '',
        )
    }
  })
  return { invoices, announced, cases }
}

test('of 2,100 lines in both scripts at least 95 % are read right, and none is booked to another invoice', () => {
  const { invoices, announced, cases } = corpus(2100)
  const match = createMatcher(invoices, announced)
  const wrong = new Map<string, number>()
  let automatic = 0
  for (const { line, kind, right, mayBeCertain } of cases) {
    const { certain, proposals } = match(line)
    if (certain) {
      automatic++
      expect([mayBeCertain, certain.invoice.id, certain.invoice.open]).toEqual([true, right, line.amount])
    }
    const [best] = proposals.filter(isLikely)
    const answer =
      best?.parts
        .map(({ invoice }) => invoice.id)
        .toSorted((a, b) => Number(a) - Number(b))
        .join() ?? ''
    if (!right.split('|').includes(answer)) wrong.set(kind, (wrong.get(kind) ?? 0) + 1)
  }
  const failures = [...wrong.values()].reduce((sum, count) => sum + count, 0)
  expect(failures / cases.length, JSON.stringify(Object.fromEntries(wrong))).toBeLessThan(0.05)
  expect(automatic / cases.filter(({ mayBeCertain }) => mayBeCertain).length).toBeGreaterThan(0.9)
})

const invoice = (
  count: number,
  open: number,
  company = 'شركة سوق الحرفيين للتجارة',
  by_hand: number[] = [],
): OpenInvoice => ({
  id: `${count}`,
  number: documentNumber('INV', 2026, count),
  organisation_id: company,
  company,
  company_number: null,
  open,
  due_day: '2026-11-30',
  by_hand,
})
const line = (change: Partial<MatchedLine> = {}): MatchedLine => ({
  amount: 2000,
  currency: 'USD',
  name: 'Souq Al-Harafiyeen Trading Co',
  text: paymentReference('INV-2026-000001'),
  is_reversal: false,
  ...change,
})
const FALCON = 'Falcon Foods LLC'
const INVOICES = [invoice(1, 2000), invoice(2, 3000), invoice(3, 2000, FALCON)]

test('what is certain says why, and a name in the other script speaks for it', () => {
  const { certain, proposals } = createMatcher(INVOICES)(line())
  expect([certain?.invoice.number, proposals[0]?.reasons]).toEqual(['INV-2026-000001', ['reference', 'exact', 'name']])
})

test.each([
  ['of another currency', { currency: 'SAR' }, ['currency']],
  ['of another amount', { amount: 1999 }, ['amount_differs']],
  ['of a company that the name is not', { name: 'FALCON FOODS' }, ['other_company']],
  ['that went back', { is_reversal: true }, ['reversal']],
  ['of an invoice that is not open', { text: paymentReference('INV-2026-000009') }, ['unknown_reference']],
  ['with two references', { text: `${line().text} ${paymentReference('INV-2026-000002')}` }, ['several_references']],
  ['with a second one that has a mistake', { text: `${line().text} RF11 2026 0000 02` }, ['several_references']],
  ['with the number alone', { text: 'INV-2026-000001' }, ['no_reference']],
])('a line %s waits for a person', (_, change, doubts) => {
  const result = createMatcher(INVOICES)(line(change))
  expect([result.certain, result.doubts]).toEqual([null, doubts])
})

test('a transfer that finance recorded by hand is not booked again when the rest happens to be as much', () => {
  const match = createMatcher([invoice(1, 2000, undefined, [2000])])
  expect(match(line())).toMatchObject({ certain: null, doubts: ['by_hand'] })
})

test('of two lines that would pay one invoice the second waits', () => {
  const [first, second] = matchAll([line(), line()], createMatcher(INVOICES))
  expect([first?.certain?.invoice.id, second?.certain, second?.doubts]).toEqual(['1', null, ['twice']])
})
