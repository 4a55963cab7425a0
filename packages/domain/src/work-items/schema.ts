import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { pageLimit } from '../kernel/list.ts'
import { PAGE_LENGTH, WORK_KIND_NAMES, WORK_TABS } from './limits.ts'

export const workQuery = () =>
  z.object({
    tab: z.literal(WORK_TABS, 'choice'),
    cursor: z.optional(z.string().check(z.regex(/^[a-z]+:\d{1,16}:[0-9a-f-]{36}$/))),
    limit: pageLimit(PAGE_LENGTH),
  })

export const workItem = () =>
  z.object({
    id: id(),
    kind: z.literal(WORK_KIND_NAMES),
    /** The kind of a ticket, of a payout, …: whatever its words depend on. */
    sub: z.nullable(z.string()),
    /** The record where it is solved, if that is another one. */
    target: z.nullable(id()),
    /** Whom and what it is about. */
    name: z.nullable(z.string()),
    about: z.nullable(z.string()),
    due_at: z.string(),
    is_late: z.boolean(),
    owner: z.nullable(z.object({ id: id(), name: z.string() })),
  })
export type WorkItem = z.output<ReturnType<typeof workItem>>

/** At most `MAX_COUNTED` each. */
export const workCounts = () =>
  z.object({
    tabs: z.object({
      late: z.number(),
      today: z.number(),
      later: z.number(),
      unowned: z.number(),
      mine: z.number(),
    }),
    /** What is late and what is due today, of the kinds the caller may see. */
    kinds: z.array(z.object({ kind: z.literal(WORK_KIND_NAMES), late: z.number(), today: z.number() })),
  })
export type WorkCounts = z.output<ReturnType<typeof workCounts>>
