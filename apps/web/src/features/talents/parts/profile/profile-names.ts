import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import {
  countriesQuery,
  industriesQuery,
  languagesQuery,
  projectTypesQuery,
  rolesQuery,
  skillsQuery,
} from '../../api-choices.ts'

type NamedEntries = readonly { id: string; name: string }[]
const NONE: NamedEntries = []
type SkillEntries = readonly { id: string; name: string; icon: string | null }[]
const NO_SKILLS: SkillEntries = []

/** While loading, and for removed entries, the id is shown in a readable form. */
const nameIn = (list: NamedEntries) => {
  const names = new Map(list.map(({ id, name }) => [id, name]))
  return (key: string) => names.get(key) ?? key.replaceAll(/[_-]/g, ' ')
}

const iconIn = (list: SkillEntries) => {
  const icons = new Map(list.map(({ id, icon }) => [id, icon]))
  return (key: string) => icons.get(key) ?? null
}

/** Keys of a profile by their names in the language of the page. */
export function useNames() {
  const lang = useLang()
  const roles: NamedEntries = useQuery(rolesQuery(lang)).data ?? NONE
  const countries: NamedEntries = useQuery(countriesQuery(lang)).data ?? NONE
  const skills: SkillEntries = useQuery(skillsQuery(lang)).data ?? NO_SKILLS
  const languages: NamedEntries = useQuery(languagesQuery(lang)).data ?? NONE
  const industries: NamedEntries = useQuery(industriesQuery(lang)).data ?? NONE
  const types: NamedEntries = useQuery(projectTypesQuery(lang)).data ?? NONE
  return useMemo(
    () => ({
      role: nameIn(roles),
      country: nameIn(countries),
      skill: nameIn(skills),
      skillIcon: iconIn(skills),
      language: nameIn(languages),
      industry: nameIn(industries),
      projectType: nameIn(types),
    }),
    [roles, countries, skills, languages, industries, types],
  )
}
