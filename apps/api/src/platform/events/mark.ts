import { DAY } from '@fareeq/domain/kernel/time.ts'
import { type Snapshot, readSnapshot } from './snapshot.ts'

/**
 * What somebody has heard so far: all that `base` saw, and of what each of `parts` saw the events up to an id (they were
 * cut off in the middle of it). A browser keeps it as the id of an event, and hands it back to whichever node.
 */
export type Mark = { base: Snapshot; parts: readonly Part[] }
export type Part = { to: Snapshot; id: number }

/** How long somebody may be away and still be told what they missed; housekeeping keeps events a day longer. */
export const RESUMABLE = 3 * DAY

/** Cut off in the middle of being told what was missed, again and again: then a fresh start is better. */
const MOST_PARTS = 4

/** With the time (seconds), to tell what is too old to be resumed. */
export const markText = ({ base, parts }: Mark, now: Date): string =>
  [Math.floor(now.getTime() / 1000), base.text, ...parts.flatMap(({ to, id }) => [to.text, id])].join('_')

export function readMark(text: string): { mark: Mark; at: Date } | null {
  const [seconds = '', first = '', ...rest] = text.split('_')
  const base = readSnapshot(first)
  if (!base || !/^\d{1,11}$/.test(seconds) || rest.length % 2 !== 0 || rest.length > 2 * MOST_PARTS) return null
  const parts: Part[] = []
  for (let n = 0; n < rest.length; n += 2) {
    const [to, id] = [readSnapshot(rest[n]!), rest[n + 1]!]
    if (!to || !/^\d{1,15}$/.test(id)) return null
    parts.push({ to, id: Number(id) })
  }
  return { mark: { base, parts }, at: new Date(Number(seconds) * 1000) }
}
