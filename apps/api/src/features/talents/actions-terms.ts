import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import type { Fault } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import type { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { refuse } from './actions-choices.ts'
import { type Change, changeProfile, leastSalaries } from './actions-profile.ts'
import type { Columns, Salaries } from './queries-profile.ts'

type Body<Name extends keyof typeof talentsContract> = BodyOf<(typeof talentsContract)[Name]>
type Availability = Body<'confirmTerms'>['availability']
type Wished = Body<'confirmTerms'>['salaries']

const TIMES = ['full_time', 'part_time'] as const
const TOO_LITTLE = { full_time: talentErrors.full_time_minimum, part_time: talentErrors.part_time_minimum }
const dollars = new Intl.NumberFormat(LOCALE.en)

/** Below what the policy asks for; what is not said is not judged. */
const tooLittle = (salaries: Wished, least: Salaries): Fault[] =>
  TIMES.flatMap((time) =>
    (salaries[time] ?? least[time]) >= least[time]
      ? []
      : { kind: TOO_LITTLE[time], field: `salaries.${time}`, values: { min: dollars.format(least[time]) } },
  )

const availabilityColumns = ({ full_time, part_time, timing }: Availability): Columns => ({
  full_time,
  part_time,
  unavailable: timing === 'unavailable',
  weeks: timing === 'unavailable' ? null : timing === 'immediately' ? 0 : timing,
})

const salaryColumns = ({ full_time, part_time }: Wished): Columns => ({
  salary_full_time: full_time,
  salary_part_time: part_time,
})

export const saveAvailability = (change: Change, { availability, version }: Body<'saveAvailability'>) =>
  changeProfile(change, version, () => availabilityColumns(availability))

export const saveSalaries = (change: Change, { salaries, version }: Body<'saveSalaries'>) =>
  changeProfile(change, version, async (db) => {
    refuse(tooLittle(salaries, await leastSalaries(db, change.now)))
    return salaryColumns(salaries)
  })

/** Both at once, for whoever waits for them: who has time says what it costs. This unlocks the profile. */
export const confirmTerms = (change: Change, { availability, salaries }: Body<'confirmTerms'>) =>
  changeProfile(change, undefined, async (db, held) => {
    const wished = {
      full_time: salaries.full_time === undefined ? held.salary_full_time : salaries.full_time,
      part_time: salaries.part_time === undefined ? held.salary_part_time : salaries.part_time,
    }
    const unsaid = TIMES.filter(
      (time) => availability.timing !== 'unavailable' && availability[time] && wished[time] === null,
    )
    refuse([
      ...unsaid.map((time): Fault => ({ kind: rule.required, field: `salaries.${time}` })),
      ...tooLittle(wished, await leastSalaries(db, change.now)),
    ])
    const { viewer, now } = change
    await audit(db, {
      actor: actorOf(viewer),
      action: 'terms.confirmed',
      subject: { kind: 'user', id: viewer.userId },
      details: { availability, salaries: wished },
    })
    return { ...availabilityColumns(availability), ...salaryColumns(wished), salary_locked: false, terms_at: now }
  })
