import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { localContract as contract } from '@fareeq/domain/local/contract.ts'
import { localErrors } from '@fareeq/domain/local/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { createVirtualSchedule } from '../../platform/jobs/virtual-schedule.ts'
import { isVirtual } from '../../platform/virtual-clock.ts'

/** The time of this server, and how a simulation moves it. */
export function clockRoutes(server: Server) {
  const { platform } = server
  const { clock, db, jobs, policies } = platform
  const schedule = isVirtual(clock) ? createVirtualSchedule(platform, clock) : undefined

  const MODES: Record<BodyOf<typeof contract.moveClock>['mode'], (to: Date, grain: number) => Promise<number>> = {
    async live(to, grain) {
      if (to < clock.now()) throw new Refusal(localErrors.clock_backwards)
      return schedule!.moveTo({ to, grain: grain * MINUTE })
    },
    async follow() {
      if (isVirtual(clock)) await clock.follow(db)
      await policies.reload()
      await jobs.runDue()
      return 0
    },
    async jump(to) {
      await schedule!.jumpTo(to)
      return 0
    },
  }
  const reading = (ran: number) => ({ data: { now: clock.now().toISOString(), virtual: isVirtual(clock), ran } })

  serve(server, contract.readClock, async () => reading(0))
  serve(server, contract.moveClock, async (_, { body: { to, grain, mode } }) => {
    if (!schedule) throw new Refusal(localErrors.clock_of_machine)
    return reading(await MODES[mode](new Date(to), grain))
  })
}
