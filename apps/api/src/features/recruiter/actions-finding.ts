import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { MAX_PEOPLE, MIN_VISIBLE_COUNT } from '@fareeq/domain/recruiter/limits.ts'
import { reasonsFor } from '@fareeq/domain/recruiter/rules-citations.ts'
import { isSquad, namedRoles, seatsIn } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import type { AnswerChoice } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { NeededRole } from '@fareeq/domain/recruiter/schema-requirement.ts'
import type { PeopleSearch, Screen, StoredBlock, StoredSentence } from '@fareeq/domain/recruiter/schema-stored.ts'
import { countFacets } from '../../engines/matching-index/facets.ts'
import { citedPerson, indexFilter, peopleById, searchPeople } from './actions-people.ts'
import { searchFor } from './actions-squads.ts'
import { type Outcome, type Turn, button, link, plain, press } from './actions-turn.ts'

/** Roles of which people are shown at once; of the others one asks next. */
const MAX_ROLES = 3

type RoleResult = {
  readonly role: NeededRole
  readonly search: PeopleSearch
  readonly ids: readonly string[]
  readonly total: number
}

/** Who fits, role by role, the best first, each with why. */
export async function find(turn: Turn, { skipped = 0 } = {}): Promise<Outcome> {
  const { ctx, reader, requirement, say } = turn
  if (!reader.mayFind) return { sentences: [plain(say.notAllowed)] }
  const roles = namedRoles(requirement).slice(0, MAX_ROLES)
  const perRole = roles.length > 1 ? Math.max(2, Math.floor(MAX_PEOPLE / roles.length)) : MAX_PEOPLE
  const results: RoleResult[] = []
  for (const role of roles) {
    const search = searchFor(requirement, role, reader)
    results.push({ role, search, ...(await searchPeople(ctx, reader, search, perRole, skipped)) })
  }
  const blocks = results.map(({ role, search, ids, total }): StoredBlock => ({
    kind: 'people',
    role: role.role!,
    search,
    total,
    ids: isHidden(turn, total) ? [] : ids,
  }))
  const sentences: StoredSentence[] = []
  for (const result of results) sentences.push(...(await sentencesOf(turn, result)))
  const [first] = results
  if (first && first.ids.length > 0 && reader.isNamed && results.length === 1)
    sentences.push(...(await bestSentence(turn, first)))
  const visible = results.flatMap(({ ids, total }) => (isHidden(turn, total) ? [] : ids))
  const screen: Screen | null = first
    ? { kind: 'people', role: first.role.role!, search: first.search, ids: first.ids }
    : null
  return {
    event: 'search',
    sentences: limited(sentences),
    blocks,
    choices: choicesAfter(turn, visible.length),
    screen,
    suggested: visible,
  }
}

/** A visitor is told of no group so small that somebody could be known by it. */
const isHidden = ({ reader }: Turn, total: number): boolean =>
  reader.audience === 'visitor' && total < MIN_VISIBLE_COUNT

async function sentencesOf(turn: Turn, { role, search, ids, total }: RoleResult): Promise<StoredSentence[]> {
  const { say, lang } = turn
  const name = roleName(role.role!, lang)
  if (total === 0) return [plain(say.nobody(name)), ...(await loosened(turn, search))]
  if (isHidden(turn, total)) return [plain(say.fewFound(name))]
  return [
    plain(
      total > ids.length
        ? say.foundSome(say.people(total), say.people(ids.length), name)
        : say.found(say.people(total), name),
    ),
  ]
}

/** Which one term stands in the way most, and how many there would be without it. */
async function loosened({ ctx, reader, say }: Turn, { filter, zone }: PeopleSearch): Promise<StoredSentence[]> {
  const counts = await ctx.platform.scheduler.runInSlices(
    countFacets(reader.index, indexFilter(filter), { clientZone: zone, now: reader.now }),
  )
  const [best] = [...counts.without]
    .filter(([dimension, count]) => count > 0 && dimension !== 'role_id')
    .toSorted(([, a], [, b]) => b - a)
  if (!best || (reader.audience === 'visitor' && best[1] < MIN_VISIBLE_COUNT)) return []
  return [plain(say.without(say.filters[best[0]], say.people(best[1])))]
}

/** What stands in the profile of the first, each part with its line. */
async function bestSentence({ ctx, reader, say, lang }: Turn, { ids, search }: RoleResult): Promise<StoredSentence[]> {
  const [id = ''] = ids
  const row = (await peopleById(ctx, [id])).get(id)
  if (!row) return []
  const reasons = reasonsFor(citedPerson(row, search.zone, reader), search.criteria, lang)
  if (reasons.length === 0) return []
  const comma = lang === 'ar' ? '، ' : ', '
  const text = `${say.best} ${reasons.map((reason) => reason.text).join(comma)}.`
  return [{ text, citations: reasons.map(({ line, key }) => ({ talent_id: id, line, key })) }]
}

const MAX_SENTENCES = 4
export const limited = (sentences: readonly StoredSentence[]): StoredSentence[] => sentences.slice(0, MAX_SENTENCES)

function choicesAfter({ requirement, say, reader }: Turn, visible: number): AnswerChoice[] {
  const { choices } = say
  const many = isSquad(requirement) || seatsIn(requirement) > 1
  return [
    ...(many ? [button(choices.compose)] : []),
    reader.audience === 'company'
      ? press(choices.request, { kind: 'prepare', action: 'request', proposal: null })
      : link(choices.signUp, pathTo('clientSignup')),
    ...(visible > 1 ? [button(choices.compare)] : []),
    ...(visible > 0 ? [button(choices.moreHours), button(choices.cost)] : [button(choices.lessExperience)]),
  ]
}
