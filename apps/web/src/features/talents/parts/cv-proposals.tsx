import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/talents/schema-profile.ts'
import { certificationForm, educationForm, experienceForm, projectForm } from '@fareeq/domain/talents/schema-entries.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import {
  type Choice,
  countriesQuery,
  industriesQuery,
  languagesQuery,
  nationalitiesQuery,
  rolesQuery,
  skillsQuery,
  useChoices,
} from '../api-choices.ts'
import { acceptEntries, acceptIndustries, acceptLanguages, acceptPerson, acceptSkills } from './cv-accepting.ts'
import { CvEntries } from './cv-entries.tsx'
import {
  certificationOffers,
  educationOffers,
  experienceOffers,
  industryOffers,
  languageOffers,
  type PersonValue,
  personOffers,
  projectOffers,
  type SpokenValue,
  skillOffers,
} from './cv-offers.ts'
import { CvSection } from './cv-section.tsx'
import { CertificationFields, certificationResolver } from './step-certification.tsx'
import { EducationFields, educationResolver } from './step-education.tsx'
import { ExperienceFields, experienceResolver } from './step-experience.tsx'
import { ProjectFields, projectResolver } from './step-projects.tsx'
import { useProfile } from './step-profile.ts'
import { useCvWords } from './use-cv-words.ts'
import { useStepWords } from './use-step-words.ts'

const NONE: readonly Choice[] = []
const nameIn = (choices: readonly Choice[], id: string) => choices.find((one) => one.id === id)?.name ?? id

export function CvProposals({ proposal }: { proposal: CvProposal }) {
  const profile = useProfile()
  const words = useCvWords()
  const lang = useLang()
  const { data: skills = NONE } = useQuery(skillsQuery(lang))
  const industries = useChoices(industriesQuery)
  return (
    <div className="grid gap-8">
      <Person proposal={proposal} />
      <CvSection<string>
        columns
        title={words.sections.skills}
        offers={skillOffers(proposal, profile)}
        nameOf={(id) => nameIn(skills, id)}
        show={(id) => <bdi className="font-strong">{nameIn(skills, id)}</bdi>}
        accept={acceptSkills}
      />
      <CvSection<string>
        columns
        title={words.sections.industries}
        offers={industryOffers(proposal, profile)}
        nameOf={(id) => nameIn(industries, id)}
        show={(id) => <b>{nameIn(industries, id)}</b>}
        accept={acceptIndustries}
      />
      <Languages proposal={proposal} />
      <CvEntries
        kind="experiences"
        offers={experienceOffers(proposal, profile)}
        schema={experienceForm()}
        resolver={experienceResolver}
        lines={({ title, company, start, end }) => ({ title, text: company, start, end: end ?? null })}
        fields={(form) => <ExperienceFields form={form} others={profile.experiences} />}
        accept={(forms) => acceptEntries('experiences', forms)}
      />
      <CvEntries
        kind="educations"
        offers={educationOffers(proposal, profile)}
        schema={educationForm()}
        resolver={educationResolver}
        lines={({ school, degree, field, start, end }) => ({
          title: school,
          text: [degree, field].filter(Boolean).join(' · '),
          start: start ?? null,
          end: end ?? null,
        })}
        fields={(form) => <EducationFields form={form} />}
        accept={(forms) => acceptEntries('educations', forms)}
      />
      <CvEntries
        kind="certifications"
        offers={certificationOffers(proposal, profile)}
        schema={certificationForm()}
        resolver={certificationResolver}
        lines={({ name, organisation, issued }) => ({ title: name, text: organisation, start: issued, end: issued })}
        fields={(form) => <CertificationFields form={form} />}
        accept={(forms) => acceptEntries('certifications', forms)}
      />
      <CvEntries
        kind="projects"
        offers={projectOffers(proposal, profile)}
        schema={projectForm()}
        resolver={projectResolver}
        lines={({ name, link }) => ({ title: name, text: link ?? '', start: null, end: null })}
        fields={(form) => <ProjectFields form={form} />}
        accept={(forms) => acceptEntries('projects', forms)}
      />
    </div>
  )
}

function Person({ proposal }: { proposal: CvProposal }) {
  const words = useCvWords()
  const profile = useProfile()
  const names = {
    country: useChoices(countriesQuery),
    nationality: useChoices(nationalitiesQuery),
    role: useChoices(rolesQuery),
  }
  const textOf = (value: PersonValue): string => {
    switch (value.field) {
      case 'name':
        return `${value.first} ${value.last}`.trim()
      case 'experience':
        return words.length(value.years, value.months)
      case 'country':
      case 'nationality':
      case 'role':
        return nameIn(names[value.field], value.text)
      default:
        return value.text
    }
  }
  return (
    <CvSection<PersonValue>
      title={words.sections.person}
      offers={personOffers(proposal, profile)}
      nameOf={({ field }) => words.person[field]}
      show={(value) => (
        <>
          <p className="text-sm text-ink-faint">{words.person[value.field]}</p>
          <p className="line-clamp-4 wrap-anywhere [unicode-bidi:plaintext]">{textOf(value)}</p>
        </>
      )}
      accept={acceptPerson}
    />
  )
}

function Languages({ proposal }: { proposal: CvProposal }) {
  const words = useCvWords()
  const levels = useStepWords().languages.levels
  const profile = useProfile()
  const names = useChoices(languagesQuery)
  return (
    <CvSection<SpokenValue>
      columns
      title={words.sections.languages}
      offers={languageOffers(proposal, profile)}
      nameOf={({ id }) => nameIn(names, id)}
      show={({ id, level }) => (
        <p>
          <b>{nameIn(names, id)}</b>
          {level && <span className="text-ink-soft"> · {levels[level]}</span>}
        </p>
      )}
      accept={acceptLanguages}
      isWhole={({ level }) => level !== undefined}
      complete={({ value: { id } }, close) => (
        <SelectField
          label={`${nameIn(names, id)}: ${words.level}`}
          options={LANGUAGE_LEVELS.map((level) => ({ id: level, label: levels[level] }))}
          value={null}
          onChange={(level) => {
            void acceptLanguages([{ id, level: level as SpokenValue['level'] }]).then(close, close)
          }}
        />
      )}
    />
  )
}
