import type { Decision } from '@fareeq/domain/navigation/decision.ts'
import type { SessionFacts } from '@fareeq/domain/navigation/facts.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { decide } from '@fareeq/domain/navigation/rules.ts'
import { expect, test, vi } from 'vitest'
import { createGuard, type GuardedPerson, settle, type GuardDependencies } from './guard.ts'

const visitor: GuardedPerson = { user: null, staff: false, oneStep: false, pressedBack: false }
const client = (step: number): GuardedPerson => ({ ...visitor, user: { id: 'c1', type: 2, step, profile: undefined } })

function world(
  person: GuardedPerson,
  answers: Record<string, unknown> = {},
  overrides: Partial<GuardDependencies> = {},
): GuardDependencies & { load: ReturnType<typeof vi.fn> } {
  const load = vi.fn(({ fact }: { fact: string }) =>
    Promise.resolve(fact in answers ? answers[fact] : fact === 'profile' ? { is_locked_for_salary_update: false } : 0),
  )
  return { person: () => person, decide, ...overrides, load: (overrides.load as typeof load | undefined) ?? load }
}

test('a fact is loaded only when a rule asks for it, once, and then decides', async () => {
  const nominated = world(client(6), { projects: 'loaded', nominations: 3 })
  expect(await settle(readHref('/sq/client/nomination'), nominated)).toEqual({ kind: 'stay', title: 'nomination' })
  expect(nominated.load.mock.calls.map(([need]) => need.fact)).toEqual(['profile', 'projects', 'nominations'])
  const none = world(client(6), { projects: 'loaded', nominations: 0 })
  expect(await settle(readHref('/sq/client/nomination'), none)).toMatchObject({
    kind: 'redirect',
    to: '/client-signup',
  })
})

test('a visitor costs no call at all', async () => {
  const out = world(visitor)
  expect(await settle(readHref('/home/client'), out)).toMatchObject({ kind: 'stay' })
  expect(await settle(readHref('/client/home'), out)).toMatchObject({ to: '/login?redirect=%2Fclient%2Fhome' })
  expect(out.load).not.toHaveBeenCalled()
})

test('a session that ends while a fact is loaded is noticed', async () => {
  let person = client(6)
  const ending = world(
    visitor,
    {},
    {
      person: () => person,
      load: () => {
        person = visitor
        return Promise.resolve('failed')
      },
    },
  )
  expect(await settle(readHref('/client/home'), ending)).toMatchObject({
    kind: 'redirect',
    to: '/login?redirect=%2Fclient%2Fhome',
  })
})

test('a check that fails leads to /404, not to a loop: X-017', async () => {
  const broken = world(client(6), { projects: 'loaded', counters: 'failed', anyRenewals: 'failed' })
  expect(await settle(readHref('/home/client'), broken)).toMatchObject({ to: '/404' })
  expect(await settle(readHref('/sq/client/contracts-renewal'), broken)).toMatchObject({ to: '/404' })
})

test('questions that never end are ended', async () => {
  const undecided = world(visitor, {}, { decide: (): Decision => ({ kind: 'need', fact: 'counters' }) })
  expect(await settle(readHref('/home/client'), undecided)).toMatchObject({ kind: 'redirect', to: '/404' })
  expect(undecided.load.mock.calls.length).toBeLessThan(20)
})

test('two rules that send a person to and fro are stopped at the second round', async () => {
  const toAndFro = (navigation: { pathname: string }, _: SessionFacts): Decision => ({
    kind: 'redirect',
    to: navigation.pathname === '/login' ? '/client/home' : '/login',
    rule: 'authPage',
  })
  const guard = createGuard(world(visitor, {}, { decide: toAndFro }))
  let at = '/login'
  const way: string[] = []
  while (at !== '/404' && way.length < 10) {
    const answer = await guard(readHref(at))
    at = answer.kind === 'redirect' ? answer.to : '/404'
    way.push(at)
  }
  expect(way).toEqual(['/client/home', '/login', '/404'])
})

test('coming to rest forgets the way, so the same redirect works again later', async () => {
  const guard = createGuard(world(visitor))
  for (let time = 0; time < 3; time++) {
    expect(await guard(readHref('/client/home'))).toMatchObject({ kind: 'redirect' })
    expect(await guard(readHref('/login'))).toMatchObject({ kind: 'stay' })
  }
})
