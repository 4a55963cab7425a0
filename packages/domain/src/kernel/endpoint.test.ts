import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AnswerOf, type BodyOf, type Endpoint, type InputOf, endpoint } from './endpoint.ts'

/** Every endpoint of every contract, by glob and shape. */
const modules = import.meta.glob<Record<string, unknown>>(['../*/*contract*.ts', '!../**/*.test.ts'], { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value
const calls = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  .filter(isEndpoint)
  .map((call) => [`${call.method} ${call.path}`, call] as const)

describe('every call of the API', () => {
  test('is found by this test, and is said once', () => {
    const names = calls.map(([name]) => name)
    expect(names).toContain('POST /api/auth/login')
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(calls)('says who may make it, and what it does: %s', (_, call) => {
    expect(['anyone', 'user', 'talent', 'client', 'staff']).toContain(call.access)
    expect(call.summary.length).toBeGreaterThan(10)
  })

  test.each(calls)('describes each parameter of its path: %s', (_, call) => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map((match) => match[1])
    const shape = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : []
    expect(new Set(shape)).toEqual(new Set(names))
  })

  test.each(calls.filter(([, call]) => call.method !== 'GET' && call.access === 'anyone'))(
    'is counted where a stranger may change something: %s',
    (_, call) => expect(call.limit ?? (call.localOnly && 'local')).toBeTruthy(),
  )

  test.each(calls.filter(([, call]) => call.body !== undefined))('refuses what it does not know: %s', (_, call) => {
    const parsed = z.safeParse(call.body as z.ZodMiniType, { surprise: 1 })
    expect(parsed.success).toBe(false)
  })
})

test('a contract gives its caller and its server the same types', () => {
  const call = endpoint({
    method: 'POST',
    path: '/api/doors/:id',
    access: 'user',
    summary: 'Opens a door for the test',
    params: z.object({ id: z.string() }),
    body: z.object({ wide: z._default(z.boolean(), false) }),
    answer: z.object({ data: z.object({ open: z.boolean() }) }),
  })
  const input: InputOf<typeof call> = { params: { id: '7' }, body: {} }
  const body: BodyOf<typeof call> = z.parse(call.body, input.body)
  const answer: AnswerOf<typeof call> = { data: { open: body.wide } }
  expect(answer).toEqual({ data: { open: false } })
})
