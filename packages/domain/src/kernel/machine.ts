/** State machine as a table: state → event → next state. Buttons, refusals and check constraints are derived from it. */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>
/** Every target is a state of the table; another word does not compile. */
type Closed<T> = { readonly [S in keyof T]: Readonly<Record<string, keyof T & string>> }

type State<T extends Table> = keyof T & string
type Event<T extends Table> = { [S in State<T>]: keyof T[S] & string }[State<T>]

export type Machine<T extends Table> = {
  readonly states: readonly State<T>[]
  readonly events: readonly Event<T>[]
  /** The state after the event, or null when the event is not allowed there. */
  next(state: State<T>, event: Event<T>): State<T> | null
  /** What may happen in this state, in the order of the table. */
  moves(state: State<T>): Event<T>[]
  /** Where an event may start from: the `where state = any(…)` of an update. */
  sources(event: Event<T>): State<T>[]
  /** Where an event leads to, each state once. */
  targets(event: Event<T>): State<T>[]
  readonly table: T
}

export function machine<const T extends Table & Closed<T>>(table: T): Machine<T> {
  const states = Object.keys(table) as State<T>[]
  const events = [...new Set(states.flatMap((state) => Object.keys(table[state] ?? {})))] as Event<T>[]
  // Own properties only: an event called "constructor" leads nowhere.
  const next = (state: State<T>, event: Event<T>): State<T> | null => {
    const row = Object.hasOwn(table, state) ? table[state] : undefined
    return row && Object.hasOwn(row, event) ? row[event] : null
  }
  return {
    states,
    events,
    table,
    next,
    moves: (state) => Object.keys(table[state] ?? {}),
    sources: (event) => states.filter((state) => next(state, event) !== null),
    targets: (event) => states.filter((target) => states.some((state) => next(state, event) === target)),
  }
}
