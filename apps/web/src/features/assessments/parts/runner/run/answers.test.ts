import type { Answer, Item } from '@fareeq/domain/assessments/schema-items.ts'
import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { describe, expect, test } from 'vitest'
import { emptyAnswer, isAnswered, mergeRows, withTake } from './answers.ts'
import { createStopwatch } from './stopwatch.ts'

const CODING = { kind: 'coding', starts: [{ language: 'python', starter: 'def f():\n' }] } as unknown as Item
const itemOf = (kind: Item['kind']) => (kind === 'coding' ? CODING : ({ kind } as Item))

describe('an item is answered', () => {
  test.each<[string, boolean, Answer]>([
    ['by a choice', true, { kind: 'multiple_choice', choice: 'a' }],
    ['by a value of the scale, the lowest too', true, { kind: 'personality', value: 1 }],
    ['by a take of a video', true, { kind: 'video', take: 1, written: '' }],
    ['in writing instead of a video', true, { kind: 'video', take: null, written: 'نص' }],
    ['not by spaces', false, { kind: 'video', take: null, written: ' \n' }],
    ['by code', true, { kind: 'coding', language: 'python', source: 'def f(): return 1' }],
    ['not by what the editor began with', false, { kind: 'coding', language: 'python', source: ' def f():' }],
    ['not by an empty editor', false, { kind: 'coding', language: 'python', source: ' ' }],
  ])('%s', (_, expected, answer) => expect(isAnswered(itemOf(answer.kind), { answer })).toBe(expected))

  test.each(['multiple_choice', 'personality', 'video', 'coding'] as const)('not by a flag alone: %s', (kind) => {
    const item = itemOf(kind)
    expect(isAnswered(item, { answer: emptyAnswer(item) })).toBe(false)
    expect(isAnswered(item, undefined)).toBe(false)
  })
})

describe('a recording that arrives', () => {
  const video = (take: number | null, text: string): Answer => ({ kind: 'video', take, written: text })

  test.each<[string, Answer | null, string, Answer]>([
    ['counts', null, '', video(2, '')],
    ['counts instead of the one before, and of the text from before it', video(1, 'نص'), 'نص', video(2, 'نص')],
    ['leaves what was written meanwhile, which counts', video(null, 'نص'), '', video(null, 'نص')],
    ['counts where the text was deleted meanwhile', video(null, ''), '', video(2, '')],
  ])('%s', (_, current, before, after) => expect(withTake(current, 2, before)).toEqual(after))
})

describe('the answers of an attempt', () => {
  const choice = (id: string): Answer => ({ kind: 'multiple_choice', choice: id })
  const attempt = {
    items: [{ position: 1 }, { position: 2 }, { position: 3 }],
    answers: [{ position: 1, answer: choice('a'), flagged: false, revision: 4, takes: [] }],
  } as unknown as Attempt
  const own = (revision: number) => ({ answer: choice('b'), flagged: true, revision })

  test.each([
    ['are those of the server where it has the newer ones', 3, 'a'],
    ['are those of the server where both are equal', 4, 'a'],
    ['are those of this device where they were not sent yet', 5, 'b'],
  ])('%s', (_, revision, expected) =>
    expect(mergeRows(attempt, new Map([[1, own(revision)]])).get(1)?.answer).toEqual(choice(expected)),
  )

  test('are empty where nobody has said anything', () => {
    const rows = mergeRows(attempt, new Map([[2, own(1)]]))
    expect(rows.get(2)).toMatchObject({ answer: choice('b'), flagged: true })
    expect(rows.get(3)).toEqual({ answer: null, flagged: false, revision: 0, takes: [] })
  })
})

describe('the time for each item', () => {
  let now = 0
  const wait = (seconds: number) => void (now += seconds * 1000)

  test('goes to the one that was answered, and time away from the page to none', () => {
    const stopwatch = createStopwatch(() => now)
    wait(5)
    stopwatch.credit(1)
    wait(2)
    stopwatch.pause()
    wait(60)
    stopwatch.resume()
    wait(1)
    stopwatch.credit(2)
    expect([1, 2, 3].map(stopwatch.seconds)).toEqual([5, 3, 0])
  })

  test('goes on after a reload', () => {
    const stopwatch = createStopwatch(() => now, { 1: 4000 })
    wait(2)
    stopwatch.credit(1)
    expect(stopwatch.totals()).toEqual({ 1: 6000 })
  })
})
