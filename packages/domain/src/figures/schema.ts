import * as z from 'zod/mini'
import { WIZARDS } from '../client-projects/limits.ts'
import { FIGURE_IDS, FIGURE_PERIODS, FIGURE_SECTIONS, USUAL_PERIOD } from './limits.ts'

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

/** How far requests came that were begun with one order of the wizard. */
export const wizardVariant = () =>
  z.object({
    wizard: z.literal(WIZARDS),
    began: z.number(),
    described: z.number(),
    booked: z.number(),
    hired: z.number(),
  })
export type WizardVariant = z.output<ReturnType<typeof wizardVariant>>
