import * as z from 'zod/mini'
import { optionalText, question, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { pageQuery } from '../kernel/list.ts'
import { DUE, REASON_LENGTH } from './limits.ts'
import { CLOCKS, EVIDENCE } from './rules.ts'
import { SELECTION_STATES, STEPS } from './states.ts'

const PAGE_LENGTH = 50
const KEY_LENGTH = 64

const state = () => z.literal(SELECTION_STATES, 'choice')
const acts = () => z.nullable(z.literal(['talent', 'fareeq', 'company']))

/** Filter of the board, the list, bulk moves and saved views. */
export const selectionFilter = () =>
  z.object({
    step: z.optional(state()),
    /** A colleague's id, the caller, or nobody. */
    owner: z.optional(z.union([z.literal(['me', 'none']), id()])),
    due: z.optional(z.literal(DUE, 'choice')),
    referred: z.optional(z.literal('1')),
    role_id: z.optional(z.string().check(z.maxLength(KEY_LENGTH))),
    q: question(),
  })
export type SelectionFilter = z.output<ReturnType<typeof selectionFilter>>

export const selectionsQuery = () =>
  z.extend(selectionFilter(), {
    ...pageQuery(PAGE_LENGTH),
  })

const colleague = () => z.object({ id: id(), name: z.string() })

/** A talent in a column or a row. */
export const selection = () =>
  z.object({
    /** Of the talent. */
    id: id(),
    first_name: z.string(),
    last_name: z.string(),
    photo: z.nullable(z.string()),
    role_name: z.nullable(z.string()),
    state: state(),
    owner: z.nullable(colleague()),
    acts: acts(),
    entered_at: z.string(),
    /** Full working days in this step. */
    age: z.number(),
    due_at: z.nullable(z.string()),
    clock: z.literal(CLOCKS),
    referred: z.boolean(),
    /** Imported; shown to those who recruit. */
    from_workable: z.boolean(),
    awaits_consent: z.boolean(),
    /** To the tests. */
    invited_at: z.nullable(z.string()),
    /** Where the caller can move them to. */
    targets: z.array(state()),
    /** Not written yet: moving on without it takes a reason. */
    lacks: z.nullable(z.literal(EVIDENCE)),
  })
export type Selection = z.output<ReturnType<typeof selection>>

export const selectionCounts = () =>
  z.object({
    steps: z.array(z.object({ state: state(), total: z.number(), late: z.number() })),
    ...clocks,
  })

/** What the home of clocks shows: of the open steps the late, those due today, without an owner, and the caller's own. */
const clocks = { late: z.number(), today: z.number(), unowned: z.number(), mine: z.number() }
export const selectionClocks = () => z.object(clocks)
export type SelectionClocks = z.output<ReturnType<typeof selectionClocks>>

/** `expected_state` is optimistic locking: the state that the caller saw. */
export const moveForm = () =>
  z.strictObject({ to: state(), expected_state: state(), reason: z.optional(prose(REASON_LENGTH)) })
/** `reason` stays with us; `shared_reason` is what the talent reads. */
export const rejectForm = () =>
  z.strictObject({
    expected_state: state(),
    reason: prose(REASON_LENGTH),
    shared_reason: optionalText(REASON_LENGTH),
  })
export const reasonForm = () => z.strictObject({ reason: prose(REASON_LENGTH) })
export const takeForm = () => z.strictObject({ expected_owner: z._default(z.nullable(id()), null) })
export const handOverForm = () => z.strictObject({ to: id() })

/** The talent's own progress; null before it has started. */
export const ownSelection = () =>
  z.nullable(
    z.object({
      state: state(),
      /** How many of the four are behind them. */
      done: z.number(),
      acts: acts(),
      promises: z.array(z.object({ step: z.literal(STEPS), by: z.string() })),
      due_at: z.nullable(z.string()),
      is_late: z.boolean(),
      /** In the first step, while we owe something. */
      waits_for: z.nullable(z.literal(['invitation', 'result'])),
      /** The next one with us: when, with whom, the way in, and the link with which it is moved or given up. */
      meeting: z.nullable(
        z.object({
          start: z.string(),
          host: z.string(),
          topic: z.nullable(z.string()),
          link: z.string(),
          token: z.string(),
        }),
      ),
      apply_again_at: z.nullable(z.string()),
      may_apply: z.boolean(),
    }),
  )
export type OwnSelection = z.output<ReturnType<typeof ownSelection>>
