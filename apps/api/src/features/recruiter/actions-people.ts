import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor, nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { explain } from '@fareeq/domain/matching/rules-explained.ts'
import type { Audience as MatchAudience } from '@fareeq/domain/matching/rules-price.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Audience, CitedLine } from '@fareeq/domain/recruiter/limits.ts'
import {
  ANCHORS,
  type CitedPerson,
  type Statement,
  gapsFor,
  holds,
  reasonsFor,
} from '@fareeq/domain/recruiter/rules-citations.ts'
import type { PeopleFilter } from '@fareeq/domain/recruiter/rules-search.ts'
import type { Reason, RecruiterPerson } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { PeopleSearch } from '@fareeq/domain/recruiter/schema-stored.ts'
import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { type Filter, MIN_LEVEL, NO_FILTER } from '../../engines/matching-index/filter.ts'
import { search } from '../../engines/matching-index/search.ts'
import type { TalentIndex } from '../../engines/matching-index/talent-index.ts'
import type { RequestContext } from '../../platform/context.ts'
import { userById } from '../accounts/queries.ts'
import { matchingOf } from '../matching/actions-index.ts'
import { candidatesByIds } from '../matching/queries.ts'
import type { CandidateRow } from '../matching/rows.ts'

/** Who reads an answer: which people they may see, and how. */
export type Reader = {
  readonly audience: Audience
  /** Whose salaries count in a score: the same as on the matching screen. */
  readonly matching: MatchAudience
  readonly mayFind: boolean
  /** Names and pages; a visitor is shown neither. */
  readonly isNamed: boolean
  /** The clock that hours are shared with. */
  readonly zone: string | null
  readonly lang: Lang
  readonly index: TalentIndex
  readonly now: Date
}

/** Before a transaction: the index reads what changed, which it cannot do inside of one. */
export const refreshPeople = async ({ platform, now }: RequestContext): Promise<void> =>
  void (await matchingOf(platform).current(now))

export async function readerOf(ctx: RequestContext, timezone: string | null): Promise<Reader> {
  const { db, viewer, lang, now, platform } = ctx
  const index = matchingOf(platform).latest()
  const base = { lang, index, now }
  if (viewer.kind === 'client') {
    const { timezone: own } = await userById(db, viewer.userId)
    const matching = may(viewer, 'talents.salary') ? 'company' : 'nobody'
    return {
      ...base,
      audience: 'company',
      matching,
      mayFind: may(viewer, 'talents.find'),
      isNamed: true,
      zone: own ?? timezone,
    }
  }
  return {
    ...base,
    audience: 'visitor',
    matching: 'nobody',
    mayFind: true,
    isNamed: false,
    zone: timezone,
  }
}

/** The filter of the index for the keys of the matching screen. */
export function indexFilter(filter: PeopleFilter): Filter {
  const language = filter['language[name]']
  return {
    ...NO_FILTER,
    role: filter.role_id,
    seniority: filter.seniority_level ?? null,
    skills: filter['skills[]'],
    language: language ? { id: language, level: filter['language[level]'] ?? MIN_LEVEL } : null,
    countries: filter['countries[]'],
    availability: filter['availability[]'],
    minHours: filter.min_hours ?? null,
    maxWeeks: filter.max_weeks ?? null,
    verified: filter.verified ?? false,
    qualified: filter.qualified ?? false,
  }
}

export type PeoplePage = { readonly ids: readonly string[]; readonly total: number }

/** The best of a search, and how many there are. */
export async function searchPeople(
  { platform }: RequestContext,
  reader: Reader,
  { filter, criteria, zone }: PeopleSearch,
  limit: number,
  skipped = 0,
): Promise<PeoplePage> {
  const { index, matching, now } = reader
  const query = {
    filter: indexFilter(filter),
    criteria,
    audience: matching,
    sort: 'match' as const,
    after: null,
    clientZone: zone,
    now,
  }
  const { page, total } = await platform.scheduler.runInSlices(search(index, { ...query, limit: limit + skipped }))
  return { ids: page.slice(skipped).map(({ id }) => id), total }
}

export type People = ReadonlyMap<string, CandidateRow>

/** Those who can be found today; whoever cannot is in no answer, also in none of yesterday. */
export async function peopleById({ db }: RequestContext, ids: readonly string[]): Promise<People> {
  if (ids.length === 0) return new Map()
  return new Map((await candidatesByIds(db, [...new Set(ids)])).map((row) => [row.id, row]))
}

export const citedPerson = (row: CandidateRow, zone: string | null, { index, now }: Reader): CitedPerson => ({
  ...row,
  hours: index.zones.hoursWith(zone, now)[index.zones.idOf(row.timezone)] ?? null,
})

/** The page of a profile with the line that is cited. */
export function lineHref(id: string, line: CitedLine, reader: Reader): string | null {
  const path = profileHref(id, reader)
  return path && `${path}#${ANCHORS[line]}`
}

const profileHref = (id: string, { isNamed }: Reader): string | null =>
  isNamed ? pathTo('sharedProfile', { id }) : null

/** Only what holds of the person is said of them. */
export const toReasons = (statements: readonly Statement[], id: string, reader: Reader): Reason[] =>
  statements.map(({ text, line, key }) => ({ text, citation: { line, key, href: lineHref(id, line, reader) } }))

/** Somebody as this reader may see them, measured by a search. */
export function toPerson(row: CandidateRow, { filter, criteria, zone }: PeopleSearch, reader: Reader): RecruiterPerson {
  const { index, lang, matching, isNamed } = reader
  const person = citedPerson(row, zone, reader)
  const match = explain(row, criteria, {
    hours: person.hours,
    audience: matching,
    baseline: index.baselineFor(row.role, row.months, matching),
  })
  const reasons = reasonsFor(person, criteria, lang).filter((statement) => holds(statement, person))
  return {
    id: isNamed ? row.id : null,
    href: profileHref(row.id, reader),
    name: isNamed ? nameFor(row, lang) : null,
    role: row.role,
    role_name: roleName(row.role, lang),
    seniority: seniorityOf(fullYears(row.months)),
    match: match.total,
    hours: person.hours,
    weeks: row.weeks,
    reasons: toReasons(reasons, row.id, reader),
    gaps: toReasons(gapsFor(person, filter, criteria, lang), row.id, reader),
  }
}

/** Names under which somebody on the screen is spoken of, in both scripts. */
export const spokenNames = (row: CandidateRow): string[] =>
  (['ar', 'en'] as const).flatMap((lang) => {
    const { first_name, last_name } = namesFor(row, lang)
    return [first_name, last_name].filter((name) => name.length > 1)
  })

/** The same filters on the matching screen. */
export function matchingHref(filter: PeopleFilter): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(filter))
    for (const item of [value].flat()) query.append(key, item === true ? '1' : String(item))
  query.set('sort', 'match')
  return `${pathTo('matching')}?${query}`
}
