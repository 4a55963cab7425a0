import type { talentsContract } from '@fareeq/domain/talents/contract.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { secondNameFaults } from '@fareeq/domain/kernel/names/name-faults.ts'
import { MONTHS_A_YEAR } from '@fareeq/domain/talents/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { updateUser } from '../../platform/users.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { exactColumns } from '../../platform/db/columns.ts'
import { refuse, unlessKnown } from './actions-choices.ts'
import { type OfOwner, changeProfile } from './actions-profile.ts'
import { type ProfileColumns, basicRow } from './queries-profile.ts'
import type { LockedProfile } from './rows.ts'

type Body<Name extends keyof typeof talentsContract> = BodyOf<(typeof talentsContract)[Name]>

export const savePersonalInfo = (ctx: RequestContext<Member>, { version, ...info }: Body<'savePersonalInfo'>) => {
  refuse([
    ...unlessKnown('country', info.country, 'country'),
    ...unlessKnown('country', info.nationality, 'nationality'),
    ...unlessKnown('role', info.role, 'role'),
    ...(info.industries ?? []).flatMap((key, index) => unlessKnown('industry', key, `industries.${index}`)),
  ])
  return changeProfile(ctx, version, async (ctx, profile): Promise<ProfileColumns> => {
    const { first_name, last_name, second_first_name, second_last_name, country, ...own } = info
    // The remaining fields have a column of the same name, or this does not compile.
    const { experience, accounts, industries, showcased, ...plain } = own
    const second = { second_first_name: orNull(second_first_name), second_last_name: orNull(second_last_name) }
    // Only sent fields are validated: changing the first name must not fail because of the second.
    if (second_first_name || second_last_name) {
      const basics = await basicRow(ctx.db, ctx.viewer)
      refuse(
        secondNameFaults({
          first_name: first_name ?? basics.first_name,
          last_name: last_name ?? basics.last_name,
          second_first_name,
          second_last_name,
        }),
      )
    }
    await updateUser(ctx.db, ctx.viewer.userId, { first_name, last_name, country, ...second }, ctx.now)
    return {
      ...exactColumns('talent_profiles', plain),
      experience_months: experience && experience.years * MONTHS_A_YEAR + experience.months,
      industries: industries && [...new Set(industries)],
      accounts: accounts && [...new Set(accounts.filter((link) => typeof link === 'string'))],
      ...(showcased !== undefined && (await agree(ctx, profile, showcased))),
    }
  })
}

/** Publication is a consent: giving and withdrawing it is recorded with its time. */
async function agree(
  { db, viewer, platform, now }: RequestContext<Member>,
  profile: LockedProfile,
  showcased: boolean,
): Promise<ProfileColumns> {
  if (showcased === profile.showcased) return {}
  await audit(db, {
    actor: actorOf(viewer),
    action: showcased ? 'showcase.agreed' : 'showcase.withdrawn',
    subject: { kind: 'user', id: viewer.userId },
  })
  // Invalidates the page cache, so that a withdrawal takes effect at once.
  await platform.events.publish(db, { topic: 'site', name: 'content.changed' })
  return { showcased, ...(showcased && { showcased_at: now }) }
}

export const saveLanguages = (ctx: RequestContext<Member>, { languages, version }: Body<'saveLanguages'>) => {
  refuse(languages.flatMap(({ id }, index) => unlessKnown('language', id, `languages.${index}.id`)))
  // Duplicates: the first counts.
  const firstOfEach = languages.filter(
    ({ id }, index) => languages.findIndex((language) => language.id === id) === index,
  )
  return changeProfile(ctx, version, { languages: JSON.stringify(firstOfEach) })
}

export const saveSkills = (ctx: RequestContext<Member>, { skills, version }: Body<'saveSkills'>) => {
  refuse(skills.flatMap((key, index) => unlessKnown('skill', key, `skills.${index}`)))
  return changeProfile(ctx, version, { skills: [...new Set(skills)] })
}

export const saveBio = (ctx: OfOwner, { bio, version }: Body<'saveBio'>) =>
  changeProfile(ctx, version, { bio_ar: orNull(bio.ar), bio_en: orNull(bio.en) })

/** An empty text becomes null; undefined stays. */
const orNull = (text: string | undefined) => (text === '' ? null : text)
