import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'

/**
 * Oracle: an independent implementation of what may be offered and booked, minute by minute and with nothing but Intl. It
 * shares no code with the rules, and knows the calendars of people only from what the test itself has put into them.
 */

/** As announced for Saudi Arabia. */
const RAMADAN = { first: '2027-02-08', last: '2027-03-08' }
const GRID = { meeting: 30, interview: 15 } as const
const NOTICE_MINUTES = { meeting: 2 * 60, interview: 24 * 60 } as const
const HORIZON_DAYS = 30
const QUARTER = 15

const riyadh = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Riyadh',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

type Wall = { day: string; weekday: string; minute: number }
function wallInRiyadh(at: number): Wall {
  const parts = Object.fromEntries(riyadh.formatToParts(at).map(({ type, value }) => [type, value]))
  const { year, month, day, weekday = '', hour, minute } = parts
  return { day: `${year}-${month}-${day}`, weekday, minute: Number(hour) * 60 + Number(minute) }
}

/** Of one person: what they agreed on with us, and what else keeps them. */
export class Calendar {
  readonly agreed: Uint8Array
  readonly other: Uint8Array
  /** Of a host: hours by day of the week; null is whenever meetings are held. */
  readonly hours: Readonly<Record<string, readonly [number, number]>> | null
  readonly #base: number

  constructor(world: OracleWorld, hours: Calendar['hours'] = null) {
    this.#base = world.base
    this.agreed = new Uint8Array(world.minutes)
    this.other = new Uint8Array(world.minutes)
    this.hours = hours
  }

  add(kind: 'agreed' | 'other', start: Date | string, end: Date | string): void {
    const [from, to] = [start, end].map((moment) => (Number(new Date(moment)) - this.#base) / MINUTE) as [
      number,
      number,
    ]
    this[kind].fill(1, Math.max(0, Math.floor(from)), Math.max(0, Math.ceil(to)))
  }
}

export class OracleWorld {
  readonly base: number
  readonly minutes: number
  readonly #now: number
  readonly #walls: Wall[]
  readonly #holidays: readonly string[]

  constructor(now: Date, holidays: readonly string[]) {
    this.#now = now.getTime()
    this.base = Math.floor(this.#now / DAY) * DAY
    this.minutes = (HORIZON_DAYS + 4) * 24 * 60
    // Clocks change at a quarter of an hour: within one the minutes are counted.
    this.#walls = Array.from({ length: this.minutes / QUARTER }, (_, index) => {
      const wall = wallInRiyadh(this.base + index * QUARTER * MINUTE)
      return Array.from({ length: QUARTER }, (_, minute) => ({ ...wall, minute: wall.minute + minute }))
    }).flat()
    this.#holidays = holidays
  }

  #isOpen({ day, weekday, minute }: Wall, { hours }: Calendar): boolean {
    if (weekday === 'Fri' || weekday === 'Sat' || this.#holidays.includes(day)) return false
    const [opens, closes] = day >= RAMADAN.first && day <= RAMADAN.last ? [10, 16] : [9, 18]
    const own = hours === null ? ([0, 24] as const) : (hours[weekday] ?? ([0, 0] as const))
    return minute >= Math.max(opens, own[0]) * 60 && minute < Math.min(closes, own[1]) * 60
  }

  #isInReach(at: number, kind: keyof typeof GRID): boolean {
    const ahead = this.#now + NOTICE_MINUTES[kind] * MINUTE
    return at >= ahead && at <= this.#now + HORIZON_DAYS * DAY
  }

  #all(start: number, length: number, holds: (minute: number) => boolean): boolean {
    for (let minute = start; minute < start + length; minute++) if (!holds(minute)) return false
    return true
  }

  /** Starts at which one of the hosts can meet this person for half an hour. */
  meetingStarts(hosts: readonly Calendar[], person: Calendar | null): string[] {
    const starts: string[] = []
    for (let minute = 0; minute < this.minutes - 60; minute++) {
      const at = this.base + minute * MINUTE
      if (this.#walls[minute]!.minute % GRID.meeting !== 0 || !this.#isInReach(at, 'meeting')) continue
      const isFree = ({ agreed, other }: Calendar) => this.#all(minute, 30, (each) => !agreed[each] && !other[each])
      const works = (host: Calendar) => this.#all(minute, 30, (each) => this.#isOpen(this.#walls[each]!, host))
      if (hosts.some((host) => works(host) && isFree(host)) && (!person || isFree(person)))
        starts.push(new Date(at).toISOString())
    }
    return starts
  }

  /** Starts at which one side may offer an interview of so many minutes to the other. */
  interviewStarts(own: readonly Calendar[], others: readonly Calendar[], length: number): string[] {
    const starts: string[] = []
    for (let minute = 0; minute < this.minutes - 60; minute++) {
      const at = this.base + minute * MINUTE
      if (minute % GRID.interview !== 0 || !this.#isInReach(at, 'interview')) continue
      const isFree = (each: number) =>
        own.every(({ agreed, other }) => !agreed[each] && !other[each]) && others.every(({ agreed }) => !agreed[each])
      if (this.#all(minute, length, isFree)) starts.push(new Date(at).toISOString())
    }
    return starts
  }
}
