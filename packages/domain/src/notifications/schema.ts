import * as z from 'zod/mini'

/** What a person's open page is told of the moment it happens (D-96). */
export const EVENT_NAMES = [
  'counters.changed',
  'interview.changed',
  'renewal.changed',
  'nomination.changed',
  'payment.changed',
  'message.new',
] as const
export const eventName = () => z.literal(EVENT_NAMES)
export type EventName = (typeof EVENT_NAMES)[number]

/** Sent instead of what was missed when that is no longer kept: the page fetches everything anew. */
export const STREAM_RESET = 'stream.reset'
