import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { roleEstimate, teamEstimate } from '@fareeq/domain/costs/rules-team.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { MAX_SEATS } from '@fareeq/domain/recruiter/limits.ts'
import { namedRoles, seatsIn } from '@fareeq/domain/recruiter/rules-dialogue.ts'
import type { AnswerChoice } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { StoredBlock, StoredSentence } from '@fareeq/domain/recruiter/schema-stored.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Obstacles } from '../../engines/squad-composer/compose.ts'
import { find, limited } from './actions-finding.ts'
import { peopleById } from './actions-people.ts'
import { composeFor, costBasis, replacementsIn, withReplacement } from './actions-squads.ts'
import { type Outcome, type Turn, button, link, plain, press, texts } from './actions-turn.ts'

/** Up to three teams; for one person, or for more than a team, the people themselves. */
export async function compose(turn: Turn): Promise<Outcome> {
  const { ctx, reader, requirement, say } = turn
  if (!reader.mayFind) return { sentences: [plain(say.notAllowed)] }
  const seats = seatsIn(requirement)
  if (seats > MAX_SEATS) {
    const people = await find(turn)
    return { ...people, sentences: limited([plain(say.tooMany(say.people(MAX_SEATS))), ...(people.sentences ?? [])]) }
  }
  const { squads, obstacles, noRate } = await composeFor(ctx, reader, requirement)
  const rate = noRate ? [plain(say.noRate(requirement.budget?.currency ?? ''))] : []
  if (obstacles)
    return {
      event: 'compose',
      sentences: limited([...rate, plain(say.impossible), ...obstacleSentences(turn, obstacles)]),
      choices: looserChoices(turn),
      screen: null,
    }
  const count = squads.proposals.length
  const suggested = [...new Set(squads.proposals.flatMap((squad) => squad.seats.map(({ id }) => id)))]
  return {
    event: 'compose',
    sentences: limited([...rate, plain(count === 1 ? say.proposedOne : say.proposed(say.teams(count)))]),
    blocks: [{ kind: 'squads', ...squads }],
    choices: squadChoices(turn),
    screen: { kind: 'squads', ...squads },
    suggested,
  }
}

export function squadChoices({ say, reader }: Turn): AnswerChoice[] {
  const { choices } = say
  if (reader.audience === 'visitor')
    return [link(choices.signUp, pathTo('clientSignup')), button(choices.cost), button(choices.moreHours)]
  if (reader.audience !== 'company') return []
  return [
    press(choices.request, { kind: 'prepare', action: 'request', proposal: 0 }),
    press(choices.meeting, { kind: 'prepare', action: 'meeting', proposal: null }),
    button(choices.cost),
    button(choices.moreHours),
  ]
}

const looserChoices = ({ say }: Turn): AnswerChoice[] => [
  button(say.choices.lessExperience),
  button(say.choices.showNow),
]

/** Why there is no team, and what would make one possible. */
function obstacleSentences(
  { say, lang }: Turn,
  { shortages, minCost, minWeeks, maxSharedHours }: Obstacles,
): StoredSentence[] {
  return texts(
    ...shortages
      .slice(0, 2)
      .map(({ role, needed, available }) =>
        say.shortage(roleName(role, lang), say.people(needed), say.people(available)),
      ),
    minCost !== null && say.possible.cost(formatUsd(roundedUp(minCost), lang)),
    minWeeks !== null && say.possible.weeks(say.weeks(minWeeks)),
    maxSharedHours !== null && say.possible.hours(say.hours(maxSharedHours)),
  )
}
const HUNDRED_DOLLARS = 10_000
const roundedUp = (cents: number): number => Math.ceil(cents / HUNDRED_DOLLARS) * HUNDRED_DOLLARS

