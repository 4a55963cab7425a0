import { addDays } from './days.ts'
import type { World } from './world.ts'

const WIDTH = 24
const SECOND = 1000

const clockTime = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0
    ? `${hours} h ${minutes} min`
    : minutes > 0
      ? `${minutes} min ${Math.floor(seconds % 60)} s`
      : `${Math.floor(seconds)} s`
}

/** A line that says which day it is, what has happened, how fast, and how long it takes. */
export function createProgress(callsBefore: number, stream: NodeJS.WriteStream = process.stderr) {
  const began = performance.now()
  let firstDay: number | undefined
  let lastCalls = callsBefore
  let lastShow = began
  return {
    show(world: World, calls: number) {
      const broken = Object.values(world.checks).reduce((sum, checks) => sum + checks.broken, 0)
      firstDay ??= world.day - 1
      const { days, start } = world.options
      const seconds = (performance.now() - began) / SECOND
      const lived = world.day - firstDay
      const left = ((days - world.day) * seconds) / Math.max(1, lived)
      const perSecond = Math.round(((calls - lastCalls) * SECOND) / (performance.now() - lastShow))
      lastCalls = calls
      lastShow = performance.now()
      const share = Math.round((WIDTH * world.day) / days)
      const bar = '█'.repeat(share) + '░'.repeat(WIDTH - share)
      const hires = Object.keys(world.deals).length
      const text = [
        `${bar} ${addDays(start, world.day - 1)}`,
        `day ${world.day} of ${days}`,
        `${hires} hires`,
        `${world.mails} messages`,
        `${perSecond} calls/s`,
        broken > 0 ? `${broken} broken` : 'all kept',
        `${clockTime(left)} left`,
      ].join(' · ')
      if (stream.isTTY) stream.write(`\r\x1b[2K${text}`)
      else if (world.day % 10 === 0 || world.day === days || lived === 1) stream.write(`${text}\n`)
    },
    end() {
      if (stream.isTTY) stream.write('\n')
    },
  }
}
