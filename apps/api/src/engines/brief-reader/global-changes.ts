import type { Question } from '@fareeq/domain/recruiter/limits.ts'
import type { RequirementChange } from '@fareeq/domain/recruiter/rules-requirement.ts'
import { languagesOf } from './languages.ts'
import { type Measure, monthsOf } from './measures.ts'
import type { MoneyMatch } from './money.ts'
import { polarityOf } from './negation.ts'
import { placesOf } from './places.ts'
import type { Scan } from './scan.ts'
import { startOf } from './starts.ts'

type GlobalContext = {
  measures: readonly Measure[]
  money: readonly MoneyMatch[]
  question: Question | null
  isMoneyShared: boolean
}

/** What is said of the whole: length, start, hours, places, languages, pay. */
export function globalChanges(
  scan: Scan,
  { measures, money, question, isMoneyShared }: GlobalContext,
): RequirementChange[] {
  const changes: RequirementChange[] = []
  const bare = scan.tokens.length <= 3 ? scan.numbers.find(({ isArticle }) => !isArticle) : undefined
  const isBareNumber = bare !== undefined && !scan.marks.some(({ unit, currency }) => unit ?? currency)
  const durations = measures.filter((measure) => measure.meaning === 'duration' && monthsOf(measure) !== null)
  const duration = durations.at(-1)
  if (duration)
    changes.push({ kind: 'duration', months: monthsOf(duration)!, source: scan.quote(duration.from, duration.to) })
  else if (question === 'duration' && isBareNumber && bare.value <= 120)
    changes.push({ kind: 'duration', months: bare.value, source: scan.quote(bare.from, bare.to) })
  const start = startOf(
    scan,
    measures.filter((measure) => !(question === 'duration' && measure.meaning === 'duration')),
    question === 'start',
  )
  if (start) changes.push({ kind: 'start', start: start.start, source: scan.quote(start.from, start.to) })
  for (const { meaning, amount, from, to } of measures)
    if (meaning === 'overlap') changes.push({ kind: 'hours', hours: amount, source: scan.quote(from, to) })
  if (question === 'hours' && isBareNumber && bare.value <= 12)
    changes.push({ kind: 'hours', hours: bare.value, source: scan.quote(bare.from, bare.to) })
  for (const { kind, value, from, to } of placesOf(scan))
    changes.push(
      kind === 'zone'
        ? { kind, zone: value, source: scan.quote(from, to) }
        : { kind, country: value, source: scan.quote(from, to) },
    )
  for (const { dayPart, from, to } of scan.marks)
    if (dayPart && polarityOf(scan, from) === 'said' && !isGreetingOfDay(scan, from))
      changes.push({ kind: 'part', part: dayPart, source: scan.quote(from, to) })
  for (const { id, level, isRemoved, from, to } of languagesOf(scan))
    changes.push(
      isRemoved
        ? { kind: 'withoutLanguage', id, source: scan.quote(from, to) }
        : { kind: 'language', id, level, source: scan.quote(from, to) },
    )
  const amount = money.at(-1)
  if (amount && isMoneyShared)
    changes.push({ kind: 'budget', budget: amount.budget, source: scan.quote(amount.from, amount.to) })
  else if (!amount) changes.push(...budgetWithout(scan))
  for (const { verified, qualified, from, to } of scan.marks) {
    if (polarityOf(scan, from) !== 'said') continue
    if (verified) changes.push({ kind: 'verified', source: scan.quote(from, to) })
    if (qualified) changes.push({ kind: 'qualified', source: scan.quote(from, to) })
  }
  return changes
}

const isGreetingOfDay = (scan: Scan, from: number): boolean =>
  /^(?:good|صباح|مساء)$/.test(scan.tokens[from - 1]?.form ?? '')

/** "remove the budget", «بلا ميزانية». */
function budgetWithout(scan: Scan): RequirementChange[] {
  const cue = scan.cues.find(
    ({ cue: name, from }) =>
      name === 'budget' && /^(?:budget|ال)?(?:budget|ميزانيه)$/.test(scan.tokens[from]?.form ?? ''),
  )
  if (!cue || polarityOf(scan, cue.from) !== 'negated') return []
  return [{ kind: 'withoutBudget', source: scan.quote(cue.from, cue.to) }]
}
