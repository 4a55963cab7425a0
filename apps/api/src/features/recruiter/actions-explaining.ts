import { skillName } from '@fareeq/domain/catalogue/rules.ts'
import { MAX_COMPARED } from '@fareeq/domain/matching/limits.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { gapsFor } from '@fareeq/domain/recruiter/rules-citations.ts'
import { namedRoles } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import type { PeopleSearch, StoredText } from '@fareeq/domain/recruiter/schema-stored.ts'
import { NO_FILTER } from '../../engines/matching-index/filter.ts'
import { search } from '../../engines/matching-index/search.ts'
import { citedPerson, peopleById, searchPeople, spokenNames } from './actions-people.ts'
import { searchFor } from './actions-squads.ts'
import { type Outcome, type Turn, button, link, plain } from './actions-turn.ts'

/** Ids of those on the screen, in the order in which they are counted. */
export function screenIds({ screen }: Turn): readonly string[] {
  if (!screen) return []
  return screen.kind === 'people' ? screen.ids : (screen.proposals[0]?.seats.map(({ id }) => id) ?? [])
}

const searchOf = ({ screen, requirement, reader }: Turn, id: string): PeopleSearch | null => {
  if (screen?.kind === 'people') return screen.search
  const role = screen?.proposals.flatMap(({ seats }) => seats).find((seat) => seat.id === id)?.role
  if (role && screen?.kind === 'squads') return screen.searches[role] ?? null
  const [needed] = namedRoles(requirement)
  return needed ? searchFor(requirement, needed, reader) : null
}

/** Who is meant: by place or name among those on the screen; a company may also name somebody who is not. */
export async function referredIds(turn: Turn): Promise<string[]> {
  const ids = screenIds(turn)
  const matches: string[] = []
  for (const reference of turn.references) {
    if ('place' in reference)
      matches.push(
        ...(ids.at(reference.place === -1 ? -1 : reference.place - 1)
          ? [ids.at(reference.place === -1 ? -1 : reference.place - 1)!]
          : []),
      )
    else if ('name' in reference) {
      const onScreen = ids.find((id) => isNamed(turn, id, reference.name))
      const match = onScreen ?? (await byName(turn, reference.name))
      if (match) matches.push(match)
    }
  }
  return [...new Set(matches)]
}

const isNamed = ({ people, reader }: Turn, id: string, name: string): boolean => {
  const row = people.get(id)
  return reader.isNamed && row !== undefined && spokenNames(row).some((own) => own.includes(name) || name.includes(own))
}

async function byName({ ctx, reader }: Turn, name: string): Promise<string | null> {
  if (!reader.isNamed || !reader.mayFind) return null
  const filter = { ...NO_FILTER, q: name.slice(0, 80) }
  const query = {
    filter,
    criteria: { skills: [], seniority: null, languages: [] },
    audience: reader.matching,
    sort: 'match' as const,
    after: null,
    limit: 1,
    clientZone: reader.zone,
    now: reader.now,
  }
  const { page } = await ctx.platform.scheduler.runInSlices(search(reader.index, query))
  return page[0]?.id ?? null
}

/** Why somebody stands where they do, or does not appear. */
export async function explainPerson(turn: Turn): Promise<Outcome> {
  const { ctx, reader, say } = turn
  const [id] = await referredIds(turn)
  if (!id)
    return {
      sentences: [plain(screenIds(turn).length > 0 || turn.references.length > 0 ? say.whyUnknown : say.whoFirst)],
    }
  const rows = await peopleById(ctx, [id])
  const row = rows.get(id)
  const place = screenIds(turn).indexOf(id)
  if (!row) return { sentences: [plain(say.whyUnknown)] }
  const measure =
    searchOf(turn, id) ??
    searchFor(
      turn.requirement,
      { role: row.role, count: null, seniority: null, time: null, skills: [], budget: null },
      reader,
    )
  const isIn = place !== -1 || (await isAmong(turn, id, measure))
  const sentence =
    place !== -1 && say.places[place] ? say.whyTitle(say.places[place]) : isIn ? say.whyNotIn : say.whyNotOut
  return {
    sentences: [plain(sentence)],
    blocks: [{ kind: 'people', role: row.role, search: measure, total: 1, ids: [id] }],
    choices: [button(say.choices.showNow)],
    suggested: [id],
  }
}

