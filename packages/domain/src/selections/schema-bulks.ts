import * as z from 'zod/mini'
import { line } from '../kernel/validation/fields.ts'
import { id } from '../kernel/ids.ts'
import { MAX_BULK, VIEW_NAME_LENGTH } from './limits.ts'
import { OBSTACLES } from './rules.ts'
import { selectionFilter } from './schema.ts'
import { BULK_STATES, SELECTION_STATES } from './states.ts'

const state = () => z.literal(SELECTION_STATES, 'choice')

/** By their ids, or everybody a filter finds, up to the ceiling. */
export const bulkForm = () =>
  z.strictObject({
    to: state(),
    ids: z.optional(z.array(id()).check(z.maxLength(MAX_BULK))),
    filter: z.optional(selectionFilter()),
  })

/** Dry run: how many move, how many of them to an earlier step, and why the others do not. */
export const bulkPreview = () =>
  z.object({
    moves: z.number(),
    back: z.number(),
    /** The first few by name; a foreign or vanished id has none. */
    stays: z.array(z.object({ reason: z.literal(OBSTACLES), count: z.number(), names: z.array(z.string()) })),
  })
export type BulkPreview = z.output<ReturnType<typeof bulkPreview>>

export const bulk = () =>
  z.object({
    id: id(),
    to: state(),
    state: z.literal(BULK_STATES),
    total: z.number(),
    moved: z.number(),
    /** Looked at and left where they were. */
    skipped: z.number(),
    /** After an undo: those a colleague has moved on since. */
    kept: z.number(),
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
