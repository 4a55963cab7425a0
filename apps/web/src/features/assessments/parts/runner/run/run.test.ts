import { type Attempt, answerForm } from '@fareeq/domain/assessments/schema.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { expect, test, vi } from 'vitest'
import { createConductRecorder } from './conduct.ts'
import type { LocalRun } from './local-run.ts'
import { type CallResult, createRun } from './run.ts'
import type { UnsavedAnswer } from './save-queue.ts'

const CLOCK = { left: 20 * MINUTE, allowed: 30 * MINUTE, stands_still: false }
const item = (position: number): Attempt['items'][number] => ({
  kind: 'multiple_choice',
  position,
  level: 'junior',
  ask: { ar: 'س', en: 'Q' },
  code: null,
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: { ar: id, en: id } })),
})
const saved = (position: number, choice: string, revision: number): Attempt['answers'][number] => ({
  position,
  answer: { kind: 'multiple_choice', choice },
  flagged: false,
  revision,
  takes: [],
})
const attempt = (answers: Attempt['answers'] = []): Attempt => ({
  id: '0198c5a0-0000-7000-8000-000000000001',
  assessment: { id: 'react', kind: 'multiple_choice', title: { ar: 'س', en: 'Q' }, languages: [] },
  state: 'running',
  can_start: false,
  can_answer: true,
  is_elsewhere: false,
  minutes: 30,
  count: 2,
  extra_time: 0,
  trials_left: 2,
  pass_mark: 60,
  expires_at: null,
  clock: CLOCK,
  items: [item(1), item(2)],
  answers,
  result_by: null,
  is_delayed: false,
  passed: null,
  score: null,
})
const local = (unsaved: LocalRun['unsaved'] = []): LocalRun => ({ unsaved, looked: {}, hasSecondScreen: false })
const own = (choice: string, revision: number): UnsavedAnswer => ({
  answer: { kind: 'multiple_choice', choice },
  flagged: true,
  revision,
  seconds: 3,
})

function world(from: Attempt, savedRun: LocalRun, result: CallResult = { outcome: 'saved', clock: CLOCK }) {
  const time = { now: 0 }
  const save = vi.fn<(position: number, unsaved: UnsavedAnswer) => Promise<CallResult>>(async () => result)
  const onStale = vi.fn()
  const conduct = createConductRecorder(
    () => time.now,
    () => 'key',
  )
  const run = createRun(from, savedRun, conduct, {
    save,
    heartbeat: async () => result,
    onStale,
    store: () => {},
    now: () => time.now,
    later: () => () => {},
  })
  const choiceOf = (position: number) => {
    const answer = run.get().rows.get(position)?.answer
    return answer?.kind === 'multiple_choice' ? answer.choice : null
  }
  return { run, save, onStale, choiceOf, time }
}

test('after a reload the newer of two answers stands, and what the server lacks is sent', async () => {
  const savedRun = local([
    [1, own('c', 3)],
    [2, own('d', 4)],
  ])
  const { run, save, choiceOf } = world(attempt([saved(1, 'a', 2), saved(2, 'b', 9)]), savedRun)
  expect([choiceOf(1), choiceOf(2)]).toEqual(['c', 'b'])
  await run.flush()
  expect(save.mock.calls).toEqual([[1, own('c', 3)]])
})

test('each change counts the revision up from what the server has', async () => {
  const { run, save } = world(attempt([saved(1, 'a', 5)]), local())
  run.answer(1, { kind: 'multiple_choice', choice: 'b' })
  run.flag(1)
  await run.flush()
  expect(save).toHaveBeenCalledExactlyOnceWith(1, expect.objectContaining({ revision: 7, flagged: true }))
})

test('a question can be flagged before it is answered', async () => {
  const { run, save } = world(attempt(), local())
  run.flag(2)
  await run.flush()
  expect(save).toHaveBeenCalledWith(2, {
    answer: { kind: 'multiple_choice', choice: null },
    flagged: true,
    revision: 1,
    seconds: 0,
  })
})

test('an answer of the server that is older than what is shown changes nothing, a newer one does', () => {
  const { run, choiceOf } = world(attempt(), local())
  run.answer(1, { kind: 'multiple_choice', choice: 'b' })
  run.absorb(attempt())
  expect(choiceOf(1)).toBe('b')
  run.absorb(attempt([saved(1, 'd', 2)]))
  expect(choiceOf(1)).toBe('d')
})

test('how long a question was looked at goes along, without the time away', async () => {
  const { run, save, time } = world(attempt(), local())
  time.now += 10_000
  run.leave(1)
  time.now += 60_000
  run.comeBack()
  time.now += 5000
  run.answer(1, { kind: 'multiple_choice', choice: 'a' })
  await run.flush()
  expect(save.mock.calls[0]?.[1].seconds).toBe(15)
})

test('an answer given right before a link is followed is sent all the same', async () => {
  const { run, save } = world(attempt(), local())
  run.answer(1, { kind: 'multiple_choice', choice: 'b' })
  run.stop()
  await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
})

test('a device whose clock is set back or forward during the attempt still saves every answer', async () => {
  const { run, save, time } = world(attempt(), local())
  const { seconds } = answerForm().shape
  for (const jump of [-60 * MINUTE, 24 * 60 * MINUTE]) {
    time.now += jump
    run.answer(1, { kind: 'multiple_choice', choice: 'a' })
    await run.flush()
    expect(seconds.safeParse(save.mock.lastCall?.[1].seconds).success).toBe(true)
  }
})

test('a change that comes too late takes nothing away from what arrived', async () => {
  const { run, save } = world(attempt([saved(1, 'a', 5)]), local())
  run.answer(2, { kind: 'multiple_choice', choice: 'b' })
  expect(run.arrived()).toBe(1)
  await run.flush()
  expect(run.arrived()).toBe(2)
  save.mockResolvedValue({ outcome: 'over', end: 'time' })
  run.answer(2, { kind: 'multiple_choice', choice: 'c' })
  await run.flush()
  expect(run.arrived()).toBe(2)
})

test('once the attempt is over the server is asked how it stands, and nothing can be changed', async () => {
  const { run, onStale, choiceOf } = world(attempt(), local(), { outcome: 'over', end: 'time' })
  run.answer(1, { kind: 'multiple_choice', choice: 'a' })
  await run.flush()
  expect(onStale).toHaveBeenCalledOnce()
  expect(run.get().end).toBe('time')
  run.answer(2, { kind: 'multiple_choice', choice: 'a' })
  expect(choiceOf(2)).toBeNull()
})
