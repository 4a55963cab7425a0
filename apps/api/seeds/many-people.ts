import { INDUSTRIES } from '@fareeq/domain/catalogue/entries-industries.ts'
import { ROLES, type Role } from '@fareeq/domain/catalogue/entries-roles.ts'
import { SKILLS } from '@fareeq/domain/catalogue/entries-skills.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { TESTED_SKILLS, rolesProvedBy } from '@fareeq/domain/talents/profile/rules-proofs.ts'
import type { Level } from '@fareeq/domain/matching/rules-score.ts'
import { COMPANIES, COUNTRIES, type Country, FIELD_PRICES, NAMES, ROLE_SHARES } from './many-words.ts'

/** Deterministic pseudo-random numbers: the same seed makes the same person. */
export type RandomSource = () => number

export function chanceOf(n: number): RandomSource {
  let state = Math.imul(n + 1, 0x9e3779b1)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneOf = <T>(list: readonly T[], chance: RandomSource): T => list[Math.floor(chance() * list.length)]!

/** Weighted choice, in percent. */
function shared<T>(list: readonly T[], shareOf: (item: T) => number): (chance: RandomSource) => T {
  const all = list.reduce((sum, item) => sum + shareOf(item), 0)
  return (chance) => {
    let left = chance() * all
    return list.find((item) => (left -= shareOf(item)) < 0) ?? list[0]!
  }
}
const anyCountry = shared(COUNTRIES, ({ share }) => share)
const anyRole = shared(ROLES, ({ id }) => ROLE_SHARES[id] ?? 1)

/** Most are in their first years; few have worked for twenty. */
const monthsOf = (chance: RandomSource) => Math.floor(6 + 230 * chance() ** 2.2)

/** What the role is asked for most is known by most, and best by those who name it first. */
function skillsOf({ skills }: Role, months: number, chance: RandomSource): string[] {
  const maxSkills = 5 + Math.floor(chance() * 4 + Math.min(5, months / 24))
  const skillIds = skills
    .map((id, index) => ({ id, luck: chance() ** (1 + index / 10) }))
    .toSorted((a, b) => b.luck - a.luck)
    .slice(0, maxSkills)
    .map(({ id }) => id)
  if (chance() < 0.15) skillIds.push(oneOf(SKILLS, chance).id)
  return [...new Set(skillIds)]
}

function languagesOf({ mother, second }: Country, chance: RandomSource): { id: string; level: Level }[] {
  const english = oneOf<Level>(['beginner', 'intermediate', 'intermediate', 'advanced', 'advanced', 'advanced'], chance)
  const languages: { id: string; level: Level }[] = [
    { id: mother, level: 'native' },
    { id: 'en', level: english },
  ]
  if (second) languages.push({ id: second, level: oneOf<Level>(['advanced', 'intermediate'], chance) })
  if (mother !== 'ar' && chance() < 0.3)
    languages.push({ id: 'ar', level: oneOf<Level>(['beginner', 'intermediate'], chance) })
  if (chance() < 0.04) languages.push({ id: oneOf(['de', 'es', 'it'], chance), level: 'beginner' })
  return languages
}

/** "2024-03", so many months before. */
export const monthBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)

/** Mostly that of their role, where there is one. */
function provenBy({ id }: Role, chance: RandomSource): string {
  const own = TESTED_SKILLS.filter((skill) => rolesProvedBy(skill).includes(id))
  return oneOf(own.length > 0 && chance() < 0.7 ? own : TESTED_SKILLS, chance)
}

/** Months in the job they have now, of all their months of work. */
export const movedAfter = (months: number, chance: RandomSource) => Math.ceil(months * (0.25 + 0.5 * chance()))

/** A random source of its own, so that the rest of a person does not depend on it. */
const PAST = 1_000_000

const OTHER = 'other'
const KNOWN_INDUSTRIES = INDUSTRIES.map(({ id }) => id).filter((id) => id !== OTHER)

export const phoneIn = ({ phone: [prefix, digits] }: Country, n: number) =>
  prefix + String(n).padStart(digits, '0').slice(-digits)

/** Offset that keeps phone numbers apart from the hand-made people's. */
const FIRST_NUMBER = 300_000

export type MadePerson = ReturnType<typeof personOf>

export function personOf(n: number, now: Date) {
  const chance = chanceOf(n)
  const country = anyCountry(chance)
  const role = anyRole(chance)
  const { first, last } = NAMES[country.people]
  const months = monthsOf(chance)
  const time = oneOf(['full', 'full', 'full', 'both', 'part'] as const, chance)
  const years = Math.floor(months / 12)
  const worth = (FIELD_PRICES[role.field] ?? 900) * (0.75 + years * 0.16) * country.price * (0.8 + 0.45 * chance())
  const salary = Math.max(500, Math.round(worth / 50) * 50)
  const verified = chance() < 0.45
  const moved = months > 30 ? movedAfter(months, chanceOf(PAST + n)) : months
  const lang: Lang = country.mother === 'ar' ? 'ar' : 'en'
  const company = () => oneOf(COMPANIES[lang], chance)
  const title = roleName(role.id, lang)
  return {
    first_name: oneOf<string>(first, chance),
    last_name: oneOf<string>(last, chance),
    phone: phoneIn(country, FIRST_NUMBER + n),
    country: country.id,
    timezone: country.zone,
    lang,
    role: role.id,
    months,
    skills: skillsOf(role, months, chance),
    languages: languagesOf(country, chance),
    industries: [...new Set([oneOf(KNOWN_INDUSTRIES, chance), oneOf(KNOWN_INDUSTRIES, chance)])],
    full_time: time !== 'part',
    part_time: time !== 'full',
    weeks: oneOf([0, 0, 1, 2, 2, 3, 4, 4, 6, 8], chance),
    salary_full_time: time === 'part' ? null : salary,
    salary_part_time: time === 'full' ? null : Math.max(250, Math.round(salary / 2)),
    salary_shown: n % 3 === 0,
    hiring_status: verified ? 'verified' : chance() < 0.3 ? 'assessing' : 'applied',
    experiences: [
      { title, company: company(), current: true, start_month: monthBefore(now, moved), end_month: null },
      ...(moved < months
        ? [
            {
              title,
              company: company(),
              current: false,
              start_month: monthBefore(now, months),
              end_month: monthBefore(now, moved),
            },
          ]
        : []),
    ],
    /** The assessment they passed. */
    passed: verified ? provenBy(role, chance) : null,
    score: 60 + 5 * Math.floor(9 * chance() ** 1.5),
  }
}
