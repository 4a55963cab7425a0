import { signUpContract } from '@fareeq/domain/accounts/contract-sign-up.ts'
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Access, Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { type Who, may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openapiPath } from './platform/http/openapi.ts'
import { answerSchemaOf } from './platform/http/serve.ts'
import { openSession } from './platform/session.ts'
import { sql } from './platform/db/sql.ts'
import { talentForm } from './testing/forms.ts'
import { plausible } from './testing/plausible.ts'
import { serialiserOf } from './testing/serialisers.ts'
import { type Person, type Story, openStory, refusalBody } from './testing/story.ts'

let story: Story
beforeAll(async () => void (story = await openStory()))
afterAll(() => story.close())

const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`
const served = () => story.app.server.served
const servedNames = () => served().map(nameOf).toSorted()

/** All routes, parsed from Fastify's route tree. */
function routesOf(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    const depth = indent.length / 4
    above.length = depth
    above[depth] = part
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${above.join('')}`)
  })
}

async function contracts(production = false): Promise<Endpoint[]> {
  const domain = new URL('../../../packages/domain/src/', import.meta.url).pathname
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/contract(?:-[a-z-]+)?\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(4)
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ pathToFileURL(domain + file).href)),
  )
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'access' in value
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((contract) => (typeof contract === 'object' && contract ? Object.values(contract) : []))
    .filter(isEndpoint)
    .filter((endpoint) => !production || !endpoint.localOnly)
}

describe('what is promised is what is served', () => {
  test('every call of every contract of the domain is served, once, and nothing else is', async () => {
    const promised = (await contracts()).map(nameOf).toSorted()
    expect(new Set(promised).size).toBe(promised.length)
    expect(servedNames()).toEqual(promised)
  })

  test('every answer has a serialiser, which a server compiles at the first call only', () => {
    for (const { method, path: url, answer } of served())
      if (typeof answer !== 'string')
        expect(serialiserOf({ schema: answerSchemaOf(answer), method, url })).toBeTypeOf('function')
  })

  test('every route of the server is in a contract; beside them only figures and the local world', () => {
    const routes = routesOf(story.app.server.http.printRoutes())
    const names = servedNames()
    const contractRoutes = new Set(
      served().flatMap(({ method, path }) => [`${method} ${path}`, ...(method === 'GET' ? [`HEAD ${path}`] : [])]),
    )
    expect(routes.filter((route) => names.includes(route)).toSorted()).toEqual(names)
    const otherPaths = new Set(
      routes.filter((route) => !contractRoutes.has(route)).map((route) => route.replace(/^\w+ /, '')),
    )
    expect([...otherPaths].toSorted()).toEqual([
      '/local/identity/*',
      '/local/identity/choose/:uid',
      '/local/payments/pay/:id',
      '/local/payments/v1/balance',
      '/local/payments/v1/checkout/sessions',
      '/local/payments/v1/checkout/sessions/:id',
      '/local/payments/v1/checkout/sessions/:id/expire',
      '/local/payments/v1/refunds',
      '/metrics',
    ])
  })

  test('the OpenAPI document holds the same calls, with an answer and the refusals of each', async () => {
    const { body } = await story.person().send('GET', '/api/openapi.json')
    const described = Object.entries<Record<string, { responses: object }>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(
      served()
        .map(({ method, path }) => `${method} ${openapiPath(path)}`)
        .toSorted(),
    )
    const headersOnly = { redirect: 302, empty: 204 } as const
    for (const endpoint of served()) {
      const { answer, status = 200 } = endpoint
      const { responses } = body.paths[openapiPath(endpoint.path)][endpoint.method.toLowerCase()]
      const expected = [
        answer === 'redirect' || answer === 'empty' ? headersOnly[answer] : status,
        ...(endpoint.access === 'anyone' ? [] : [401, 403]),
        ...(endpoint.body ? [400, 422] : []),
        ...(endpoint.upload ? [400, 413, 415, 422] : []),
        ...(endpoint.limit ? [429] : []),
        ...(endpoint.refusals ?? []).map(({ status }) => status),
      ]
      expect(Object.keys(responses), nameOf(endpoint)).toEqual(expect.arrayContaining(expected.map(String)))
    }
  })

  test('in production the local world is neither served nor described', async () => {
    const settings = {
      NODE_ENV: 'production',
      ALLOW_LOCAL_DRIVERS: 'database,mail,sms,identity,payments,storage,seller',
      PUBLIC_URL: 'https://fareeq.example',
    }
    const production = await openStory({ settings })
    try {
      expect(production.app.server.served.map(nameOf).toSorted()).toEqual(
        (await contracts(true)).map(nameOf).toSorted(),
      )
      expect(await production.person().send('GET', '/api/local/outbox')).toMatchObject({ status: 404 })
      expect(await production.person().send('GET', '/local/outbox')).toMatchObject({ status: 404 })
    } finally {
      await production.close()
    }
  })
})

