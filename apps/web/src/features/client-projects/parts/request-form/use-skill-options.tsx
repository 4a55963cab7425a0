import { searchCatalogue } from '@fareeq/domain/catalogue/rules-search.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import type { Option } from '../../../../ui/fields/listbox/option-search.ts'
import { roleSkillsQuery, skillsQuery } from '../../../talents/api-choices.ts'
import { SkillMark } from '../../../talents/parts/profile/skill-mark.tsx'

/** List limit; typing finds the others. */
const MAX_OPTIONS = 40

type Skill = { id: string; name: string; aliases: string[]; category_name: string; icon: string | null }
const NONE: readonly Skill[] = []

type Search = { role: string | null; selected: readonly string[]; text: string }

/** Skills to choose from: those of the role first. */
export function useSkillOptions({ role, selected, text }: Search) {
  const lang = useLang()
  const { data: all = NONE } = useQuery(skillsQuery(lang))
  const { data: ofRole = NONE } = useQuery(roleSkillsQuery(role, lang))
  const options = useMemo(() => optionsFor(text, selected, ofRole, all), [text, selected, ofRole, all])
  return { all, ofRole, options }
}

/** Selected options stay, whatever is typed; server-side matches are not filtered again. */
function optionsFor(
  text: string,
  selectedIds: readonly string[],
  first: readonly Skill[],
  all: readonly Skill[],
): Option[] {
  const entries = [...first, ...all.filter(({ id }) => !first.some((skill) => skill.id === id))]
  const matches = searchCatalogue(entries, text).slice(0, MAX_OPTIONS)
  const selected = entries.filter((skill) => selectedIds.includes(skill.id) && !matches.includes(skill))
  const option = ({ id, name, icon }: Skill) => ({ id, label: name, start: <SkillMark name={name} icon={icon} /> })
  const matchOptions = matches.map((skill) => ({ ...option(skill), detail: skill.category_name, search: text }))
  return [...matchOptions, ...selected.map(option)]
}
