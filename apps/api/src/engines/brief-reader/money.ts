import type { Currency } from '@fareeq/domain/recruiter/limits.ts'
import type { Budget } from '@fareeq/domain/recruiter/schema-requirement.ts'
import { polarityOf } from './negation.ts'
import { type NumberMark, rangeEnd } from './numbers.ts'
import type { Scan } from './scan.ts'

export type MoneyMatch = { budget: Budget; from: number; to: number }

const MIN_AMOUNT = 50

/** The currency beside an amount: "$60", "60 USD", "SAR 18,000", «15 ألف ريال». */
function currencyOf(scan: Scan, { from, to }: NumberMark): { currency: Currency; from: number; to: number } | null {
  const after = scan.markAt(to + 1)
  if (after?.currency && scan.gap(to + 1) === 'none')
    return { currency: after.currency as Currency, from, to: after.to }
  const before = scan.markAt(from - 1)
  if (before?.currency && scan.gap(from) === 'none' && !scan.numberAt(before.from - 1) && !scan.markAt(to + 1)?.unit)
    return { currency: before.currency as Currency, from: before.from, to }
  return null
}

/** Hourly rates are no month's pay. */
const isHourly = (scan: Scan, to: number): boolean => {
  for (let at = to + 1; at <= to + 3 && scan.gap(at) !== 'stop'; at++) {
    const form = scan.tokens[at]?.form ?? ''
    if (/^(?:hour|hr|hourly|بالساعه|للساعه|الساعه)$/.test(form)) return true
    if (scan.markAt(at)?.unit) return false
  }
  return false
}

function scopeOf(scan: Scan, from: number, to: number): Budget['scope'] {
  const { from: begin, to: end } = scan.sentenceOf(from)
  const within = (cue: 'each' | 'team' | 'project', reach: number) => {
    for (let at = Math.max(begin, from - reach); at <= Math.min(end, to + reach); at++)
      if (scan.hasCue(at, cue)) return true
    return false
  }
  if (within('project', 8)) return 'project'
  if (within('each', 5)) return 'person'
  return within('team', 8) ? 'team' : null
}

/** Amounts of pay: with a currency, or after a word of money. */
export function moneyOf(scan: Scan, isAsked: boolean): MoneyMatch[] {
  const matches = scan.numbers.flatMap((number): MoneyMatch[] => {
    const end = rangeEnd(scan.tokens, number)
    if (number.isArticle || end === 'lower') return []
    const currency = currencyOf(scan, number) ?? (end === 'upper' ? sharedCurrency(scan, number) : null)
    const unit = scan.markAt(number.to + 1)?.unit
    const isNearBudget = scan.near(number.from, number.to, ['budget', 'each'], { back: 6, ahead: 3 })
    const isShort = scan.tokens[number.from]?.form.endsWith('k') === true
    const isMoney =
      currency !== null ||
      (!unit &&
        number.value >= MIN_AMOUNT &&
        (isNearBudget || isShort || isAsked || number.value >= 1500) &&
        !isYear(number.value))
    if (!isMoney || isHourly(scan, currency?.to ?? number.to)) return []
    const from = currency?.from ?? number.from
    const to = currency?.to ?? number.to
    if (polarityOf(scan, from) === 'negated' && !/^(?:لا|no)$/.test(scan.tokens[from - 1]?.form ?? '')) return []
    return [
      {
        budget: { amount: number.value, currency: currency?.currency ?? null, scope: scopeOf(scan, from, to) },
        from: withCue(scan, from, 'budget'),
        to,
      },
    ]
  })
  return matches
}

/** The word of money before the amount belongs to it: «والميزانية 3000 دولار». */
const withCue = (scan: Scan, from: number, cue: 'budget'): number =>
  scan.hasCue(from - 1, cue) && scan.gap(from) !== 'stop' ? from - 1 : from

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 2020 && value <= 2100

/** "USD 3000-4000": said once for both ends. */
function sharedCurrency(scan: Scan, { from, to }: NumberMark): ReturnType<typeof currencyOf> {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const { currency } = scan.markAt(at) ?? {}
    if (currency) return { currency: currency as Currency, from: at, to }
  }
  return null
}
