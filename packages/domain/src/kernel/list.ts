import * as z from 'zod/mini'
import { id } from './ids.ts'

/** Page size: `initial` unless the caller asks for another one. */
export const pageLimit = (max: number, initial = max) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max)), initial)

/** Keyset pagination: ids are UUIDv7, so the last one of a page is the cursor of the next. */
export const pageQuery = (max: number, initial = max) => ({
  cursor: z.optional(id()),
  limit: pageLimit(max, initial),
})

const NO_META = {} as const

/** Answer of a paged list: `next_cursor` is null on the last page. */
export const listOf = <
  Row extends z.ZodMiniType,
  const Meta extends Readonly<Record<string, z.ZodMiniType>> = typeof NO_META,
>(
  row: Row,
  meta: Meta = NO_META as Meta,
) => z.object({ data: z.array(row), meta: z.object({ next_cursor: z.nullable(z.string()), ...meta }) })
