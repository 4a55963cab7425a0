import type { Policies } from '@fareeq/domain/kernel/policies/policies.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { atTalentProfile, storedTalentStep } from '@fareeq/domain/kernel/steps.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { photoAddress } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { mayGoTo } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { minimumSalaries } from '@fareeq/domain/talents/rules-terms.ts'
import { fullYears, MONTHS_A_YEAR, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import type { BasicInfo, Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { raiseStep } from '../../platform/users.ts'
import {
  type ProfileColumns,
  type ProfileRow,
  basicRow,
  lockProfile,
  profileRow,
  saveProfile,
} from './queries-profile.ts'
import type { BasicRow, LockedProfile } from './rows.ts'

export const readBasicInfo = async ({ db, viewer }: RequestContext<Member>) => ({
  data: basicInfoOf(await basicRow(db, viewer)),
})

export async function readProfile(
  { db, platform, now }: ActionContext,
  viewer: Pick<Member, 'userId'>,
): Promise<{ data: Profile }> {
  return { data: profileOf(await profileRow(db, viewer), platform.policies.at(now)) }
}

function basicInfoOf({ experience_months: months, photo_key, ...row }: BasicRow): BasicInfo {
  return {
    ...row,
    experience: months === null ? null : { years: fullYears(months), months: months % MONTHS_A_YEAR },
    seniority: months === null ? null : seniorityOf(fullYears(months)),
    photo: photo_key && photoAddress(photo_key),
  }
}

function profileOf(row: ProfileRow, policies: Policies): Profile {
  const { version, step, projects, experiences, educations, certifications, languages, skills } = row
  const { bio_ar, bio_en, salary_full_time, salary_part_time } = row
  return {
    version,
    step: storedTalentStep(step),
    projects,
    experiences,
    educations,
    certifications,
    languages,
    skills,
    basicInfo: basicInfoOf(row),
    assessments: row.assessed.map(({ id, passed }) => ({
      id,
      link: `${pathTo('talentReport')}#${id}`,
      passed,
    })),
    bio: { ar: bio_ar, en: bio_en },
    availability: availabilityOf(row),
    salaries: { full_time: salary_full_time, part_time: salary_part_time },
    salary_shown: row.salary_shown,
    terms_at: row.terms_at?.toISOString() ?? null,
    minimum_salaries: minimumSalaries(policies),
  }
}

type Terms = Pick<ProfileRow, 'full_time' | 'part_time' | 'unavailable' | 'weeks'>
export function availabilityOf({ full_time, part_time, unavailable, weeks }: Terms): Profile['availability'] {
  if (weeks === null && !unavailable) return null
  return { full_time, part_time, timing: unavailable ? 'unavailable' : weeks || 'immediately' }
}

/** About a profile: that of the caller, or of the talent for whom a colleague acts. */
export type OfOwner = ActionContext & { viewer: Pick<Member, 'userId'> }

/** Live event: the person's other windows refetch. */
export const publishChange = ({ db, platform, viewer }: OfOwner) =>
  platform.events.publish(db, { userId: viewer.userId, name: 'profile.changed' })

type Decide<Context> = (ctx: Context, profile: LockedProfile) => Promise<ProfileColumns> | ProfileColumns

/**
 * Saves fields of the profile with optimistic locking; returns the whole profile. `wanted` maps to columns; as a function it
 * gets the locked profile, and may refuse.
 */
export const changeProfile = <Context extends OfOwner>(
  ctx: Context,
  version: number | undefined,
  change: ProfileColumns | Decide<Context>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const save = async (columns: ProfileColumns, expectedVersion?: number) => {
      // Pipelined: the second is sent without waiting for the first.
      const [saved, answer] = await Promise.all([
        saveProfile(db, viewer, columns, now, expectedVersion),
        readProfile(ctx, viewer),
      ])
      if (saved) await publishChange(ctx)
      return { saved, answer }
    }
    if (typeof change !== 'function') {
      const { saved, answer } = await save(change, version)
      if (saved) return answer
    }
    const profile = await lockProfile(db, viewer, now)
    if (version !== undefined && version !== profile.version) throw new Refusal(talentErrors.changed_elsewhere)
    return (await save(typeof change === 'function' ? await change(ctx, profile) : change)).answer
  })

/** On to a step of the application, or back to one that was reached. */
export const goToStep = (ctx: RequestContext<Member>, step: number) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    await lockProfile(db, viewer, now)
    const { data } = await readProfile(ctx, viewer)
    if (!mayGoTo(data, step)) throw new Refusal(talentErrors.step_not_reached)
    await raiseStep(db, viewer.userId, step, now)
    if (atTalentProfile(step) && !atTalentProfile(data.step))
      await ctx.platform.domainEvents.emit(ctx, 'application.finished', { userId: viewer.userId })
    await publishChange(ctx)
    return readProfile(ctx, viewer)
  })
