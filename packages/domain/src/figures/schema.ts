import * as z from 'zod/mini'
import { pageLimit } from '../kernel/list.ts'
import { WIZARDS } from '../client-projects/limits.ts'
import { FUNNEL_BY } from '../tracking/rules-funnel.ts'
import { FIGURE_IDS, FIGURE_PERIODS, FIGURE_SECTIONS, STEP_SECTIONS, USUAL_PERIOD } from './limits.ts'

/** A median of seconds, a share between 0 and 1, or cents; null where nothing was counted. */
const counted = () => z.object({ value: z.nullable(z.number()), count: z.number() })

export const figure = () =>
  z.object({
    id: z.literal(FIGURE_IDS),
    ...counted().shape,
    before: counted(),
    bars: z.array(z.object({ from: z.string(), to: z.string(), ...counted().shape })),
  })
export type Figure = z.output<ReturnType<typeof figure>>

/** What a figure is counted from: one request, interview, ticket, contract or invoice. */
export const figureRow = () =>
  z.object({
    id: z.string(),
    /** Of the record that opens, in its section. */
    record_id: z.string(),
    section: z.literal(FIGURE_SECTIONS),
    label: z.string(),
    detail: z.string(),
    value: z.number(),
    at: z.string(),
  })
export type FigureRow = z.output<ReturnType<typeof figureRow>>

export const figureQuery = () =>
  z.object({
    days: z._default(z.pipe(z.coerce.number(), z.literal(FIGURE_PERIODS, 'choice')), USUAL_PERIOD),
  })

/** Of rows, the newest first: the moment and the id of the last one. */
export const rowsPage = () => ({
  cursor: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]{8,12}Z_[0-9a-f-]{36}$/, 'choice'))),
  limit: pageLimit(50, 20),
})

/** Somebody who took a step, or a request that did. */
export const stepRow = () =>
  z.object({
    id: z.string(),
    section: z.literal(STEP_SECTIONS),
    /** Of the record that opens, in its section; null where there is none yet. */
    record_id: z.nullable(z.string()),
    label: z.string(),
    detail: z.string(),
    at: z.string(),
  })
export type StepRow = z.output<ReturnType<typeof stepRow>>

/** As the number that was opened: of one campaign, source or language, or of one order of the wizard. */
export const stepQuery = () =>
  z.object({
    ...figureQuery().shape,
    by: z.optional(z.literal(FUNNEL_BY, 'choice')),
    /** Empty for those who came from nowhere in particular. */
    key: z._default(z.string().check(z.maxLength(200)), ''),
    /** Of all groups beyond those that are named, instead of one. */
    others: z.optional(z.literal('1', 'choice')),
    wizard: z.optional(z.literal(WIZARDS, 'choice')),
    ...rowsPage(),
  })

/** Funnel of the requests that were started with one order of the wizard. */
export const wizardVariant = () =>
  z.object({
    wizard: z.literal(WIZARDS),
    began: z.number(),
    described: z.number(),
    booked: z.number(),
    hired: z.number(),
  })
export type WizardVariant = z.output<ReturnType<typeof wizardVariant>>
