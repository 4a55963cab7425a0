import type { Place } from '../contracts/limits.ts'
import { momentsAt } from '../kernel/time/wall-clock.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import type { startErrors } from './errors.ts'
import {
  ADDED,
  MAX_ADDED,
  START_ITEMS,
  START_ITEM_NAMES,
  type StartFact,
  type StartItemKind,
  type StartItemName,
  type StartSide,
} from './limits.ts'

export type StartItem = {
  readonly id: string
  readonly side: StartSide
  readonly kind: StartItemKind
  readonly label: string | null
  readonly is_ticked: boolean
}
/** What is known of the contract without anybody ticking it. */
export type StartFacts = Readonly<Record<StartFact, boolean>>
type Facts = (typeof START_ITEMS)[StartItemName]
type ItemFacts = { readonly [Key in keyof Facts]: Facts[Key] }

const UNKNOWN = { fact: null, needs: null } as const
const factsOf = (kind: StartItemKind): Pick<ItemFacts, 'fact' | 'needs'> =>
  kind === ADDED ? UNKNOWN : START_ITEMS[kind]

/** The items of a contract by where the work is done. */
export const itemsFor = (place: Place): { readonly kind: StartItemName; readonly side: StartSide }[] =>
  START_ITEM_NAMES.filter((kind) => {
    const places: readonly Place[] | null = START_ITEMS[kind].places
    return places === null || places.includes(place)
  }).map((kind) => ({ kind, side: START_ITEMS[kind].side }))

/** So many days after the first one it is still ticked; then the work itself says what is missing. */
const OPEN_DAYS = 7
export const closesOn = (firstDay: string): string => daysAfter(firstDay, OPEN_DAYS)
/** Inverse: a list whose first day lies before is closed. */
export const opensSince = (today: string): string => daysAfter(today, -OPEN_DAYS)
/** Everything is to be ready at the end of this day. */
export const dueOn = (firstDay: string): string => daysAfter(firstDay, -1)
/** So many days before the first one a side with something open is reminded. */
export const REMINDER_DAYS = [5, 2] as const

type Clock = { readonly first_day: string; readonly today: string; readonly is_running: boolean }
export const isOpenStart = ({ first_day, today, is_running }: Clock): boolean =>
  is_running && today <= closesOn(first_day)

/** A fact where there is one, otherwise the tick of its side. */
export function isDone({ kind, is_ticked }: Pick<StartItem, 'kind' | 'is_ticked'>, facts: StartFacts): boolean {
  const { fact } = factsOf(kind)
  return fact === null ? is_ticked : facts[fact]
}

/** Whether it cannot be done before the other side has done something. */
export function isBlocked({ kind }: Pick<StartItem, 'kind'>, facts: StartFacts): boolean {
  const { needs } = factsOf(kind)
  return needs !== null && !facts[needs]
}

export const isTickable = (item: Pick<StartItem, 'kind'>, facts: StartFacts): boolean =>
  factsOf(item.kind).fact === null && !isBlocked(item, facts)

/** What a side still has to do and can do. */
export const openItems = (items: readonly StartItem[], facts: StartFacts, side: StartSide): StartItem[] =>
  items.filter((item) => item.side === side && !isDone(item, facts) && !isBlocked(item, facts))

export const START_STANDINGS = ['ready', 'preparing', 'late'] as const
export type StartStanding = (typeof START_STANDINGS)[number]

/** How far a side is; late from the first day on. */
export function standingOf(
  items: readonly StartItem[],
  facts: StartFacts,
  side: StartSide,
  { first_day, today }: Pick<Clock, 'first_day' | 'today'>,
): StartStanding {
  if (openItems(items, facts, side).length === 0) return 'ready'
  return today > dueOn(first_day) ? 'late' : 'preparing'
}

export type StartMove =
  | { readonly move: 'tick' | 'untick'; readonly id: string }
  | { readonly move: 'remove'; readonly id: string }
  | { readonly move: 'add'; readonly id: string; readonly side: StartSide; readonly label: string }
  | { readonly move: 'plan' }

type Fault = keyof typeof startErrors
type MoveScope = Clock & { readonly by: StartSide; readonly facts: StartFacts }

/** Why a side cannot make this move now; null where it can. What is not in the list is `gone`. */
export function moveFault(items: readonly StartItem[], move: StartMove, scope: MoveScope): Fault | 'gone' | null {
  const { by, facts } = scope
  const item = 'label' in move || move.move === 'plan' ? undefined : items.find(({ id }) => id === move.id)
  switch (move.move) {
    case 'tick':
    case 'untick':
      if (!item || item.side !== by) return 'gone'
      if (!isOpenStart(scope)) return 'start_closed'
      return isTickable(item, facts) ? null : 'start_item_derived'
    case 'remove':
      if (!item || by !== 'client' || item.kind !== ADDED) return 'gone'
      return isOpenStart(scope) ? null : 'start_closed'
    case 'add':
      if (!isOpenStart(scope)) return 'start_closed'
      return addable(items) > 0 ? null : 'start_full'
    case 'plan':
      return isOpenStart(scope) ? null : 'start_closed'
  }
}

/** How many items the company may still add. */
export const addable = (items: readonly StartItem[]): number =>
  Math.max(0, MAX_ADDED - items.filter(({ kind }) => kind === ADDED).length)

/** The list after a move. Another plan is to be read again. */
export function itemsAfter(items: readonly StartItem[], move: StartMove): StartItem[] {
  switch (move.move) {
    case 'tick':
    case 'untick':
      return items.map((item) => (item.id === move.id ? { ...item, is_ticked: move.move === 'tick' } : item))
    case 'remove':
      return items.filter(({ id }) => id !== move.id)
    case 'add':
      return [...items, { id: move.id, side: move.side, kind: ADDED, label: move.label, is_ticked: false }]
    case 'plan':
      return items.map((item) => (factsOf(item.kind).needs === 'plan' ? { ...item, is_ticked: false } : item))
  }
}

/** The moment of an hour on the first day in a zone; null in a gap of daylight saving. */
export const startsAt = (firstDay: string, time: string, timezone: string): Date | null =>
  momentsAt(timezone, `${firstDay}T${time}`)[0] ?? null
