import * as z from 'zod/mini'
import { bilingual } from '../assessments/schema-items.ts'
import { id } from '../kernel/ids.ts'

const at = z.string()
/** Somebody of ours wrote it for companies. */
const companyLine = z.string()

/** One thing we know of a talent that is more than their own word. */
export const evidence = () =>
  z.discriminatedUnion('kind', [
    /** A passed test. */
    z.object({
      kind: z.literal('test'),
      attempt_id: id(),
      title: bilingual(),
      score: z.nullable(z.number()),
      questions: z.number(),
      at,
    }),
    z.object({ kind: z.literal('video'), recordings: z.number(), at }),
    /** Written, where nothing was recorded. */
    z.object({ kind: z.literal('answers'), answers: z.number(), at }),
    /** The work history was compared with documents or people. */
    z.object({ kind: z.literal('history'), at }),
    /** Worked through us to the last day of the contract. */
    z.object({ kind: z.literal('contracts'), count: z.number(), months: z.number() }),
    /** A company wrote it at the end of a contract, and the talent shows it; `company` where it is named. */
    z.object({
      kind: z.literal('reference'),
      line: z.string(),
      company: z.nullable(z.string()),
      reply: z.nullable(z.string()),
      at,
    }),
    z.object({ kind: z.literal('evaluation'), line: companyLine, at }),
    z.object({ kind: z.literal('interview'), line: companyLine, at }),
    /** Shared with the company, a working day. */
    z.object({ kind: z.literal('hours'), hours: z.number() }),
  ])
export type Evidence = z.output<ReturnType<typeof evidence>>
