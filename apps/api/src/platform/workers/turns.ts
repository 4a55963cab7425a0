export type TurnsOptions = {
  /** So many wait in all, and so many of one owner; who comes later is turned away. */
  queue: number
  each: number
}

/** Who waits for something that few can have at once: whoever had no turn for the longest time is next. */
export function createTurns<Job extends { owner: string }>({ queue, each }: TurnsOptions) {
  const waiting: Job[] = []
  const lastTurns = new Map<string, number>()
  let turn = 0
  const lastTurn = ({ owner }: Job) => lastTurns.get(owner) ?? 0
  return {
    /** False when too many wait already. */
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
      // Turns matter only among those who wait.
      if (waiting.length === 0) lastTurns.clear()
      lastTurns.set(job.owner, ++turn)
      return job
    },
    /** Everybody who waits, who then waits no more. */
    clear: (): Job[] => waiting.splice(0),
  }
}
