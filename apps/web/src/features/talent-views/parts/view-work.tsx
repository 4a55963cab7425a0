import type { VisibleProfile } from '@fareeq/domain/talent-views/schema.ts'
import { BadgeCheck } from 'lucide-react'
import { CertificateLines, EducationLines, ExperienceLines } from '../../talents/parts/profile/profile-entries.tsx'
import { ProjectLines } from '../../talents/parts/profile/profile-links.tsx'
import { SkillMark } from '../../talents/parts/profile/skill-mark.tsx'
import { useProfileWords } from '../../talents/messages/profile/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { ViewSection } from './view-section.tsx'

/** Strongest first, as they ordered them. */
export function ViewSkills({ skills }: Pick<VisibleProfile, 'skills'>) {
  const words = useProfileWords()
  if (skills.length === 0) return null
  return (
    <ViewSection id="skills" title={words.skills}>
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ id, name, icon, proven }) => (
          <li
            key={id}
            className="inline-flex max-w-full items-center gap-2 rounded-full border border-line bg-sunken px-3 py-1 text-sm"
          >
            <SkillMark name={name} icon={icon} />
            <bdi className="truncate">{name}</bdi>
            {proven && (
              <>
                <BadgeCheck aria-hidden className="size-4 flex-none text-positive" />
                <span className="sr-only">{words.proven}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </ViewSection>
  )
}

export function ViewLanguages({ languages }: Pick<VisibleProfile, 'languages'>) {
  const words = useProfileWords()
  const { levels } = useFactWords()
  if (languages.length === 0) return null
  return (
    <ViewSection id="languages" title={words.languages}>
      <dl className="grid gap-x-8 xs:grid-cols-2">
        {languages.map(({ id, name, level }) => (
          <div key={id} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5 last:pb-0">
            <dt className="font-strong">{name}</dt>
            <dd className="text-sm text-ink-soft">{levels[level]}</dd>
          </div>
        ))}
      </dl>
    </ViewSection>
  )
}

/** Where they worked, what they built, what they learned. */
export function ViewWork({ talent }: { talent: VisibleProfile }) {
  const words = useProfileWords()
  const { experiences, projects, educations, certifications } = talent
  return (
    <>
      {experiences.length > 0 && (
        <ViewSection id="experience" title={words.experience}>
          <ExperienceLines experiences={experiences} />
        </ViewSection>
      )}
      {projects.length > 0 && (
        <ViewSection id="projects" title={words.projects}>
          <ProjectLines projects={projects} typeName={({ type_name }) => type_name} />
        </ViewSection>
      )}
      {educations.length > 0 && (
        <ViewSection id="education" title={words.education}>
          <EducationLines educations={educations} />
        </ViewSection>
      )}
      {certifications.length > 0 && (
        <ViewSection id="certificates" title={words.certificates}>
          <CertificateLines certifications={certifications} />
        </ViewSection>
      )}
    </>
  )
}
