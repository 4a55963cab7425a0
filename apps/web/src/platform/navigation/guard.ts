import type { Decision, Need, Redirect, Stay } from '@fareeq/domain/navigation/decision.ts'
import type { Profile, SessionFacts } from '@fareeq/domain/navigation/facts.ts'
import type { Navigation } from '@fareeq/domain/navigation/hrefs.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { decide } from '@fareeq/domain/navigation/rules.ts'
import { session } from '../session/session.ts'
import { storage } from '../session/storage.ts'
import { factLoaders } from './fact-loaders.ts'

/** Session facts that need no call. */
export type GuardedPerson = Omit<SessionFacts, 'checks'>

export type GuardDependencies = {
  person: () => GuardedPerson
  load: (need: Need, facts: SessionFacts, navigation: Navigation) => Promise<unknown>
  decide: (navigation: Navigation, facts: SessionFacts) => Decision
}

/** Loop guard: more rounds than facts means that an answer was not used. */
const MAX_FACT_QUERIES = 12

const lost: Redirect = { kind: 'redirect', to: pathTo('notFound'), rule: 'checkFailed' }

/** Decides, loads the missing fact, decides again. The session is read anew each time: a call may have ended it. */
export async function settle(navigation: Navigation, world: GuardDependencies): Promise<Stay | Redirect> {
  const checks: Record<string, unknown> = {}
  let profile: Profile | 'failed' | undefined
  for (let n = 0; n < MAX_FACT_QUERIES; n++) {
    const person = world.person()
    const facts: SessionFacts = {
      ...person,
      user: person.user && { ...person.user, profile },
      checks,
    }
    const decision = world.decide(navigation, facts)
    if (decision.kind !== 'need') return decision
    const answer = await world.load(decision, facts, navigation)
    if (decision.fact === 'profile') profile = answer as Profile | 'failed'
    else checks[decision.fact] = answer
  }
  return lost
}

const person = (): GuardedPerson => {
  const { token, user, step } = session.get()
  return {
    user: token && user ? { id: user.id, type: user.type, step, profile: undefined } : null,
    staff: storage.get('staff') !== undefined,
    oneStep: storage.get('oneStep') ?? false,
    pressedBack: storage.get('pressedBack') ?? false,
  }
}

const load = async ({ fact, about }: Need, { user }: SessionFacts): Promise<unknown> =>
  (await factLoaders())[fact]({ user, about })

export const browserWorld: GuardDependencies = { person, load, decide }

/**
 * One guard per router. A rule may redirect once per navigation; a second time means that two rules disagree, and "page not
 * found" is better than a redirect loop (D-114).
 */
export function createGuard(world: GuardDependencies = browserWorld) {
  const moved = new Set<string>()
  return async function guard(navigation: Navigation): Promise<Stay | Redirect> {
    const answer = await settle(navigation, world)
    if (answer.kind === 'stay') {
      moved.clear()
      return answer
    }
    const move = `${answer.rule} ${answer.to}`
    if (moved.has(move)) {
      moved.clear()
      return lost
    }
    moved.add(move)
    return answer
  }
}
