import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'

/** As its owner reads it. */
export const accountImpersonation = () =>
  z.object({ id: id(), by: z.string(), reason: z.string(), at: z.string(), minutes: z.number() })
export type AccountImpersonation = z.output<ReturnType<typeof accountImpersonation>>
