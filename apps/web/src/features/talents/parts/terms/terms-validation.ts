import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { isBelow, MONTHLY_SALARY_USD, type Time } from '@fareeq/domain/talents/rules-terms.ts'
import { salaries } from '@fareeq/domain/talents/schema-profile.ts'
import { faultIn } from '../../../../forms/faults.ts'
import { type MinimumSalaries, MAXIMUM, MINIMUM, type TermsFaults, type TermsFields } from './terms-fields.ts'

const SALARIES = salaries()

export function faultsIn({ start, weeks, times, ...pay }: TermsFields, minimums: MinimumSalaries): TermsFaults {
  if (start === null) return { start: rule.choice.code }
  if (start === 'unavailable') return {}
  const faultOf = (time: Time) => {
    if (!times.includes(time)) return undefined
    const amount = pay[time]
    if (amount === null) return rule.required.code
    if (amount > MONTHLY_SALARY_USD.max) return MAXIMUM
    return faultIn(SALARIES, { [time]: amount }) ?? (isBelow(amount, minimums[time]) ? MINIMUM[time] : undefined)
  }
  return {
    weeks: start === 'weeks' && weeks === null ? rule.required.code : undefined,
    times: times.length === 0 ? rule.choice.code : undefined,
    full_time: faultOf('full_time'),
    part_time: faultOf('part_time'),
  }
}
