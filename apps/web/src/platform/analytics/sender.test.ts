import type { PageView } from '@fareeq/domain/tracking/schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSender } from './sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const view = (path: string): PageView => ({ name: 'page_view', path, lang: 'ar', at: '2026-11-15T09:00:00.000Z' })
const many = (count: number) => Array.from({ length: count }, (_, n) => view(`/${n}`))

function world({ session }: { session?: string } = {}) {
  const posted: string[] = []
  const net = { on: true }
  const sender = createSender({
    async post(body) {
      if (!net.on) throw new TypeError('Failed to fetch')
      posted.push(body)
    },
    session: () => session,
  })
  const paths = (bodies: string[]) =>
    bodies.map((body) => (JSON.parse(body).events as PageView[]).map(({ path }) => path).join(' '))
  return { sender, net, posted: () => paths(posted), bodies: posted }
}

test('page views wait two seconds for each other', async () => {
  const { sender, posted } = world()
  sender.add(view('/a'))
  await vi.advanceTimersByTimeAsync(1500)
  sender.add(view('/b'))
  await vi.advanceTimersByTimeAsync(499)
  expect(posted()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(posted()).toEqual(['/a /b'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posted()).toHaveLength(1)
})

test('ten of them wait no longer', async () => {
  const { sender, posted } = world()
  for (const one of many(10)) sender.add(one)
  await vi.advanceTimersByTimeAsync(0)
  expect(posted()).toEqual(['/0 /1 /2 /3 /4 /5 /6 /7 /8 /9'])
  sender.add(view('/x'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(posted()[1]).toBe('/x')
})

test('who leaves sends what still waits, once, and nothing when nothing waits', async () => {
  const { sender, posted } = world()
  sender.leave()
  sender.add(view('/a'))
  sender.leave()
  sender.leave()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(posted()).toEqual(['/a'])
})

test('who leaves without a connection loses the view, and nothing else', async () => {
  const { sender, posted, net } = world()
  net.on = false
  sender.add(view('/a'))
  sender.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(posted()).toEqual([])
})

test('what the network lost goes with the next ones; of very many the newest fifty', async () => {
  const { sender, posted, net } = world()
  net.on = false
  sender.add(view('/lost'))
  await vi.advanceTimersByTimeAsync(2000)
  net.on = true
  sender.add(view('/next'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(posted()).toEqual(['/lost /next'])
  net.on = false
  for (const one of many(70)) {
    sender.add(one)
    await vi.advanceTimersByTimeAsync(0)
  }
  net.on = true
  sender.leave()
  expect(posted().at(-1)).toBe(
    many(70)
      .slice(20)
      .map(({ path }) => path)
      .join(' '),
  )
})

test('the session is named where there is one to name', async () => {
  for (const session of ['5b8e-1', undefined]) {
    const { sender, bodies } = world({ session })
    sender.add(view('/a'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(JSON.parse(bodies?.[0] ?? '')).toEqual({ events: [view('/a')], ...(session && { session }) })
  }
})
