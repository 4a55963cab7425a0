import { setImmediate as turn } from 'node:timers/promises'
import type { Answer } from '@fareeq/domain/assessments/schema-items.ts'
import { describe, expect, test } from 'vitest'
import {
  DEBOUNCE,
  type SaveOutcome,
  type SaveState,
  type UnsavedAnswer,
  createSaveQueue,
  pauseAfter,
} from './save-queue.ts'

const answerWith = (choice: string): Answer => ({ kind: 'multiple_choice', choice })
const answer = (choice: string, revision: number): UnsavedAnswer => ({
  answer: answerWith(choice),
  flagged: false,
  revision,
  seconds: 0,
})

/** A queue with fake timers and answers. */
function world(answers: SaveOutcome[] = []) {
  const saves: [number, number][] = []
  const states: SaveState[] = []
  const timers: { work: () => void; pause: number }[] = []
  let persisted: readonly (readonly [number, UnsavedAnswer])[] = []
  let before = async () => {}
  const queue = createSaveQueue({
    send: async (position, { revision }) => {
      saves.push([position, revision])
      await before()
      return answers.shift() ?? 'saved'
    },
    store: (unsaved) => void (persisted = unsaved),
    later: (work, pause) => {
      const timer = { work, pause }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
    onState: (state) => void states.push(state),
    random: () => 0,
  })
  /** The next timer runs out, and all that follows from it happens. */
  const tick = async () => {
    const timer = timers.shift()
    timer?.work()
    await turn()
    return timer?.pause
  }
  const whileSending = (work: () => Promise<void>) => void (before = work)
  return {
    queue,
    sent: saves,
    states,
    tick,
    whileSending,
    timers,
    stored: () => persisted.map(([, { revision }]) => revision),
  }
}

describe('the save queue of an attempt', () => {
  test('of several quick changes only the last is sent, within a second of the first', async () => {
    const { queue, sent, tick, timers } = world()
    queue.put(1, answer('a', 1))
    queue.put(1, answer('b', 2))
    queue.put(1, answer('c', 3))
    expect(timers).toHaveLength(1)
    expect(await tick()).toBe(DEBOUNCE)
    expect(DEBOUNCE).toBeLessThanOrEqual(1000)
    expect(sent).toEqual([[1, 3]])
  })

  test('what is changed while it is under way stays unsaved, and goes with the next round', async () => {
    const { queue, sent, tick, whileSending, stored, states } = world()
    whileSending(async () => {
      whileSending(async () => {})
      queue.put(1, answer('b', 2))
    })
    queue.put(1, answer('a', 1))
    await tick()
    expect(stored()).toEqual([2])
    expect(states.at(-1)).toBe('saving')
    await tick()
    expect(sent).toEqual([
      [1, 1],
      [1, 2],
    ])
    expect([stored(), states.at(-1)]).toEqual([[], 'saved'])
  })

  test('without a connection it is tried again after growing pauses, and stays on the device', async () => {
    const { queue, tick, stored, states } = world(['retry', 'retry', 'retry'])
    queue.put(4, answer('a', 7))
    const pauses = [await tick(), await tick(), await tick(), await tick()]
    expect(pauses).toEqual([DEBOUNCE, 1000, 2000, 4000])
    expect(states).toContain('waiting')
    expect([stored(), states.at(-1)]).toEqual([[], 'saved'])
    expect([pauseAfter(5, 0), pauseAfter(20, 0)]).toEqual([15_000, 15_000])
  })

  test('a save that a busy server turned away once is sent again at another moment, and nothing is said', async () => {
    const { queue, tick, stored, states } = world(['retry'])
    queue.put(4, answer('a', 7))
    await tick()
    expect([stored(), states.at(-1)]).toEqual([[7], 'saving'])
    await tick()
    expect([stored(), states.includes('waiting'), states.at(-1)]).toEqual([[], false, 'saved'])
    expect([pauseAfter(1, 0), pauseAfter(1, 0.5), pauseAfter(1, 1)]).toEqual([1000, 750, 500])
  })

  test('one that does not get through is not lost to the others that wait behind it', async () => {
    const { queue, sent, tick, stored } = world(['retry'])
    queue.put(1, answer('a', 1))
    queue.put(2, answer('b', 1))
    await tick()
    expect(stored()).toEqual([1, 1])
    await tick()
    expect(sent.map(([position]) => position)).toEqual([1, 1, 2])
  })

  test('a refused answer is dropped, and does not hold up the rest', async () => {
    const { queue, sent, tick, stored } = world(['refused'])
    queue.put(1, answer('a', 1))
    queue.put(2, answer('b', 1))
    await tick()
    expect([sent.length, stored()]).toEqual([2, []])
  })

  test('once the attempt is over nothing more is sent', async () => {
    const { queue, sent, tick, timers } = world(['over'])
    queue.put(1, answer('a', 1))
    queue.put(2, answer('b', 1))
    await tick()
    queue.put(3, answer('c', 1))
    expect([sent.length, timers.length]).toEqual([1, 0])
    expect(await queue.flush()).toBe(false)
  })

  test('before handing in all that waits is sent at once, and it is said whether it arrived', async () => {
    const { queue, sent, timers } = world(['saved', 'saved', 'retry'])
    queue.put(1, answer('a', 1))
    queue.put(2, answer('b', 1))
    expect(await queue.flush()).toBe(true)
    expect([sent.length, timers.length]).toEqual([2, 0])
    queue.put(3, answer('c', 1))
    expect(await queue.flush()).toBe(false)
  })
})