describe('every call, by every kind of person (S4)', () => {
  type Kind = 'visitor' | 'talent' | 'client' | 'staff'
  const MAY: Record<Access, readonly Kind[]> = {
    anyone: ['visitor', 'talent', 'client', 'staff'],
    user: ['talent', 'client'],
    talent: ['talent'],
    client: ['client'],
    staff: ['staff'],
  }
  const WHO: Record<Kind, Who> = {
    visitor: { kind: 'visitor' },
    talent: { kind: 'talent' },
    client: { kind: 'client', role: 'owner' },
    staff: { kind: 'staff', roles: ['admin'] },
  }
  const REFUSED = {
    visitor: [
      401,
      {
        en: refusalBody('Unauthenticated', 'Unauthenticated'),
        ar: refusalBody('Unauthenticated', 'يلزم تسجيل الدخول'),
      },
    ],
    other: [
      403,
      {
        en: refusalBody('not_authorized', 'You are not authorized for this request.'),
        ar: refusalBody('not_authorized', 'لا تملك صلاحية هذا الطلب.'),
      },
    ],
  } as const

  type Walker = { name: string; kind: Kind; person: () => Promise<Person> }
  const walkers: Walker[] = []
  beforeAll(async () => {
    await story.reset()
    const { db, now } = story
    const session = async (owner: { userId: string } | { staffId: string }) =>
      story.person({ token: await openSession(db, owner, 'a walk', now()) })
    walkers.push({ name: 'a visitor', kind: 'visitor', person: async () => story.person() })
    const talent = { userId: (await story.talent()).user.id }
    walkers.push({ name: 'a talent', kind: 'talent', person: () => session(talent) })
    const client = { userId: (await story.client()).user.id }
    walkers.push({ name: 'a client', kind: 'client', person: () => session(client) })
    await story.staff()
    const { id } = await db.one<{ id: string }>(sql`select id from staff`)
    walkers.push({ name: 'staff', kind: 'staff', person: () => session({ staffId: id }) })
  })
  beforeEach(() => story.advance(MINUTE))

  /** An empty body, and a plausible one. */
  function inputs(endpoint: Endpoint) {
    const sample = (schema: Endpoint['body']) => fc.sample(plausible(schema), { numRuns: 1, seed: 7 })[0]
    const params = sample(endpoint.params) as object
    return [{ params }, { params, query: sample(endpoint.query), body: sample(endpoint.body) }]
  }

  const isAllowed = (endpoint: Endpoint, kind: Kind) =>
    MAY[endpoint.access].includes(kind) && (!endpoint.may || may(WHO[kind], endpoint.may))

  test('whoever is not allowed is refused in words', async () => {
    // One session for all calls: what is refused ends none.
    const callers = await Promise.all(walkers.map(async (one) => ({ ...one, caller: await one.person() })))
    let refusals = 0
    for (const [at, endpoint] of served().entries()) {
      // A refusal comes before the input is read: one is enough, in the languages by turns.
      const [lang, input] = [at % 2 === 0 ? ('ar' as const) : ('en' as const), inputs(endpoint)[at % 2]!]
      for (const { name, kind, caller } of callers.filter((one) => !isAllowed(endpoint, one.kind))) {
        const { status, body } = await request(Object.assign(caller, { lang }), endpoint, input)
        const [expected, bodies] = REFUSED[kind === 'visitor' ? 'visitor' : 'other']
        expect([status, body], `${nameOf(endpoint)} by ${name}`).toEqual([expected, bodies[lang]])
        refusals++
      }
    }
    expect(refusals).toBeGreaterThan(20)
  }, 60_000)

  test('whoever is allowed never meets that refusal nor a fault', async () => {
    for (const endpoint of served()) {
      // A plausible input of what a row of the permission matrix restricts is sent by everybody in app-permissions.test.ts.
      const isInMatrix = endpoint.may && endpoint.access !== 'anyone' && endpoint.answer !== 'stream'
      const all = [...inputs(endpoint).entries()].slice(0, isInMatrix ? 1 : 2)
      for (const { name, person } of walkers.filter((one) => isAllowed(endpoint, one.kind))) {
        story.advance(10_000)
        for (const [n, input] of all) {
          const walker = Object.assign(await person(), { lang: n === 0 ? 'ar' : 'en' })
          const { status, body } = await request(walker, endpoint, input)
          const what = `${nameOf(endpoint)} by ${name}: ${JSON.stringify(body).slice(0, 300)}`
          // Public token endpoints have their own refusal (D-12).
          if (!(endpoint.access === 'anyone' && endpoint.refusals?.some((refusal) => refusal.status === status)))
            expect([401, 403], what).not.toContain(status)
          expect(status, what).toBeLessThan(500)
        }
      }
    }
  }, 120_000)
})

test('stopping in the middle of thirty sign-ups answers each of them, and keeps what it said yes to (S12)', async () => {
  await story.reset()
  const node = await openStory()
  const forms = Array.from({ length: 30 }, () => talentForm())
  const calls = forms.map((body) => node.person().call(signUpContract.register, { body }))
  await Promise.race(calls)
  await node.close()
  const answers = await Promise.all(calls)
  expect(answers.map(({ status }) => status)).toEqual(forms.map(() => 201))
  expect(await story.db.rows(sql`select 1 from users`)).toHaveLength(30)
  expect(await story.db.rows(sql`select 1 from messages where status <> 'failed'`)).toHaveLength(30)
})

/** A stream is aborted as soon as it has begun. */
async function request(person: Person, endpoint: Endpoint, input: object) {
  if (endpoint.answer !== 'stream') return person.call(endpoint, input)
  const headers = { 'accept-language': person.lang, ...(person.token && { authorization: `Bearer ${person.token}` }) }
  const response = await fetch(story.origin + endpoint.path, { method: endpoint.method, headers })
  if (response.ok) await response.body?.cancel()
  return { status: response.status, body: response.ok ? null : await response.json() }
}
