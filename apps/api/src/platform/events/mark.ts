import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { type Snapshot, readSnapshot } from './snapshot.ts'

/**
 * Resume position: everything that `base` saw, and of what each of `parts` saw the events up to an id (disconnected in the
 * middle of a batch). A browser keeps it as Last-Event-ID and returns it to any node.
 */
export type Mark = { base: Snapshot; parts: readonly MarkPart[] }
export type MarkPart = { to: Snapshot; id: number }

/** Longest absence that can be resumed; housekeeping keeps events a day longer. */
export const RESUMABLE = 3 * DAY

/** Disconnected in the middle of a catch-up this often: a reset is cheaper. */
const MAX_PARTS = 4

/** Includes the time (seconds), to recognise a mark that is too old. */
export const markText = ({ base, parts }: Mark, now: Date): string =>
  [Math.floor(now.getTime() / 1000), base.text, ...parts.flatMap(({ to, id }) => [to.text, id])].join('_')

export function readMark(text: string): { mark: Mark; at: Date } | null {
  const [seconds = '', first = '', ...rest] = text.split('_')
  const base = readSnapshot(first)
  if (!base || !/^\d{1,11}$/.test(seconds) || rest.length % 2 !== 0 || rest.length > 2 * MAX_PARTS) return null
  const parts: MarkPart[] = []
  for (let n = 0; n < rest.length; n += 2) {
    const [to, id] = [readSnapshot(rest[n]!), rest[n + 1]!]
    if (!to || !/^\d{1,15}$/.test(id)) return null
    parts.push({ to, id: Number(id) })
  }
  return { mark: { base, parts }, at: new Date(Number(seconds) * 1000) }
}
