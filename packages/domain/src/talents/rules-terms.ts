import type { Policies } from '../kernel/policies/policies.ts'

/** A working day, by what a talent has agreed to. */
export const HOURS_A_DAY = { full_time: 8, part_time: 4 } as const

/** What a month of work may cost, in dollars. */
export const MONTHLY_SALARY_USD = { min: 1, max: 100_000 } as const

/** How wide the range is in which a salary is shown to companies, where its owner agreed (D-117); half for half a day. */
export const SALARY_RANGE_USD = { full_time: 500, part_time: 250 } as const

/** From at once to so many weeks. */
export const MAX_WAIT_WEEKS = 10

/** The two ways to work. */
export const TIMES = ['full_time', 'part_time'] as const
export type Time = (typeof TIMES)[number]

type MinimumPolicies = Pick<Policies, 'salary_minimum_full_time' | 'salary_minimum_part_time'>

/** What a month is worth at least (D-57). */
export const minimumSalaries = (policies: MinimumPolicies): Readonly<Record<Time, number>> => ({
  full_time: policies.salary_minimum_full_time,
  part_time: policies.salary_minimum_part_time,
})

/** Below the minimum of the policy; an empty salary is not validated. */
export const isBelow = (salary: number | null | undefined, minLevel: number): boolean => (salary ?? minLevel) < minLevel

type Availability = Readonly<Record<Time, boolean>> & { readonly timing: number | 'immediately' | 'unavailable' }
type Salaries = Readonly<Record<Time, number | null>>

/** Weeks until work can begin; null while unavailable. */
export const waitWeeks = (timing: Availability['timing']): number | null =>
  timing === 'unavailable' ? null : timing === 'immediately' ? 0 : timing

/** The selected times; none while unavailable. */
export const chosenTimes = ({ timing, ...times }: Availability): Time[] =>
  timing === 'unavailable' ? [] : TIMES.filter((time) => times[time])

/** What terms are confirmed with. The pay of a time that is not chosen stays as it is, unless it is taken back. */
export const confirmedSalaries = (
  times: readonly Time[],
  amounts: Readonly<Partial<Record<Time, number | null | undefined>>>,
  current: Salaries,
): Salaries => {
  const amountOf = (time: Time) => {
    const amount = amounts[time]
    if (amount === undefined) return current[time]
    return amount === null || times.includes(time) ? amount : current[time]
  }
  return { full_time: amountOf('full_time'), part_time: amountOf('part_time') }
}

export type SalaryFault = { time: Time; fault: 'missing' | 'too_little' }

/** Only selected times are required and validated. */
export const salaryFaults = (
  times: readonly Time[],
  salaries: Salaries,
  minimums: Record<Time, number>,
): SalaryFault[] =>
  times.flatMap((time) => {
    const salary = salaries[time]
    if (salary === null) return { time, fault: 'missing' as const }
    return isBelow(salary, minimums[time]) ? { time, fault: 'too_little' as const } : []
  })

/** Before anybody is banned: so many days to answer the accusation, and one appeal (D-61). */
export const DAYS_TO_ANSWER_A_REPORT = 7

/** The salaries that concern a request: of the time it asks for, where the talent offers it; of all they offer where it asks for none. */
export const requestedSalaries = <Salary>(
  salaries: Readonly<Record<Time, Salary | null>>,
  offered: Readonly<Record<Time, boolean>>,
  requested: Time | null,
): Record<Time, Salary | null> => {
  const salaryOf = (time: Time) => (offered[time] && (requested === null || requested === time) ? salaries[time] : null)
  return { full_time: salaryOf('full_time'), part_time: salaryOf('part_time') }
}

/** The time a request asks for and a talent does not offer. */
export const missingTime = (offered: Readonly<Record<Time, boolean>>, requested: Time | null): Time | null =>
  requested !== null && !offered[requested] ? requested : null

type SalaryRange = { readonly from: number; readonly to: number }

/** What companies see of salaries whose owner shows a range; null where they do not. */
export const shownRanges = (salaries: Salaries, isShown: boolean): Record<Time, SalaryRange | null> | null => {
  const rangeOf = (time: Time) => {
    const [salary, width] = [salaries[time], SALARY_RANGE_USD[time]]
    return salary === null ? null : { from: salary - (salary % width), to: salary - (salary % width) + width }
  }
  return isShown ? { full_time: rangeOf('full_time'), part_time: rangeOf('part_time') } : null
}

/** Terms as an interview keeps them: what the talent confirmed then. */
export type ConfirmedTerms = {
  full_time: boolean
  part_time: boolean
  weeks: number | null
  salary: { full_time: number | null; part_time: number | null }
}
