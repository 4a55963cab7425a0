import type { ConductKind, IntegrityLevel } from '../limits.ts'

export type ConductEvent = { readonly kind: ConductKind; readonly seconds: number }

/** An exit of up to ten seconds is listed and not counted (D-56): a notification, a glance at the clock. */
export const SHORT_EXIT = 10

const counted = (events: readonly ConductEvent[]) =>
  events.filter(({ kind, seconds }) => kind === 'left' && seconds > SHORT_EXIT)

export const tabsSwitched = (events: readonly ConductEvent[]): number => counted(events).length
export const tabSeconds = (events: readonly ConductEvent[]): number =>
  counted(events).reduce((sum, { seconds }) => sum + seconds, 0)

/**
 * Sort key of the review list. It decides nothing: no attempt fails by itself.
 */
export function integrityLevel(events: readonly ConductEvent[], flags: number): IntegrityLevel {
  if (flags > 0) return 'high'
  const exits = tabsSwitched(events)
  const pastes = events.filter(({ kind }) => kind === 'paste').length
  if (exits > 5 || tabSeconds(events) > 180) return 'medium'
  return exits > 0 || pastes > 0 ? 'low' : 'none'
}
