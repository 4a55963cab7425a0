import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { LEAVERS, OPEN_MATTER_KINDS, OUTCOMES } from './limits.ts'

const openMatter = () =>
  z.object({
    id: id(),
    /** Whom or what it is about; null where that is not known any more. */
    name: z.nullable(z.string()),
    about: z.nullable(z.string()),
    /** Cents that are open. */
    amount: z.nullable(z.number()),
    /** When it takes place or ends. */
    at: z.nullable(z.string()),
  })
export type OpenMatter = z.output<ReturnType<typeof openMatter>>

const openMatterGroup = () =>
  z.object({
    kind: z.literal(OPEN_MATTER_KINDS),
    outcome: z.literal(OUTCOMES),
    count: z.number(),
    /** The first few. */
    items: z.array(openMatter()),
  })

/** All that is open of whoever leaves, and what becomes of it. */
export const openMatters = () =>
  z.object({
    leaver: z.literal(LEAVERS),
    /** The colleague who takes over what passes. */
    successor: z.nullable(z.string()),
    groups: z.array(openMatterGroup()),
  })
export type OpenMatters = z.output<ReturnType<typeof openMatters>>
