export type TurnsOptions = {
  /** Queue limits: in all, and per owner; beyond them work is refused. */
  queue: number
  each: number
}

/** Fair queue: the owner whose last turn is longest ago is next. */
export function createTurns<Job extends { owner: string }>({ queue, each }: TurnsOptions) {
  const waiting: Job[] = []
  const lastTurns = new Map<string, number>()
  let turn = 0
  const lastTurn = ({ owner }: Job) => lastTurns.get(owner) ?? 0
  return {
    /** False when the queue is full. */
    add(job: Job): boolean {
      const own = waiting.filter(({ owner }) => owner === job.owner).length
      if (waiting.length >= queue || own >= each) return false
      waiting.push(job)
      return true
    },
    next(): Job | undefined {
      const [first, ...rest] = waiting
      if (!first) return undefined
      const job = rest.reduce((best, other) => (lastTurn(other) < lastTurn(best) ? other : best), first)
      waiting.splice(waiting.indexOf(job), 1)
      // History matters only while somebody waits.
      if (waiting.length === 0) lastTurns.clear()
      lastTurns.set(job.owner, ++turn)
      return job
    },
    /** Empties the queue and returns its jobs. */
    clear: (): Job[] => waiting.splice(0),
  }
}
