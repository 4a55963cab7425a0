import { searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import { MIN_SKILLS } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { MAX_SKILLS } from '@fareeq/domain/talents/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { FormSection } from '../../../../ui/fields/form.tsx'
import type { Option } from '../../../../ui/fields/listbox/option-search.ts'
import { TagsField } from '../../../../ui/fields/listbox/tags-field.tsx'
import { saveSkills } from '../../api.ts'
import { roleSkillsQuery, skillsQuery } from '../../api-choices.ts'
import { AutosaveField } from '../entries/autosave-field.tsx'
import { SkillMark } from '../profile/skill-mark.tsx'
import { SkillsOrder } from '../profile/skills-order.tsx'
import { useProfile } from './step-profile.ts'
import { useIsMarked } from './step-way.ts'
import { SuggestedTags } from '../entries/suggested-tags.tsx'
import { useAutosave } from '../entries/use-autosave.ts'
import { useStepWords } from '../../messages/steps/en.ts'

/** List limit; typing finds the others. */
const MAX_OPTIONS = 40
const MAX_SUGGESTIONS = 10

type Skill = { id: string; name: string; aliases: string[]; category_name: string; icon: string | null }
const NONE: readonly Skill[] = []

export function StepSkills() {
  const words = useStepWords().skills
  const lang = useLang()
  const { role } = useProfile().basicInfo
  const { data: all = NONE } = useQuery(skillsQuery(lang))
  const { data: ofRole = NONE } = useQuery(roleSkillsQuery(role, lang))
  const [text, setText] = useState('')
  const autosave = useAutosave<string[]>({
    name: 'skills',
    read: ({ skills }) => skills,
    save: (skills, version) => saveSkills({ skills, version }),
  })
  const selected = autosave.value
  const isMarked = useIsMarked('skills')
  const options = useMemo(() => optionsFor(text, selected, ofRole, all), [text, selected, ofRole, all])
  const ordered = useMemo(() => selected.flatMap((id) => all.find((skill) => skill.id === id) ?? []), [selected, all])
  const suggested = ofRole.filter(({ id }) => !selected.includes(id)).slice(0, MAX_SUGGESTIONS)
  return (
    <FormSection title={words.title}>
      <div id="skills" className="grid min-w-0 gap-4">
        <AutosaveField autosave={autosave}>
          <TagsField
            label={words.label}
            hint={words.hint(MIN_SKILLS)}
            placeholder={words.search}
            options={options}
            value={selected}
            max={MAX_SKILLS}
            error={isMarked && selected.length < MIN_SKILLS ? words.fewest(MIN_SKILLS) : undefined}
            onInputChange={setText}
            onChange={autosave.choose}
          />
        </AutosaveField>
        {ordered.length > 1 && <SkillsOrder skills={ordered} onOrder={autosave.choose} />}
        {selected.length < MAX_SKILLS && (
          <SuggestedTags
            title={words.suggested}
            items={suggested.map(({ id, name, icon }) => ({ id, name, start: <SkillMark name={name} icon={icon} /> }))}
            add={words.add}
            onAdd={(id) => autosave.choose([...selected, id])}
          />
        )}
      </div>
    </FormSection>
  )
}

/** Skills of the role first, then all; selected ones always included. */
function optionsFor(
  text: string,
  selectedIds: readonly string[],
  ofRole: readonly Skill[],
  all: readonly Skill[],
): Option[] {
  const first = [...ofRole, ...all.filter(({ id }) => !ofRole.some((skill) => skill.id === id))]
  const matches = searchCatalogue(first, text).slice(0, MAX_OPTIONS)
  const selected = first.filter((skill) => selectedIds.includes(skill.id) && !matches.includes(skill))
  const option = ({ id, name, icon }: Skill) => ({ id, label: name, start: <SkillMark name={name} icon={icon} /> })
  // Server-side matches are not filtered again by the field.
  const matchOptions = matches.map((skill) => ({ ...option(skill), detail: skill.category_name, search: text }))
  return [...matchOptions, ...selected.map(option)]
}