/** What a month of the roles costs by the market, whoever takes them. */
export async function estimate(turn: Turn): Promise<Outcome> {
  const { ctx, requirement, say, lang } = turn
  const basis = await costBasis(ctx)
  const roles = namedRoles(requirement).map(({ role, seniority, count, time }) => ({
    role,
    seniority,
    head_count: count ?? 1,
    availability: time,
    budget: null,
  }))
  const { cost, isWhole } = teamEstimate(roles, basis)
  const toMoney = (range: typeof cost) => range && { low: range.low.total, high: range.high.total }
  const block: StoredBlock = {
    kind: 'cost',
    roles: roles.map((role) => ({
      role: role.role!,
      count: role.head_count,
      cost: toMoney(roleEstimate(role, basis).cost),
    })),
    total: toMoney(cost),
  }
  const [low, high] = [cost?.low.total ?? 0, cost?.high.total ?? 0]
  const dollars = (cents: number) => formatUsd(Math.round(cents / 100) * 100, lang)
  return {
    sentences: cost
      ? texts(
          low === high ? say.costExact(dollars(low)) : say.cost(dollars(low), dollars(high)),
          !isWhole && say.costPart,
        )
      : [plain(say.noCost)],
    blocks: cost ? [block] : [],
    choices: [button(say.choices.showNow), ...(roles.length > 1 ? [button(say.choices.compose)] : [])],
  }
}

type Place = { readonly proposal: number; readonly seat: number }

/** «استبدل الثاني»: others for a seat of the team on the screen. */
export async function offerReplacements(turn: Turn, place: Place | null): Promise<Outcome> {
  const { ctx, reader, requirement, screen, people, say } = turn
  if (screen?.kind !== 'squads') return { sentences: [plain(say.whoFirst)] }
  const target = place ?? placeOf(turn)
  const seat = target && screen.proposals[target.proposal]?.seats[target.seat]
  if (!target || !seat) return { sentences: [plain(say.whoFirst)] }
  const ids = await replacementsIn(ctx, reader, requirement, screen, target, people)
  if (ids.length === 0) return { sentences: [plain(say.noReplacement)], choices: squadChoices(turn) }
  const search = screen.searches[seat.role]!
  return {
    event: 'compose',
    sentences: [plain(say.replaced)],
    blocks: [{ kind: 'replacements', ...target, role: seat.role, search, ids }],
    screen: { ...screen, replacements: { ...target, ids } },
    suggested: ids,
  }
}

/** The member that is meant: by place or by role, of the first team. */
function placeOf({ references, screen }: Turn): Place | null {
  if (screen?.kind !== 'squads') return null
  const [reference] = references
  const seats = screen.proposals[0]?.seats ?? []
  if (reference && 'place' in reference) {
    const seat = reference.place === -1 ? seats.length - 1 : reference.place - 1
    return seats[seat] ? { proposal: 0, seat } : null
  }
  const seat = reference && 'role' in reference ? seats.findIndex(({ role }) => role === reference.role) : -1
  return seat === -1 ? null : { proposal: 0, seat }
}

/** One of those who were offered takes the place. */
export async function replace(
  turn: Turn,
  { proposal, seat, place }: Place & { readonly place: number },
): Promise<Outcome> {
  const { ctx, reader, requirement, screen, say } = turn
  const offered = screen?.kind === 'squads' ? screen.replacements : undefined
  const id = offered && offered.proposal === proposal && offered.seat === seat ? offered.ids[place] : undefined
  if (screen?.kind !== 'squads' || id === undefined) return { sentences: [plain(say.whoFirst)] }
  const people = await peopleById(ctx, [
    id,
    ...screen.proposals.flatMap(({ seats }) => seats.map((member) => member.id)),
  ])
  const changed = await withReplacement(ctx, reader, requirement, screen, { proposal, seat, id }, people)
  if (!changed) return { sentences: [plain(say.noReplacement)], choices: squadChoices(turn) }
  // The changed team comes first: it is the one that was worked on.
  const proposals = [changed.proposals[proposal]!, ...changed.proposals.filter((_, at) => at !== proposal)]
  const squads = { proposals, searches: changed.searches }
  return {
    event: 'compose',
    sentences: [plain(say.replacedDone)],
    blocks: [{ kind: 'squads', ...squads }],
    choices: squadChoices(turn),
    screen: { kind: 'squads', ...squads },
    suggested: [id],
  }
}
