import { catalogueCalls as calls } from '@fareeq/domain/catalogue/calls.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/calls/call-api.ts'
import { useLang } from '../../platform/i18n/i18n.ts'

/** Immutable within a release: never refetched. */
const unchanging = { staleTime: Infinity, gcTime: Infinity }

/** Same shape, but distinct types for the compiler. */
type Plain = 'countries' | 'nationalities' | 'languages' | 'projectTypes' | 'industries'
const plain: Record<Plain, typeof calls.countries> = calls as never

const listQuery = (name: Plain) => (lang: Lang) =>
  queryOptions({
    queryKey: ['catalogue', name, lang],
    queryFn: async ({ signal }) => (await callApi(plain[name], { query: { lang } }, { signal })).data,
    ...unchanging,
  })

export const countriesQuery = listQuery('countries')
export const nationalitiesQuery = listQuery('nationalities')
export const languagesQuery = listQuery('languages')
export const industriesQuery = listQuery('industries')
export const projectTypesQuery = listQuery('projectTypes')

export const rolesQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['catalogue', 'roles', lang],
    queryFn: async ({ signal }) => (await callApi(calls.roles, { query: { lang } }, { signal })).data,
    ...unchanging,
  })

export const skillsQuery = (lang: Lang) =>
  queryOptions({
    queryKey: ['catalogue', 'skills', lang],
    queryFn: async ({ signal }) => (await callApi(calls.skills, { query: { lang } }, { signal })).data,
    ...unchanging,
  })

export const roleSkillsQuery = (role: string | null, lang: Lang) =>
  queryOptions({
    queryKey: ['catalogue', 'roleSkills', role, lang],
    queryFn: async ({ signal }) =>
      (await callApi(calls.roleSkills, { params: { id: role ?? '' }, query: { lang } }, { signal })).data,
    enabled: role !== null,
    ...unchanging,
  })

export type CatalogueChoice = { id: string; name: string; aliases: string[] }
const NO_CHOICES: readonly CatalogueChoice[] = []

/** Options of a combobox: searched by all names, shown by one. */
export function useChoices(query: typeof countriesQuery | typeof rolesQuery): readonly CatalogueChoice[] {
  const lang = useLang()
  const { data = NO_CHOICES } = useQuery((query as typeof countriesQuery)(lang))
  return data
}
