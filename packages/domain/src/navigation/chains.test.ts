import { expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { ROUTE_PARAMS } from '../testing/route-params.ts'
import type { Decision, RuleName } from './decision.ts'
import { VISITOR } from './facts.ts'
import type { Checks, FactName, SessionFacts } from './facts.ts'
import { readHref } from './hrefs.ts'
import { ROUTE_IDS, matchPath, pathTo } from './paths.ts'
import { decide } from './rules.ts'

/** Exhaustive: every address × every kind of person × every flag × every result of a check, even a new one at each hop. */

const MAX_HOPS = 3

const HREFS = [
  ...ROUTE_IDS.map((id) => pathTo(id, ROUTE_PARAMS)),
  '/nowhere',
  '//',
  '/home/partner',
  '/unsubscribe/8',
  '/signUp?type=1&campaign=x',
  '/signUp?type=9',
  '/sq/client/feedback-form?action=accepted&selection=5',
  '/sq/client/feedback-form?action=no',
  '/sq/client/nomination?ref=1',
  '/sq/talent/choose-interview-slot/7?token=t1',
  '/talent/home?verifyURL=%2Fsettings',
  '/404?nomination=expired',
]

const STEPS = [undefined, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const BOTH = [false, true]
const PEOPLE: SessionFacts['user'][] = [
  null,
  ...[TALENT, CLIENT, 3].flatMap((type) => STEPS.map((step) => ({ id: '7', type, step, profile: undefined }))),
]
const SESSIONS: SessionFacts[] = PEOPLE.flatMap((user) =>
  BOTH.flatMap((oneStep) =>
    BOTH.flatMap((pressedBack) => BOTH.map((staff) => ({ ...VISITOR, user, oneStep, pressedBack, staff }))),
  ),
)

const PROFILES = [{ is_locked_for_salary_update: false }, { is_locked_for_salary_update: true }, 'failed'] as const
const REFUSED = { status: 403, message: 'You are not authorized for this request.' }
const ANSWERS = {
  projects: ['loaded', 'failed'],
  counters: ['loaded', 'failed'],
  renewals: [0, 1, 'failed'],
  anyRenewals: [0, 1, 'failed'],
  interviewRequests: [0, 1, 'failed'],
  interviews: [0, 1, 'failed'],
  nominations: [0, 1, 'failed'],
  subscribe: ['done', 'failed'],
  sharedView: ['shown', REFUSED, { status: 500, message: '' }],
} satisfies Record<keyof Checks, readonly unknown[]>

/** The facts after each possible answer to one need. */
function answered(facts: SessionFacts, fact: FactName): SessionFacts[] {
  if (fact !== 'profile')
    return ANSWERS[fact].map((answer) => ({ ...facts, checks: { ...facts.checks, [fact]: answer } }))
  const { user } = facts
  return user ? PROFILES.map((profile) => ({ ...facts, user: { ...user, profile } })) : []
}

type End = { facts: SessionFacts; decision: Exclude<Decision, { kind: 'need' }> }

/** All outcomes of one navigation. Needing the same fact twice would loop, so it throws. */
function ends(href: string, facts: SessionFacts, answeredFacts: FactName[] = []): End[] {
  const decision = decide(readHref(href), facts)
  if (decision.kind !== 'need') return [{ facts, decision }]
  if (answeredFacts.includes(decision.fact)) throw new Error(`${href} asks again for ${decision.fact}`)
  return answered(facts, decision.fact).flatMap((next) => ends(href, next, [...answeredFacts, decision.fact]))
}

/** The longest chain of redirects from here, with new facts at each hop. */
function hops(href: string, facts: SessionFacts, rules: RuleName[] = []): number {
  const lengths = ends(href, facts).map(({ facts: answeredFacts, decision }) => {
    if (decision.kind === 'stay') return 0
    if (!matchPath(readHref(decision.to).pathname)) throw new Error(`${href} leads to the unknown ${decision.to}`)
    if (rules.includes(decision.rule)) throw new Error(`${decision.rule} fires twice on the way to ${decision.to}`)
    return 1 + hops(decision.to, { ...answeredFacts, checks: {} }, [...rules, decision.rule])
  })
  return Math.max(...lengths)
}

test.each(HREFS)('whoever goes to %s, and whatever the checks say, soon stays somewhere we know', (href) => {
  for (const session of SESSIONS) expect(hops(href, session)).toBeLessThanOrEqual(MAX_HOPS)
})

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

test('the same question has the same answer, and asking changes nothing', () => {
  for (const href of HREFS)
    for (const session of SESSIONS) {
      const navigation = frozen(readHref(href))
      const facts = frozen(structuredClone(session))
      expect(decide(navigation, facts)).toEqual(decide(navigation, facts))
    }
})
