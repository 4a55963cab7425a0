import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { hoursIn, squadHours } from '@fareeq/domain/nominations/rules-hours.ts'
import { sentencesIn } from '@fareeq/domain/recruiter/rules-sentences.ts'
import { middleOf, risksOf } from '@fareeq/domain/recruiter/rules-squads.ts'
import type { SquadProposal } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { PeopleSearch, StoredSquad } from '@fareeq/domain/recruiter/schema-stored.ts'
import { type People, type Reader, toPerson } from './actions-people.ts'

/** A team as its reader sees it; null where somebody of it can no longer be shown. */
export function toSquad(
  saved: StoredSquad,
  searches: Readonly<Record<string, PeopleSearch>>,
  people: People,
  reader: Reader,
): SquadProposal | null {
  const rows = saved.seats.map(({ id }) => people.get(id))
  if (rows.some((row) => row === undefined)) return null
  const members = rows.map((row) => row!)
  const zone = Object.values(searches)[0]?.zone ?? reader.zone
  const day = riyadhDay(reader.now)
  const clock =
    zone === null
      ? null
      : squadHours(
          zone,
          members.map(({ timezone }) => timezone),
          day,
        )
  const shared = clock && members.every(({ timezone }) => timezone !== null) ? hoursIn(clock.together) : null
  const facts = {
    weeks: saved.weeks,
    wantedWeeks: saved.wantedWeeks,
    substitutes: saved.substitutes,
    sharedHours: shared,
    unverified: members.filter(({ qualified }) => !qualified).length,
    unpriced: saved.unpriced,
    cost: saved.cost && middleOf(saved.cost),
    budget: saved.budget,
  }
  const { risks } = sentencesIn(reader.lang)
  return {
    aims: [...saved.aims],
    members: members.map((row, at) => ({
      person: toPerson(row, searches[saved.seats[at]!.role] ?? NO_SEARCH, reader),
      hours: clock?.people[at] ? [...clock.people[at]] : null,
    })),
    cost: saved.cost,
    unpriced: saved.unpriced,
    weeks: saved.weeks,
    shared_hours: shared,
    clock: clock ? [...clock.hours] : [],
    together: clock ? [...clock.together] : [],
    risks: risksOf(facts).map((kind) => ({ kind, text: risks[kind] })),
  }
}
const NO_SEARCH: PeopleSearch = {
  filter: { role_id: '', 'skills[]': [], 'countries[]': [], 'availability[]': [] },
  criteria: { skills: [], seniority: null, languages: [] },
  zone: null,
}
