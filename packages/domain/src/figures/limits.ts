import type { Action } from '../kernel/permissions/permissions.ts'
import { ACCOUNT_STEPS } from '../tracking/rules-funnel.ts'

/** How a figure is read: a median duration, a share, a sum of cents. */
export type FigureUnit = 'time' | 'share' | 'money'
export type FigureFacts = {
  unit: FigureUnit
  /** Whether more of it is better. */
  better: 'higher' | 'lower'
  /** What opens it: the permission for the rows it is counted from. */
  opens: Action
}

/** The figures, in the order they are shown. */
export const FIGURES = {
  time_to_nomination: { unit: 'time', better: 'lower', opens: 'requests.read' },
  time_to_interview: { unit: 'time', better: 'lower', opens: 'requests.read' },
  time_to_hire: { unit: 'time', better: 'lower', opens: 'requests.read' },
  nominations_taken: { unit: 'share', better: 'higher', opens: 'requests.read' },
  interviews_agreed: { unit: 'share', better: 'higher', opens: 'interviews.read' },
  interviews_accepted: { unit: 'share', better: 'higher', opens: 'interviews.read' },
  talent_response: { unit: 'time', better: 'lower', opens: 'interviews.read' },
  ticket_response: { unit: 'time', better: 'lower', opens: 'tickets.answer' },
  renewals_agreed: { unit: 'share', better: 'higher', opens: 'contracts.read' },
  revenue: { unit: 'money', better: 'higher', opens: 'invoices.view' },
  fee: { unit: 'money', better: 'higher', opens: 'invoices.view' },
} as const satisfies Readonly<Record<string, FigureFacts>>
export type FigureId = keyof typeof FIGURES
export const FIGURE_IDS = Object.keys(FIGURES) as [FigureId, ...FigureId[]]

/** Whole days that a page may show. */
export const FIGURE_PERIODS = [30, 90, 365] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]
export const USUAL_PERIOD: FigurePeriod = 90

/** The sections that have a page per record; a row opens there. */
export const FIGURE_SECTIONS = ['requests', 'interviews', 'tickets', 'contracts', 'invoices'] as const

/** How far a request came in its wizard. */
export const REQUEST_STEPS = ['began', 'described', 'booked', 'hired'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

/** Steps on the way in that records are behind; visits are page views, which name nobody. */
export const FUNNEL_LIST_STEPS = [...ACCOUNT_STEPS, ...REQUEST_STEPS] as const
export type ListedStep = (typeof FUNNEL_LIST_STEPS)[number]
export const STEP_SECTIONS = ['talents', 'companies', 'requests'] as const
