import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import type { Fault } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import {
  TIMES,
  type SalaryFault,
  type Time,
  chosenTimes,
  confirmedSalaries,
  minimumSalaries,
  isBelow,
  salaryFaults,
  waitWeeks,
} from '@fareeq/domain/talents/rules-terms.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { refuse } from './actions-choices.ts'
import { changeProfile } from './actions-profile.ts'
import type { ProfileColumns } from './queries-profile.ts'

type Body<Name extends keyof typeof talentsContract> = BodyOf<(typeof talentsContract)[Name]>
type Availability = Body<'confirmTerms'>['availability']
type RequestedSalaries = Body<'confirmTerms'>['salaries']

const TOO_LITTLE = { full_time: talentErrors.full_time_minimum, part_time: talentErrors.part_time_minimum }
const dollars = new Intl.NumberFormat(LOCALE.en)

const tooLittle = (time: Time, minimums: Readonly<Record<Time, number>>): Fault => ({
  kind: TOO_LITTLE[time],
  field: `salaries.${time}`,
  values: { min: dollars.format(minimums[time]) },
})
const faultOf = ({ time, fault }: SalaryFault, minimums: Readonly<Record<Time, number>>): Fault =>
  fault === 'missing' ? { kind: rule.required, field: `salaries.${time}` } : tooLittle(time, minimums)

const availabilityColumns = ({ full_time, part_time, timing }: Availability): ProfileColumns => ({
  full_time,
  part_time,
  unavailable: timing === 'unavailable',
  weeks: waitWeeks(timing),
})

const salaryColumns = ({ full_time, part_time }: RequestedSalaries): ProfileColumns => ({
  salary_full_time: full_time,
  salary_part_time: part_time,
})

export const saveAvailability = (ctx: RequestContext<Member>, { availability, version }: Body<'saveAvailability'>) =>
  changeProfile(ctx, version, availabilityColumns(availability))

export const saveSalaries = (ctx: RequestContext<Member>, { salaries, salary_shown, version }: Body<'saveSalaries'>) =>
  changeProfile(ctx, version, async () => {
    const minimums = minimumSalaries(ctx.platform.policies.at(ctx.now))
    refuse(TIMES.filter((time) => isBelow(salaries[time], minimums[time])).map((time) => tooLittle(time, minimums)))
    return { ...salaryColumns(salaries), salary_shown }
  })

/** Saves availability and salary together, because one requires the other. This unlocks the profile. */
export const confirmTerms = (
  ctx: RequestContext<Member>,
  { availability, salaries, salary_shown }: Body<'confirmTerms'>,
) =>
  changeProfile(ctx, undefined, async (ctx, profile) => {
    const times = chosenTimes(availability)
    const before = { full_time: profile.salary_full_time, part_time: profile.salary_part_time }
    const confirmed = confirmedSalaries(times, salaries, before)
    const minimums = minimumSalaries(ctx.platform.policies.at(ctx.now))
    refuse(salaryFaults(times, confirmed, minimums).map((fault) => faultOf(fault, minimums)))
    const { db, viewer, now } = ctx
    await audit(db, {
      actor: actorOf(viewer),
      action: 'terms.confirmed',
      subject: { kind: 'user', id: viewer.userId },
      details: { availability, salaries: confirmed, ...(salary_shown !== undefined && { salary_shown }) },
    })
    return {
      ...availabilityColumns(availability),
      ...salaryColumns(confirmed),
      salary_shown,
      salary_locked: false,
      terms_at: now,
    }
  })
