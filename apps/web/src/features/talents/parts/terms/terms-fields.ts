import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { chosenTimes, MONTHLY_SALARY_USD, TIMES, type Time } from '@fareeq/domain/talents/rules-terms.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { codeOf, faultText } from '../../../../forms/faults.ts'
import { amountText } from './amount-text.ts'

/** Form values of the terms; the salary of an unchosen time stays in the form, without validation. */
export type TermsFields = {
  start: 'immediately' | 'weeks' | 'unavailable' | null
  weeks: number | null
  times: Time[]
  full_time: number | null
  part_time: number | null
  salary_shown: boolean
}
export type TermsFaults = Partial<Record<keyof TermsFields, string>>

export type MinimumSalaries = Profile['minimum_salaries']

export function fieldsOf({ availability, salaries: pay, salary_shown }: Profile): TermsFields {
  const timing = availability?.timing
  return {
    start: typeof timing === 'number' ? 'weeks' : (timing ?? null),
    weeks: typeof timing === 'number' ? timing : null,
    times: TIMES.filter((time) => availability?.[time]),
    ...pay,
    salary_shown,
  }
}

/** Body of the call: the salary of an unchosen time stays unchanged. */
export function bodyOf({ start, weeks, times, salary_shown, ...pay }: TermsFields) {
  const availability = {
    full_time: times.includes('full_time'),
    part_time: times.includes('part_time'),
    timing: start === 'weeks' ? (weeks ?? 1) : (start ?? ('unavailable' as const)),
  }
  const selectedTimes = chosenTimes(availability)
  const amountOf = (time: Time) => (selectedTimes.includes(time) ? pay[time] : undefined)
  return {
    availability,
    salaries: { full_time: amountOf('full_time'), part_time: amountOf('part_time') },
    salary_shown,
  }
}

/** The fault of a salary below the least one. */
export const MINIMUM = {
  full_time: talentErrors.full_time_minimum.code,
  part_time: talentErrors.part_time_minimum.code,
}
/** The fault of a salary above the most one. */
export const MAXIMUM = talentErrors.salary_maximum.code

/** Filled here, because the minimum is set by policy. */
export function termsFaultText(fault: string | undefined, minimums: MinimumSalaries, lang: Lang): string | undefined {
  if (!fault) return undefined
  const code = codeOf(fault)
  if (code === MAXIMUM)
    return sentence(talentErrors.salary_maximum, lang, { max: amountText(MONTHLY_SALARY_USD.max, lang) })
  const time = TIMES.find((time) => MINIMUM[time] === code)
  if (!time) return faultText(fault, lang)
  return sentence(talentErrors[`${time}_minimum`], lang, { min: amountText(minimums[time], lang) })
}

const FIELD_OF: Readonly<Record<string, keyof TermsFields>> = {
  'availability.timing': 'start',
  'availability.full_time': 'times',
  'salaries.full_time': 'full_time',
  'salaries.part_time': 'part_time',
}

/** Maps a server field to a form field. */
export const fieldOfAnswer = (field: string) => FIELD_OF[field]
