import type { Room, RoomNews } from '@fareeq/domain/rooms/schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure } from '../../../platform/calls/call-failure.ts'
import { createSharedPad } from './shared-pad.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openRoom() {
  const arrived: (string | undefined)[] = []
  let failure: CallFailure | null = null
  let hear = (_: RoomNews) => {}
  const pad = createSharedPad({ interview_id: 'i', pad_language: 'python' } as Room, {
    follow: (_, listener) => {
      hear = listener
      return () => {}
    },
    send: async (_, { update, language }) => {
      if (failure) throw failure
      arrived.push(update ?? language)
    },
  })
  pad.start()
  return {
    pad,
    arrived,
    hear: (update: string) => hear({ id: 'i', kind: 'pad', from: 'the-other-page', update }),
    fail: (status: number | null) => (failure = status === null ? null : new CallFailure({ status })),
  }
}

test('what both write while the editor is closed is in it when it opens again', () => {
  const { pad, hear } = openRoom()
  pad.merge('stored')
  hear('theirs')
  const first: string[] = []
  const close = pad.read((update) => first.push(update))
  pad.write('mine')
  close()
  hear('later')
  const second: string[] = []
  pad.read((update) => second.push(update))
  hear('live')
  expect([first, second]).toEqual([
    ['stored', 'theirs'],
    ['stored', 'theirs', 'mine', 'later', 'live'],
  ])
})

test('what is written while the network fails arrives later, in its order; what is refused is not sent again', async () => {
  const { pad, arrived, fail } = openRoom()
  fail(0)
  pad.write('one')
  pad.write('two')
  await vi.advanceTimersByTimeAsync(5000)
  expect(arrived).toEqual([])
  fail(null)
  await vi.advanceTimersByTimeAsync(3000)
  expect(arrived).toEqual(['one', 'two'])
  fail(422)
  pad.write('too long')
  await vi.advanceTimersByTimeAsync(0)
  fail(null)
  pad.choose('sql')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(arrived).toEqual(['one', 'two', 'sql'])
})
