import * as z from 'zod/mini'
import { line, optionalLine } from '../kernel/validation/fields.ts'
import { LANGS } from '../kernel/language/locale.ts'
import { MAX_UTM_LENGTH, UTM_KEYS, type UtmKey, utmValue, MAX_EVENTS } from './rules.ts'
import { FUNNEL_BY, FUNNEL_STEPS } from './rules-funnel.ts'

const utmField = (key: UtmKey) =>
  z.optional(
    z.pipe(
      line(MAX_UTM_LENGTH, 0),
      z.transform((text: string) => utmValue(key, text)),
    ),
  )
const utmFields = Object.fromEntries(UTM_KEYS.map((key) => [key, utmField(key)])) as {
  [Key in UtmKey]: ReturnType<typeof utmField>
}

/** A page view. It does not say who. */
export const pageView = () =>
  z.strictObject({
    name: z.literal('page_view', 'choice'),
    path: z.pipe(line(2000), z.string().check(z.regex(/^\//, 'wrong_type'))),
    title: optionalLine(300),
    lang: z.literal(LANGS, 'choice'),
    referrer: optionalLine(2000),
    at: z.iso.datetime('wrong_type'),
    /** The first page of a visit: one came from elsewhere. */
    entry: z.optional(z.boolean()),
    utm: z.optional(z.strictObject(utmFields)),
  })
export type PageView = z.input<ReturnType<typeof pageView>>

export const eventBatch = () =>
  z.strictObject({
    events: z.array(pageView()).check(z.minLength(1), z.maxLength(MAX_EVENTS)),
    /** Tracking session id, with consent only. sendBeacon cannot set a header. */
    session: optionalLine(64),
  })
export type EventBatch = z.input<ReturnType<typeof eventBatch>>

const day = () => z.iso.date('wrong_type')

export const funnelQuery = () =>
  z
    .object({
      from: z.optional(day()),
      to: z.optional(day()),
      by: z._default(z.literal(FUNNEL_BY, 'choice'), 'source'),
    })
    .check(z.refine(({ from, to }) => !from || !to || from <= to, { error: 'start_before_end', path: ['to'] }))
export type FunnelQuery = z.output<ReturnType<typeof funnelQuery>>

export const funnelSteps = () =>
  z.array(z.object({ step: z.literal(FUNNEL_STEPS), count: z.number(), rate: z.nullable(z.number()) }))
export const funnelGroup = () => z.object({ key: z.nullable(z.string()), steps: funnelSteps() })
