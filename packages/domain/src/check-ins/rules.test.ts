import { expect, test } from 'vitest'
import { monthsAfter } from '../contracts/rules.ts'
import { DAY, after } from '../kernel/time/time.ts'
import { daysAfter, riyadhDay, riyadhNoon } from '../kernel/time/working-days.ts'
import { MOOD_NAMES, type Mood } from './limits.ts'
import { answerBy, askedOn, dueNumber, eventOf, handleBy, isAnswerable, isShown } from './rules.ts'
import { type CheckInState, checkInLife } from './states.ts'

const clock = (today: string, first_day = '2026-01-31') => ({ first_day, today, is_running: true })

test.each([
  [1, '2026-02-07'],
  [2, '2026-02-28'],
  [3, '2026-03-31'],
  [13, '2027-01-31'],
])('question %i of a contract from 31 January is asked on %s', (number, day) => {
  expect(askedOn('2026-01-31', number)).toBe(day)
  expect(dueNumber(clock(daysAfter(day, -1)), number - 1)).toBeNull()
  expect(dueNumber(clock(day), number - 1)).toBe(number)
  expect(dueNumber(clock(day), number)).toBeNull()
})

test('after weeks without a clock only the last question is asked, and none whose time is over', () => {
  expect(dueNumber(clock('2026-04-02'), 0)).toBe(3)
  expect(dueNumber(clock('2026-04-07'), 0)).toBeNull()
  expect(dueNumber({ ...clock('2026-03-31'), is_running: false }, 0)).toBeNull()
})

test('what is not good is raised and never shown; what is good is shown where its writer says so', () => {
  expect(MOOD_NAMES.map(eventOf)).toEqual(['answer', 'answer', 'raise'])
  expect(MOOD_NAMES.map((mood) => isShown(mood, true))).toEqual([true, false, false])
  expect(isShown('good', false)).toBe(false)
})

/** A small generator, the same in every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

type Question = { number: number; state: CheckInState; due_at: Date; mood: Mood | null; isShared: boolean }

test('100,000 moves with the clock: each question is asked once and answered once, and nothing bad is ever shown', () => {
  const next = random(7)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!
  const broken = new Set<string>()
  const holds = (name: string, isTrue: boolean) => void (isTrue || broken.add(name))
  const seen = new Set<string>()
  let [first, now, items]: [string, Date, Question[]] = ['2026-01-31', riyadhNoon('2026-01-31'), []]
  for (let step = 0; step < 100_000; step++) {
    const today = riyadhDay(now)
    const number = dueNumber({ first_day: first, today, is_running: true }, items.at(-1)?.number ?? 0)
    if (number !== null) {
      holds('rising', number > (items.at(-1)?.number ?? 0))
      holds('on time', today >= askedOn(first, number) && today < daysAfter(askedOn(first, number), 7))
      items.push({ number, state: 'asked', due_at: answerBy(now), mood: null, isShared: false })
    }
    for (const item of items) {
      const lapsed = now >= item.due_at ? checkInLife.next(item.state, 'lapse') : null
      if (lapsed) item.state = lapsed
    }
    const item = items.length > 0 ? pick(items) : undefined
    if (item && next() < 0.5) {
      const [mood, isShared] = [pick(MOOD_NAMES), next() < 0.5]
      const to = isAnswerable(item, now) ? checkInLife.next(item.state, eventOf(mood)) : null
      if (to) {
        holds('once', item.mood === null)
        Object.assign(item, { state: to, mood, isShared, due_at: to === 'raised' ? handleBy(now, []) : item.due_at })
        holds('handled in time', to !== 'raised' || item.due_at > now)
        seen.add(to)
      } else holds('refused', item.state !== 'asked' || now >= item.due_at)
    } else if (item) {
      const to = checkInLife.next(item.state, 'handle')
      if (to) item.state = to
      holds('handled', item.state !== 'handled' || item.mood === 'not_good')
    }
    holds('asked apart', items.filter(({ state }) => state === 'asked').length <= 2)
    holds(
      'private',
      items.every(({ mood, isShared }) => !mood || !isShown(mood, isShared) || mood === 'good'),
    )
    now = after(now, pick([0, 0.3, 1, 2, 9]) * DAY)
    if (items.length > 8) {
      first = monthsAfter(first, pick([1, 5, 14]))
      ;[now, items] = [riyadhNoon(first), []]
    }
    for (const { state } of items) seen.add(state)
  }
  expect([...broken]).toEqual([])
  expect([...seen].toSorted()).toEqual(['answered', 'asked', 'handled', 'lapsed', 'raised'])
})
