import * as z from 'zod/mini'
import type { FromChild } from './protocol.ts'

const overrun = z.literal(['timeout', 'out_of_memory', 'output_limit', 'crashed'])
const testReport = z.object({
  answer: z.optional(z.string()),
  expected: z.optional(z.string()),
  error: z.optional(z.string()),
  overrun: z.optional(overrun),
  ms: z.number(),
})
const report = z.object({
  status: z.union([z.literal(['done', 'invalid']), overrun]),
  message: z.optional(z.string()),
  output: z.string(),
  tests: z.array(testReport),
  ms: z.number(),
})
const message = z.union([z.object({ ran: z.number(), report }), z.object({ pong: z.number() })])

/** Undefined for anything else: a compromised child must not send its parent arbitrary values. */
export const parseChildMessage = (value: unknown): FromChild | undefined => message.safeParse(value).data
