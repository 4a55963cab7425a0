import { expect, test } from 'vitest'
import { createEventReader, follow, pauseAfter } from './live-stream.ts'

test('events are read whatever the pieces they arrive in; comments, marks and empty blocks are not events', () => {
  const read = createEventReader()
  const text =
    ': hello\n\nretry: 2000\nid: 6\n\nid: 7\nevent: counters.changed\ndata: {"a":1}\n\ndata: one\ndata: two\n\nevent: x\n\n'
  const events = text.split('').flatMap((letter) => read(letter))
  expect(events).toEqual([
    { id: '6' },
    { event: 'counters.changed', data: '{"a":1}', id: '7' },
    { event: 'message', data: 'one\ntwo', id: undefined },
  ])
})

test('a broken line is taken up again after the last mark, with longer pauses up to 30 seconds', async () => {
  const stop = new AbortController()
  const requests: (string | null)[] = []
  const pauses: number[] = []
  const received: string[] = []
  const answers = [
    () => new Response('retry: 2000\nid: 40\n\n'),
    () => new Response('id: 41\ndata: a\n\nid: 42\ndata: b\n\n'),
    () => Promise.reject(new TypeError()),
    () => new Response('', { status: 503 }),
  ]
  await follow(
    {
      url: () => '/api/stream',
      headers: () => ({ Authorization: 'Bearer abc' }),
      onEvent: ({ data }) => received.push(data),
      onSilence: () => received.push('asked'),
      fetch: (_, init) => {
        const headers = new Headers(init?.headers)
        expect(headers.get('authorization')).toBe('Bearer abc')
        requests.push(headers.get('last-event-id'))
        return Promise.resolve(answers.shift()?.() ?? new Response())
      },
      wait: (milliseconds) => {
        pauses.push(milliseconds)
        if (!answers.length) stop.abort()
        return Promise.resolve()
      },
    },
    stop.signal,
  )
  expect([received, requests, pauses]).toEqual([
    ['a', 'b'],
    [null, '40', '42', '42'],
    [1000, 1000, 2000, 4000],
  ])
  expect([1, 2, 5, 6, 40].map(pauseAfter)).toEqual([1000, 2000, 16_000, 30_000, 30_000])
})

test('the first connection begins after the mark of the page', async () => {
  const marks: (string | null)[] = []
  const fetch = (_: unknown, init?: RequestInit) => {
    marks.push(new Headers(init?.headers).get('last-event-id'))
    return Promise.resolve(new Response('', { status: 401 }))
  }
  const nothing = () => {}
  const line = {
    url: () => '/',
    headers: () => ({}),
    onEvent: nothing,
    onSilence: nothing,
    wait: () => Promise.resolve(),
  }
  await follow({ ...line, fetch, after: '39' }, new AbortController().signal)
  expect(marks).toEqual(['39'])
})

test('a session that is over is not asked for again', async () => {
  let times = 0
  const fetch = () => (times++, Promise.resolve(new Response('', { status: 401 })))
  await follow(
    {
      url: () => '/',
      headers: () => ({}),
      onEvent: () => {},
      onSilence: () => {},
      fetch,
      wait: () => Promise.resolve(),
    },
    new AbortController().signal,
  )
  expect(times).toBe(1)
})

test.each([
  [403, [30_000, 30_000, 30_000], 2],
  [503, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000], 2],
])(
  'a line refused with %d again and again becomes a question every 30 seconds [D-96]',
  async (status, paused, lastIds) => {
    const stop = new AbortController()
    const pauses: number[] = []
    let questions = 0
    await follow(
      {
        url: () => '/',
        headers: () => ({}),
        onEvent: () => {},
        onSilence: () => questions++,
        fetch: () => Promise.resolve(new Response('', { status })),
        wait: (milliseconds) => {
          if (pauses.push(milliseconds) === paused.length) stop.abort()
          return Promise.resolve()
        },
      },
      stop.signal,
    )
    expect([pauses, questions]).toEqual([paused, lastIds])
  },
)

test('a line that comes back is listened to again, and asks no more', async () => {
  const stop = new AbortController()
  const received: string[] = []
  const answers = [new Response('', { status: 403 }), new Response('data: back\n\n')]
  await follow(
    {
      url: () => '/',
      headers: () => ({}),
      onEvent: ({ data }) => received.push(data),
      onSilence: () => received.push('asked'),
      fetch: () => Promise.resolve(answers.shift() ?? new Response('', { status: 401 })),
      wait: (milliseconds) => Promise.resolve(void received.push(String(milliseconds))),
    },
    stop.signal,
  )
  expect(received).toEqual(['30000', 'asked', 'back', '1000'])
})
