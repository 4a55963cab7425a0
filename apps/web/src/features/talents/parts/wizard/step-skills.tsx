import { searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import { FEWEST_SKILLS } from '@fareeq/domain/talents/rules-profile.ts'
import { MOST_SKILLS } from '@fareeq/domain/talents/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { FormSection } from '../../../../ui/fields/form.tsx'
import type { Option } from '../../../../ui/fields/option-search.ts'
import { TagsField } from '../../../../ui/fields/tags-field.tsx'
import { saveSkills } from '../../api.ts'
import { roleSkillsQuery, skillsQuery } from '../../api-choices.ts'
import { PieceField } from '../entries/piece-field.tsx'
import { SkillMark } from '../profile/skill-mark.tsx'
import { SkillsOrder } from '../profile/skills-order.tsx'
import { useProfile } from './step-profile.ts'
import { useIsMarked } from './step-way.ts'
import { SuggestedTags } from '../entries/suggested-tags.tsx'
import { usePiece } from '../entries/use-piece.ts'
import { useStepWords } from './use-step-words.ts'

/** List limit; typing finds the others. */
const MOST_SHOWN = 40
const MOST_SUGGESTED = 10

type Skill = { id: string; name: string; aliases: string[]; category_name: string; icon: string | null }
const NONE: readonly Skill[] = []

export function StepSkills() {
  const words = useStepWords().skills
  const lang = useLang()
  const { role } = useProfile().basicInfo
  const { data: all = NONE } = useQuery(skillsQuery(lang))
  const { data: ofRole = NONE } = useQuery(roleSkillsQuery(role, lang))
  const [typed, setTyped] = useState('')
  const piece = usePiece<string[]>({
    name: 'skills',
    read: ({ skills }) => skills,
    save: (skills, version) => saveSkills({ skills, version }),
  })
  const chosen = piece.value
  const isMarked = useIsMarked('skills')
  const options = useMemo(() => optionsFor(typed, chosen, ofRole, all), [typed, chosen, ofRole, all])
  const ordered = useMemo(() => chosen.flatMap((id) => all.find((skill) => skill.id === id) ?? []), [chosen, all])
  const suggested = ofRole.filter(({ id }) => !chosen.includes(id)).slice(0, MOST_SUGGESTED)
  return (
    <FormSection title={words.title}>
      <div id="skills" className="grid min-w-0 gap-4">
        <PieceField piece={piece}>
          <TagsField
            label={words.label}
            hint={words.hint(FEWEST_SKILLS)}
            placeholder={words.search}
            options={options}
            value={chosen}
            max={MOST_SKILLS}
            error={isMarked && chosen.length < FEWEST_SKILLS ? words.fewest(FEWEST_SKILLS) : undefined}
            onInputChange={setTyped}
            onChange={piece.choose}
          />
        </PieceField>
        {ordered.length > 1 && <SkillsOrder skills={ordered} onOrder={piece.choose} />}
        {chosen.length < MOST_SKILLS && (
          <SuggestedTags
            title={words.suggested}
            items={suggested.map(({ id, name, icon }) => ({ id, name, start: <SkillMark name={name} icon={icon} /> }))}
            add={words.add}
            onAdd={(id) => piece.choose([...chosen, id])}
          />
        )}
      </div>
    </FormSection>
  )
}

/** Skills of the role first, then all; selected ones always included. */
function optionsFor(
  typed: string,
  chosen: readonly string[],
  ofRole: readonly Skill[],
  all: readonly Skill[],
): Option[] {
  const first = [...ofRole, ...all.filter(({ id }) => !ofRole.some((one) => one.id === id))]
  const found = searchCatalogue(first, typed).slice(0, MOST_SHOWN)
  const kept = first.filter((skill) => chosen.includes(skill.id) && !found.includes(skill))
  const option = ({ id, name, icon }: Skill) => ({ id, label: name, start: <SkillMark name={name} icon={icon} /> })
  // Server-side matches are not filtered again by the field.
  const shown = found.map((skill) => ({ ...option(skill), detail: skill.category_name, search: typed }))
  return [...shown, ...kept.map(option)]
}
