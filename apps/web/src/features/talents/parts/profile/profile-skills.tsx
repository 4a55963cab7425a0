import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { provenSkills } from '@fareeq/domain/talents/profile/rules-proofs.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { SkillMark } from './skill-mark.tsx'
import { ProfileEmpty, ProfileSection } from './profile-section.tsx'
import { editHref } from './profile-way.ts'
import { useProfileWords } from '../../messages/profile/en.ts'
import { useFactWords } from '../use-fact-words.ts'

type NameOf = (key: string) => string
type SkillProps = Pick<Profile, 'skills' | 'assessments'> & { nameOf: NameOf; iconOf: (key: string) => string | null }

const SKILLS = editHref(TALENT_STEP.basicInfo, 'skills')
const INDUSTRIES = editHref(TALENT_STEP.basicInfo, 'industries')
const LANGUAGES = editHref(TALENT_STEP.basicInfo, 'languages')

/** Strongest first, each with its proof: without an assessment it is the talent's own statement. */
export function ProfileSkills({ skills, assessments, nameOf, iconOf }: SkillProps) {
  const words = useProfileWords()
  const proven = provenSkills(assessments)
  const isProven = (skill: string) => proven.has(skill)
  if (skills.length === 0)
    return (
      <ProfileSection id="skills" title={words.skills}>
        <ProfileEmpty title={words.noSkills} text={words.noSkillsText} href={SKILLS} action={words.addSkills} />
      </ProfileSection>
    )
  return (
    <ProfileSection id="skills" title={words.skills} edit={SKILLS}>
      <p className="-mt-3 mb-3 text-sm text-ink-soft">{words.skillsText}</p>
      <div className="grid gap-4">
        <SkillGroup title={words.proven} isProven skills={skills.filter(isProven)} nameOf={nameOf} iconOf={iconOf} />
        <SkillGroup
          title={words.claimed}
          skills={skills.filter((skill) => !isProven(skill))}
          nameOf={nameOf}
          iconOf={iconOf}
        />
      </div>
    </ProfileSection>
  )
}

type GroupProps = Omit<SkillProps, 'assessments'> & { title: string; isProven?: boolean }

function SkillGroup({ title, isProven, skills, nameOf, iconOf }: GroupProps) {
  if (skills.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 flex items-center gap-1.5 text-sm text-ink-faint">
        <Nuqta className={cx('text-[0.6em]', isProven ? 'text-positive' : 'text-line-strong')} />
        {title}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li
            key={skill}
            className={cx(
              'inline-flex max-w-full items-center gap-2 rounded-full border px-3 py-1 text-sm',
              isProven ? 'border-positive' : 'border-dashed border-line-strong',
            )}
          >
            <SkillMark name={nameOf(skill)} icon={iconOf(skill)} />
            <bdi className="truncate">{nameOf(skill)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function ProfileIndustries({ industries, nameOf }: { industries: readonly string[]; nameOf: NameOf }) {
  const words = useProfileWords()
  return (
    <ProfileSection id="industries" title={words.industries} edit={industries.length > 0 ? INDUSTRIES : undefined}>
      {industries.length === 0 ? (
        <ProfileEmpty
          title={words.noIndustries}
          text={words.noIndustriesText}
          href={INDUSTRIES}
          action={words.addIndustries}
        />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {industries.map((industry) => (
            <li key={industry} className="rounded-full border border-line-strong px-3 py-1 text-sm">
              {nameOf(industry)}
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  )
}

export function ProfileLanguages({ languages, nameOf }: { languages: Profile['languages']; nameOf: NameOf }) {
  const words = useProfileWords()
  const { levels } = useFactWords()
  return (
    <ProfileSection id="languages" title={words.languages} edit={languages.length > 0 ? LANGUAGES : undefined}>
      {languages.length === 0 ? (
        <ProfileEmpty
          title={words.noLanguages}
          text={words.noLanguagesText}
          href={LANGUAGES}
          action={words.addLanguages}
        />
      ) : (
        <dl className="grid gap-x-8 xs:grid-cols-2">
          {languages.map(({ id, level }) => (
            <div key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <dt className="font-strong">{nameOf(id)}</dt>
              <dd className="text-sm text-ink-soft">{levels[level]}</dd>
            </div>
          ))}
        </dl>
      )}
    </ProfileSection>
  )
}
