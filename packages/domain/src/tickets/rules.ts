import { HOUR } from '../kernel/time/time.ts'
import { TICKET_KINDS, type TicketKind, type TicketState, ticketFacts } from './states.ts'

/** The kinds somebody with these roles reads and answers. */
export const kindsFor = (roles: readonly string[]): TicketKind[] =>
  TICKET_KINDS.filter(
    (kind) => roles.includes('admin') || ticketFacts(kind).keepers.some((role) => roles.includes(role)),
  )

export type Clock = 'late' | 'soon' | 'calm' | 'stopped'
const SOON = 4 * HOUR

/** State of a deadline: it runs until the ticket is answered. */
export function clockOf({ state, due_at }: { state: TicketState; due_at: Date }, now: Date): Clock {
  if (state !== 'open') return 'stopped'
  const remaining = due_at.getTime() - now.getTime()
  if (remaining < 0) return 'late'
  return remaining < SOON ? 'soon' : 'calm'
}

/** Placeholders of a template, replaced when it is inserted into an answer. */
export const PLACEHOLDERS = ['name', 'reference'] as const
export type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>

const PLACEHOLDER = /\{([^{}\n]*)\}/g

export const fillTemplate = (text: string, filling: PlaceholderValues): string =>
  text.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(filling, name) ? filling[name as keyof PlaceholderValues] : placeholder,
  )

/** Braces that nothing would replace. */
export const hasUnknownPlaceholder = (text: string): boolean =>
  [...text.matchAll(PLACEHOLDER)].some(([, name]) => !PLACEHOLDERS.some((placeholder) => placeholder === name))
