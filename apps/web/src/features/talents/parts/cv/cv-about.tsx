import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import {
  type CatalogueChoice,
  countriesQuery,
  industriesQuery,
  languagesQuery,
  nationalitiesQuery,
  rolesQuery,
  skillsQuery,
  useChoices,
} from '../../api-choices.ts'
import { CvChips } from './cv-chips.tsx'
import type { PersonValue, LanguageValue } from './cv-offers.ts'
import { CvSection } from './cv-section.tsx'
import type { CvParts } from './cv-sections.ts'
import { SkillMark } from '../profile/skill-mark.tsx'
import { useAdding } from './use-cv-adding.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'
import { useFactWords } from '../use-fact-words.ts'

/** What was read of the person: who they are, what they can do, where they worked, what they speak. */

const nameIn = (choices: readonly CatalogueChoice[], id: string) =>
  choices.find((choice) => choice.id === id)?.name ?? id

export function CvAbout({ part }: { part: CvParts['person'] }) {
  const words = useCvWords()
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
      part={part}
      title={words.sections.person}
      nameOf={({ field }) => words.person[field]}
      show={(value) => (
        <>
          <p className="text-sm text-ink-faint">{words.person[value.field]}</p>
          {value.field === 'summary' ? (
            <p className="line-clamp-4 wrap-anywhere [unicode-bidi:plaintext]">{value.text}</p>
          ) : (
            <p className="wrap-anywhere">
              <bdi>{textOf(value)}</bdi>
            </p>
          )}
        </>
      )}
    />
  )
}

type Skill = CatalogueChoice & { icon: string | null }
const NONE: readonly Skill[] = []

export function CvSkills({ part }: { part: CvParts['skills'] }) {
  const words = useCvWords()
  const { data: skills = NONE } = useQuery(skillsQuery(useLang()))
  const mark = (id: string) => {
    const skill = skills.find((skill) => skill.id === id)
    return skill && <SkillMark name={skill.name} icon={skill.icon} />
  }
  return <CvChips part={part} title={words.sections.skills} nameOf={(id) => nameIn(skills, id)} markOf={mark} />
}

export function CvIndustries({ part }: { part: CvParts['industries'] }) {
  const words = useCvWords()
  const names = useChoices(industriesQuery)
  return <CvChips part={part} title={words.sections.industries} nameOf={(id) => nameIn(names, id)} />
}

export function CvLanguages({ part }: { part: CvParts['languages'] }) {
  const words = useCvWords()
  const { levels } = useFactWords()
  const names = useChoices(languagesQuery)
  const adding = useAdding()
  return (
    <CvSection<LanguageValue>
      part={part}
      title={words.sections.languages}
      nameOf={({ id }) => nameIn(names, id)}
      show={({ id, level }) => (
        <p>
          <b>{nameIn(names, id)}</b>
          {level && <span className="text-ink-soft"> · {levels[level]}</span>}
        </p>
      )}
      complete={(offer, close) => (
        <SelectField
          label={`${nameIn(names, offer.value.id)}: ${words.level}`}
          options={LANGUAGE_LEVELS.map((level) => ({ id: level, label: levels[level] }))}
          value={null}
          onChange={(level) => {
            const value = { id: offer.value.id, level: level as LanguageValue['level'] }
            void adding.add(part, [{ ...offer, value }]).then(close)
          }}
        />
      )}
    />
  )
}
