import { LOCALE, type Lang, otherLang } from '../kernel/language/locale.ts'
import { HOUR, MINUTE, offsetAt } from '../kernel/time/time.ts'
import { COUNTRIES, NATIONALITIES } from './entries-countries.ts'
import { INDUSTRIES } from './entries-industries.ts'
import { FIRST_LANGUAGES, LANGUAGES } from './entries-languages.ts'
import { PROJECT_TYPES } from './entries-project-types.ts'
import { ROLES, ROLE_FIELDS } from './entries-roles.ts'
import { SKILLS, SKILL_CATEGORIES, type Skill } from './entries-skills.ts'
import { AREAS, TIME_ZONES } from './entries-time-zones.ts'
import type { Entry } from './entries.ts'
import { skillIconAddress } from './rules.ts'

/** The catalogue in one language, each list sorted. Memoised per language. */

const inEach = <T>(make: (lang: Lang) => T): ((lang: Lang) => T) => {
  const cache = new Map<Lang, T>()
  return (lang) => {
    if (!cache.has(lang)) cache.set(lang, make(lang))
    return cache.get(lang) as T
  }
}

/** Names of the other language are aliases, because readers may type either. */
function listEntry({ id, name, aliases }: Entry, lang: Lang) {
  const other = name[otherLang(lang)]
  return { id, name: name[lang], aliases: other === name[lang] ? [...aliases] : [other, ...aliases] }
}

type ListEntry = ReturnType<typeof listEntry>
const collated = inEach((lang) => new Intl.Collator(LOCALE[lang]))
const byName = <T extends ListEntry>(list: readonly T[], lang: Lang): T[] =>
  list.toSorted((a, b) => collated(lang).compare(a.name, b.name))

/** Pinned entries: these first in their order, those last. */
const placed = <T extends ListEntry>(list: T[], first: readonly string[], last: readonly string[] = []): T[] => {
  const rank = ({ id }: T) => (first.includes(id) ? first.indexOf(id) - first.length : last.includes(id) ? 1 : 0)
  return list.toSorted((a, b) => rank(a) - rank(b))
}

const plain = (entries: readonly Entry[], lang: Lang) => entries.map((entry) => listEntry(entry, lang))

export const countries = inEach((lang) => byName(plain(COUNTRIES, lang), lang))
export const nationalities = inEach((lang) => byName(plain(NATIONALITIES, lang), lang))
export const languages = inEach((lang) => placed(byName(plain(LANGUAGES, lang), lang), FIRST_LANGUAGES))
export const industries = inEach((lang) => placed(byName(plain(INDUSTRIES, lang), lang), [], ['other']))
export const projectTypes = inEach((lang) => plain(PROJECT_TYPES, lang))

export const roles = inEach((lang) =>
  ROLES.map(({ field, family, ...role }) => ({
    ...listEntry(role, lang),
    field,
    field_name: ROLE_FIELDS[field][lang],
    family,
  })),
)

const toSkill = (skill: Skill, lang: Lang) => ({
  ...listEntry(skill, lang),
  category: skill.category,
  category_name: SKILL_CATEGORIES[skill.category][lang],
  icon: skill.icon && skillIconAddress(skill.icon),
})

export const skills = inEach((lang) =>
  byName(
    SKILLS.map((skill) => toSkill(skill, lang)),
    lang,
  ),
)

const skillsById = inEach((lang) => new Map(skills(lang).map((skill) => [skill.id, skill])))
const rolesById = new Map(ROLES.map((role) => [role.id, role]))

/** Skills of a role, the most required first; null for an unknown role. */
export const skillsOfRole = (id: string, lang: Lang) =>
  rolesById.get(id)?.skills.flatMap((skill) => skillsById(lang).get(skill) ?? []) ?? null

const zones = inEach((lang) =>
  Object.entries(AREAS).flatMap(([area, name]) =>
    byName(
      TIME_ZONES.filter((zone) => zone.area === area).map((zone) => listEntry(zone, lang)),
      lang,
    ).map((zone) => ({ ...zone, area, area_name: name[lang] })),
  ),
)

/** By continent, with the offsets at that moment. */
const zonesAt = (now: Date) =>
  inEach((lang) =>
    zones(lang).map((zone) => {
      const offset = offsetAt(zone.id, now)
      return { ...zone, offset: offsetText(offset), offset_minutes: offset / MINUTE }
    }),
  )

/** Cache lifetime: offsets change on the quarter of an hour, and computing all takes longer than the rest of a call. */
const QUARTER = 15 * MINUTE
let latest = { quarter: NaN, in: zonesAt(new Date(0)) }

export function timeZones(lang: Lang, now: Date) {
  const quarter = Math.floor(now.getTime() / QUARTER)
  if (latest.quarter !== quarter) latest = { quarter, in: zonesAt(now) }
  return latest.in(lang)
}

/** As ISO 8601 writes it: +03:00. */
function offsetText(offset: number): string {
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0')
  const size = Math.abs(offset)
  return `${offset < 0 ? '-' : '+'}${two(size / HOUR)}:${two((size % HOUR) / MINUTE)}`
}
