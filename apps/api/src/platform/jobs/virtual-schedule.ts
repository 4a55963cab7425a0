import type { Platform } from '../platform.ts'
import type { VirtualClock } from '../virtual-clock.ts'
import type { Plan } from './jobs.ts'

type Move = {
  to: Date
  /** Stops are at multiples of so many milliseconds: what is due between two of them is done, in its order, at the later one. */
  grain: number
}

/**
 * Scheduled and delayed jobs while a virtual clock moves: it stops wherever something is due, does it, and goes on. What was
 * scheduled fires at most once for each stop, as on a server that was busy meanwhile.
 */
export function createVirtualSchedule({ db, jobs, policies }: Platform, clock: VirtualClock) {
  const upcoming = new Map<Plan, Date>()
  const nextOf = (plan: Plan): Date => {
    const next = upcoming.get(plan) ?? plan.next(clock.now())
    upcoming.set(plan, next)
    return next
  }

  async function stopAt(moment: Date): Promise<number> {
    const due = jobs
      .plans()
      .map((plan) => ({ plan, at: nextOf(plan) }))
      .filter(({ at }) => at <= moment)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    await clock.moveTo(db, moment)
    await policies.reload()
    await jobs.runDue()
    for (const { plan } of due) {
      upcoming.set(plan, plan.next(moment))
      await jobs.send(db, plan.name, plan.data)
      await jobs.runDue()
    }
    return due.length
  }

  const nextMoment = async (): Promise<number> => {
    const delayed = await jobs.nextDelayed()
    return Math.min(...jobs.plans().map((plan) => nextOf(plan).getTime()), delayed?.getTime() ?? Infinity)
  }

  return {
    /** How many scheduled jobs it ran. */
    async moveTo({ to, grain }: Move): Promise<number> {
      let ran = 0
      await jobs.recover()
      for (;;) {
        const next = Math.ceil((await nextMoment()) / grain) * grain
        if (next >= to.getTime()) return ran + (await stopAt(to))
        ran += await stopAt(new Date(Math.max(next, clock.now().getTime())))
      }
    },
    /** Moves without a word, as a clock that is wrong: what was due between is not made up for. */
    async jumpTo(moment: Date): Promise<void> {
      upcoming.clear()
      await clock.moveTo(db, moment)
      await policies.reload()
    },
  }
}
