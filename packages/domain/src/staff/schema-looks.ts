import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'

/** As its owner reads it. */
export const accountLook = () =>
  z.object({ id: id(), by: z.string(), reason: z.string(), at: z.string(), minutes: z.number() })
export type AccountLook = z.output<ReturnType<typeof accountLook>>
