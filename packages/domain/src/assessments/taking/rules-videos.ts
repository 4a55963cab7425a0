import { after } from '../../kernel/time/time.ts'
import { UPLOAD_GRACE, VIDEO_GRACE_SECONDS, VIDEO_LINK_LIFE, type VIDEO_TYPES } from '../limits.ts'
import { type ClockFacts, clockAt } from './rules-clock.ts'
import type { Answer } from '../schema-items.ts'
import { type AttemptState, UNGRADED, factsOf } from '../states.ts'

export const isVideoTooLong = (seconds: number, max: number): boolean => seconds > max + VIDEO_GRACE_SECONDS

export const VIDEO_MEDIA_TYPES: Readonly<Record<(typeof VIDEO_TYPES)[number], string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
}

type AttemptEnd = {
  readonly state: AttemptState
  readonly submitted_at: Date | null
  readonly clock: ClockFacts | null
}

/** What was announced in time may still arrive for a while after the end, unless somebody has decided meanwhile. */
export function mayUpload({ state, submitted_at, clock }: AttemptEnd, now: Date): boolean {
  if (!factsOf(state).is_open && !UNGRADED.includes(state)) return false
  const reading = clock && clockAt(clock, now)
  const end = submitted_at ?? (reading?.left === 0 ? reading.ends_at : null)
  return end === null || now <= after(end, UPLOAD_GRACE)
}

/** The take that counts: the chosen one; without a choice the last that arrived, unless the answer is written. */
export function countingTake<Take extends { readonly take: number }>(
  answer: Answer | null,
  takes: readonly Take[],
): Take | null {
  if (answer?.kind === 'video' && answer.take !== null) return takes.find(({ take }) => take === answer.take) ?? null
  if (answer?.kind === 'video' && answer.written.trim() !== '') return null
  return takes.toSorted((a, b) => a.take - b.take).at(-1) ?? null
}

/** Rounded, so that a refetched page has the same link and the player continues. */
const LINK_STEP = VIDEO_LINK_LIFE / 4
export const videoLinkExpiry = (now: Date): Date =>
  new Date(Math.ceil((now.getTime() + VIDEO_LINK_LIFE) / LINK_STEP) * LINK_STEP)