const MANY = 1000
async function isAmong({ ctx, reader }: Turn, id: string, measure: PeopleSearch): Promise<boolean> {
  return (await searchPeople(ctx, reader, measure, MANY)).ids.includes(id)
}

/** Side by side, at most four. */
export async function compare(turn: Turn): Promise<Outcome> {
  const { say, screen } = turn
  const referred = await referredIds(turn)
  const ids = (referred.length > 1 ? referred : screenIds(turn).slice(0, 2)).slice(0, MAX_COMPARED)
  const [first = ''] = ids
  const measure = searchOf(turn, first)
  if (ids.length < 2 || !measure) return { sentences: [plain(say.whoFirst)] }
  const role = screen?.kind === 'people' ? screen.role : measure.filter.role_id
  return {
    sentences: [plain(say.compared)],
    blocks: [{ kind: 'comparison', role, search: measure, ids }],
    suggested: ids,
  }
}

/** The page of somebody who is named, where it can be saved, shared and read. */
export async function showPerson(turn: Turn): Promise<Outcome> {
  const { ctx, reader, say } = turn
  const [id] = await referredIds(turn)
  const row = id ? (await peopleById(ctx, [id])).get(id) : undefined
  const measure = id ? searchOf(turn, id) : null
  if (!id || !row || !measure) return { sentences: [plain(say.whoFirst)] }
  const place = screenIds(turn).indexOf(id)
  return {
    sentences: [plain(say.whyTitle(say.places[place] ?? say.places[0]!))],
    blocks: [{ kind: 'people', role: row.role, search: measure, total: 1, ids: [id] }],
    choices: reader.isNamed ? [link(say.profile, pathTo('sharedProfile', { id }))] : [],
    suggested: [id],
  }
}

const MAX_TEXTS = 5

/** Questions for an interview: first on what the profile leaves open, then on what it claims. */
export async function interviewQuestions(turn: Turn): Promise<Outcome> {
  const { ctx, reader, say, lang } = turn
  const referred = await referredIds(turn)
  const id = referred[0] ?? screenIds(turn)[0]
  const row = id ? (await peopleById(ctx, [id])).get(id) : undefined
  const measure = id ? searchOf(turn, id) : null
  if (!id || !row || !measure) return { sentences: [plain(say.whoFirst)] }
  const person = citedPerson(row, measure.zone, reader)
  const { questionFor } = say
  const gaps = gapsFor(person, measure.filter, measure.criteria, lang)
  const strengths = measure.criteria.skills.filter((skill) => row.skills.includes(skill))
  const cited = (line: 'skill' | 'hours' | 'assessment' | 'experience', key: string | null) => ({
    talent_id: id,
    line,
    key,
  })
  const items: StoredText[] = [
    ...gaps.flatMap(({ line, key }): StoredText[] => {
      if (line === 'skill' && key)
        return [{ text: questionFor.skill(skillName(key, lang)), citation: cited('skill', key) }]
      return line === 'hours'
        ? [{ text: questionFor.hours(say.hours(person.hours ?? 0)), citation: cited('hours', null) }]
        : []
    }),
    ...(row.qualified ? [] : [{ text: questionFor.assessment, citation: null }]),
    ...strengths.map((skill) => ({
      text: questionFor.strong(skillName(skill, lang)),
      citation: cited('skill', skill),
    })),
    { text: questionFor.seniority, citation: cited('experience', null) },
  ].slice(0, MAX_TEXTS)
  return { sentences: [], blocks: [{ kind: 'texts', title: say.questionsTitle, items }] }
}

/** A scorecard from what is needed. */
export function scorecard({ requirement, say, lang }: Turn): Outcome {
  const skills = [...new Set(requirement.roles.flatMap((role) => role.skills))]
    .slice(0, 3)
    .map((skill) => skillName(skill, lang))
  const items = say.scorecard.lines(skills).map((text) => ({ text, citation: null }))
  return { sentences: [], blocks: [{ kind: 'texts', title: say.scorecard.title, items }] }
}

/** People whom nobody looked at yet, after those on the screen. */
export const shownCount = (turn: Turn): number => screenIds(turn).length
