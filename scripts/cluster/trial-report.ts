import type { Sample } from './load.ts'

export type Phase = { title: string; notes: string[]; from: number; samples: Sample[] }
type Trial = { phases: Phase[]; rate: number; acknowledged: number; lost: number; pooled: boolean }

const isFailed = ({ status }: Sample) => status === 0 || status >= 400

/** How long no write was acknowledged: from the first that failed to the first that succeeded after the last failure. */
export function writesAgainAfter({ samples }: Phase): number | null {
  const writes = samples.filter(({ isWrite }) => isWrite)
  const failures = writes.filter(isFailed)
  if (failures.length === 0) return null
  const [first, last] = [Math.min(...failures.map(({ at }) => at)), Math.max(...failures.map(({ at }) => at))]
  const next = writes.filter((write) => !isFailed(write) && write.at > last).map(({ at, ms }) => at + ms)
  return next.length === 0 ? Infinity : (Math.min(...next) - first) / 1000
}

const statuses = (samples: readonly Sample[]): string => {
  const counts = new Map<string, number>()
  for (const { status, reason } of samples.filter(isFailed)) {
    const answer = status === 0 ? 'no answer' : `${status} ${reason}`
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  return [...counts].map(([answer, count]) => `${count} × ${answer}`).join(', ')
}

function rowOf(phase: Phase): string {
  const times = phase.samples.filter((sample) => !isFailed(sample)).map(({ ms }) => ms)
  const sorted = times.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const again = writesAgainAfter(phase)
  const cells = [
    [phase.title, ...phase.notes].join('; '),
    phase.samples.length,
    statuses(phase.samples) || '0',
    again === null ? '–' : `${again.toFixed(1)} s`,
    `${middle.toFixed(0)} ms`,
    `${((sorted.at(-1) ?? 0) / 1000).toFixed(1)} s`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Markdown. */
export function reportOf({ phases, rate, acknowledged, lost, pooled }: Trial): string {
  return [
    `${rate} requests a second, six of ten writes; ${pooled ? 'through PgBouncer in transaction mode' : 'without PgBouncer'}.`,
    '',
    '| What was broken | Requests | Failed | No write for | Median | Slowest answer |',
    '|---|---|---|---|---|---|',
    ...phases.map(rowOf),
    '',
    `Acknowledged writes: ${acknowledged}, of which the database does not have: **${lost}**.`,
    '',
  ].join('\n')
}
