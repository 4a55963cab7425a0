import { isInInterview } from './states.ts'

/** Relation of a talent to a company, the most certain first. */
export const SQUAD_STANDINGS = ['hired', 'accepted', 'in_interview', 'reserved'] as const
export type SquadStanding = (typeof SQUAD_STANDINGS)[number]
export const isSquadStanding = (standing: string): standing is SquadStanding =>
  SQUAD_STANDINGS.some((squadStanding) => squadStanding === standing)

/** The company has decided: nobody else is needed for this seat. */
const SEAT_TAKEN: readonly SquadStanding[] = ['hired', 'accepted']
export const takesSeat = ({ standing }: { standing: SquadStanding }): boolean => SEAT_TAKEN.includes(standing)

/** The company meets them, or has met them and decides. */
export const isMeeting = ({ standing }: { standing: SquadStanding }): boolean =>
  standing !== 'hired' && isInInterview(standing)

type Person = { readonly standing: SquadStanding; readonly salary: number | null }
type Role = { readonly seats: number; readonly budget: number | null; readonly people: readonly Person[] }

/** Seats of a role: taken, still open, and for how many of the open ones nobody is nominated. */
export function seatsOf({ seats, people }: Pick<Role, 'seats' | 'people'>) {
  const hired = people.filter(takesSeat).length
  const open = Math.max(0, seats - hired)
  return { seats, chosen: hired, open, missing: Math.max(0, open - (people.length - hired)) }
}

export type Cost = {
  /** For all seats; null where the company has not said one. */
  readonly budget: number | null
  /** What those who are chosen ask for. */
  readonly chosen: number
  /** With the open seats taken by the cheapest and by the dearest of those nominated. */
  readonly min: number
  readonly max: number
  /** Whose salary is not known, and is in none of these sums. */
  readonly unknown: number
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const knownSalaries = (people: readonly Person[]) => people.flatMap(({ salary }) => (salary === null ? [] : salary))

/** Several people are nominated for one seat, so their salaries are never simply added. */
export function costOf(role: Role): Cost {
  const hired = role.people.filter(takesSeat)
  const { open } = seatsOf(role)
  const others = knownSalaries(role.people.filter((person) => !takesSeat(person))).toSorted((a, b) => a - b)
  const base = sum(knownSalaries(hired))
  return {
    budget: role.budget === null ? null : role.budget * role.seats,
    chosen: base,
    min: base + sum(others.slice(0, open)),
    max: base + sum(open > 0 ? others.slice(-open) : []),
    unknown: role.people.length - knownSalaries(role.people).length,
  }
}

/** Of all roles; their budget only where every role has one, because a part of it is no measure of the whole. */
export function squadCost(roles: readonly Role[]): Cost {
  const costs = roles.map(costOf)
  const total = (part: 'chosen' | 'min' | 'max' | 'unknown') => sum(costs.map((cost) => cost[part]))
  return {
    budget:
      costs.length === 0 || costs.some(({ budget }) => budget === null)
        ? null
        : sum(costs.map(({ budget }) => budget ?? 0)),
    chosen: total('chosen'),
    min: total('min'),
    max: total('max'),
    unknown: total('unknown'),
  }
}
