import { expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { riyadhNoon } from '../kernel/time/working-days.ts'
import { answerBy, isAnswerable, isHeld, isLow, isReviewed, isShowable, readBy } from './rules.ts'
import {
  AWAITING_RELEASE,
  READABLE_REFERENCES,
  type ReferenceState,
  referenceLife,
  referenceMoves,
  referenceStart,
} from './states.ts'

const ended = { is_completed: true, ending: null, first_day: '2026-01-01', ends_on: '2026-06-30' }
test('both sides are asked at the end of a term, by notice and by a buyout; not in the trial, nor of what was broken off', () => {
  expect(isReviewed(ended)).toBe(true)
  expect((['notice', 'buyout', 'replacement'] as const).map((ending) => isReviewed({ ...ended, ending }))).toEqual([
    true,
    true,
    false,
  ])
  expect(isReviewed({ ...ended, is_completed: false })).toBe(false)
  expect(isReviewed({ ...ended, ends_on: '2026-01-01' })).toBe(false)
})

test('it is answered until the end of the fourteenth day, once', () => {
  const now = riyadhNoon('2026-07-01')
  const due_at = answerBy(now)
  expect(isAnswerable({ state: 'asked', due_at }, riyadhNoon('2026-07-15'))).toBe(true)
  expect(isAnswerable({ state: 'asked', due_at }, due_at)).toBe(false)
  expect(isAnswerable({ state: 'answered', due_at }, now)).toBe(false)
})

test('one or two, or never again, is heard of at once', () => {
  expect([1, 2, 3].map((overall) => isLow({ overall, again: 'yes' }))).toEqual([true, true, false])
  expect(isLow({ overall: 5, again: 'no' })).toBe(true)
})

test('a way to reach somebody in a reference is read by a colleague first', () => {
  expect(isHeld('She led the payments team.', null)).toBe(false)
  expect(isHeld(null, 'Ask me: +966 50 123 4567')).toBe(true)
  expect(isHeld('Careful and quick.', 'كلّمني على sara@example.com')).toBe(true)
})

/** A small generator, the same in every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

test('100,000 moves with the clock: companies read only what the talent read and showed, and nothing comes back that was taken away', () => {
  const next = random(11)
  const broken = new Set<string>()
  const holds = (name: string, isTrue: boolean) => void (isTrue || broken.add(name))
  const seen = new Set<string>()
  const begin = (now: Date) => {
    const isHeldFirst = next() < 0.4
    const state = referenceStart(isHeldFirst)
    return { state, reference: next() < 0.7 ? 'Good' : null, due: readBy(now, []), was: [state] as ReferenceState[] }
  }
  let now = riyadhNoon('2026-01-01')
  let item = begin(now)
  for (let step = 0; step < 100_000; step++) {
    const mover = next() < 0.7 ? ('talent' as const) : ('staff' as const)
    const events = referenceMoves(item.state, mover).filter((event) => event !== 'show' || isShowable(item))
    const isReply = mover === 'talent' && next() < 0.3
    const event = isReply ? ('hold' as const) : events[Math.floor(next() * events.length)]
    const to = event ? referenceLife.next(item.state, event) : null
    if (to) {
      holds('a reply is of what was read', event !== 'hold' || READABLE_REFERENCES.includes(item.state))
      holds('shown by its talent', to !== 'shown' || (mover === 'talent' && item.was.includes('hidden')))
      holds('shown has a reference', to !== 'shown' || item.reference !== null)
      item.state = to
      item.was.push(to)
      if (AWAITING_RELEASE.includes(to)) item.due = readBy(now, [])
      holds('read in time', !AWAITING_RELEASE.includes(to) || item.due > now)
    }
    holds(
      'removed is the end',
      item.was.slice(0, -1).every((state) => state !== 'removed'),
    )
    seen.add(item.state)
    now = after(now, next() * DAY)
    if (item.was.length > 9 || item.state === 'removed') item = begin(now)
  }
  expect([...broken]).toEqual([])
  expect([...seen].toSorted()).toEqual(['held', 'hidden', 'removed', 'shown'])
})
