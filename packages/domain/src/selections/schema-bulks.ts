import * as z from 'zod/mini'
import { line, optionalText, prose } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { BULK_KINDS, MAX_BULK, REASON_LENGTH, VIEW_NAME_LENGTH } from './limits.ts'
import { OBSTACLES } from './rules-bulks.ts'
import { selectionFilter } from './schema.ts'
import { BULK_STATES, SELECTION_STATES } from './states.ts'

const state = () => z.literal(SELECTION_STATES, 'choice')

/** By their ids, or everybody a filter finds, up to the ceiling. */
const selected = () => ({
  ids: z.optional(z.array(id()).check(z.maxLength(MAX_BULK))),
  filter: z.optional(selectionFilter()),
})

const move = () => z.strictObject({ kind: z.literal('move'), to: state(), ...selected() })
const handOver = () => z.strictObject({ kind: z.literal('owner'), owner: id(), ...selected() })
const rejection = () => z.strictObject({ kind: z.literal('reject'), ...selected() })
const invitation = () => z.strictObject({ kind: z.literal('invite'), ...selected() })

/** Dry run: a rejection has no reason yet. */
export const bulkPreviewForm = () =>
  z.discriminatedUnion('kind', [move(), handOver(), rejection(), invitation()], 'choice')
export type BulkPreviewForm = z.output<ReturnType<typeof bulkPreviewForm>>

/** `reason` stays with us; `shared_reason` is what the talents read. */
const reasons = () => ({ reason: prose(REASON_LENGTH), shared_reason: optionalText(REASON_LENGTH) })
export const bulkForm = () =>
  z.discriminatedUnion('kind', [move(), handOver(), z.extend(rejection(), reasons()), invitation()], 'choice')
export type BulkForm = z.output<ReturnType<typeof bulkForm>>

const names = () => z.array(z.string())

/** Dry run: how many change, how many of them go to an earlier step, from whom they are taken, and why the others stay. */
export const bulkPreview = () =>
  z.object({
    moves: z.number(),
    /** The first few by name; a foreign or vanished id has none. */
    names: names(),
    back: z.number(),
    taken_over: z.array(z.object({ name: z.string(), count: z.number() })),
    stays: z.array(z.object({ reason: z.literal(OBSTACLES), count: z.number(), names: names() })),
  })
export type BulkPreview = z.output<ReturnType<typeof bulkPreview>>

export const bulk = () =>
  z.object({
    id: id(),
    kind: z.literal(BULK_KINDS),
    /** Of a move and a rejection. */
    to: z.nullable(state()),
    state: z.literal(BULK_STATES),
    total: z.number(),
    moved: z.number(),
    /** Looked at and left as they were. */
    skipped: z.number(),
    /** After an undo: those a colleague has changed since. */
    kept: z.number(),
    may_undo: z.boolean(),
  })
export type Bulk = z.output<ReturnType<typeof bulk>>

/** A saved view: the query of the page. */
export const savedView = () => z.object({ id: id(), name: z.string(), query: z.record(z.string(), z.string()) })
export type SavedView = z.output<ReturnType<typeof savedView>>

const QUERY_LENGTH = 100
export const viewForm = () =>
  z.strictObject({
    name: line(VIEW_NAME_LENGTH),
    query: z.record(
      z.literal(['view', 'step', 'owner', 'due', 'referred', 'role_id', 'q'], 'choice'),
      z.optional(z.string().check(z.maxLength(QUERY_LENGTH))),
    ),
  })
