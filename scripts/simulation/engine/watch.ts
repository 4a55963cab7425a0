import type { Calls, OwnCall } from '../server/calls.ts'
import type { Mail, Mailbox } from '../server/mailbox.ts'
import { type Chance, chanceOf } from './chance.ts'
import { dayOf } from './days.ts'
import { ownCall } from './scene.ts'
import type { Actor, Colleague, World } from './world.ts'

/** A rule that was broken: what, when, and how to see it again. */
export type Violation = { invariant: string; day: string; what: string; actors: readonly string[] }

/** What an invariant is given to look around with: the same calls as everybody, and what it remembers. */
export type Watch = {
  world: World
  now: number
  day: string
  chance: Chance
  /** As a colleague who may read everything, and does nothing. */
  office: OwnCall
  by(actor: Actor): OwnCall
  person(key: string): Actor | undefined
  /** Plain data that it keeps between two days. */
  memory<Memory extends object>(initial: Memory): Memory
  expect(holds: boolean, what: () => string, ...actors: readonly (string | undefined)[]): void
}

/** What has to be true, whatever anybody did. A file for each. */
export type Invariant = {
  name: string
  /** After each day; `isLast` when nobody does anything any more. */
  check?(watch: Watch, isLast: boolean): Promise<unknown>
  /** Each message that anybody is sent. */
  receive?(watch: Watch, mail: Mail, reader: Actor | undefined): void
  /** Each answer that a company or a talent was given. */
  hear?(watch: Watch, answer: { caller: Actor; call: string; text: string }): void
}

export const AUDITOR = 's99'
export const MAX_VIOLATIONS = 200

type Parts = { world: World; calls: Calls; mailbox: Mailbox; people: ReadonlyMap<string, Actor> }

export function createWatches({ world, calls, mailbox, people }: Parts, onViolation: (violation: Violation) => void) {
  const door = { world, calls, mailbox }
  return (invariant: Invariant, now: number): Watch => {
    const day = dayOf(now)
    const checks = (world.checks[invariant.name] ??= { checked: 0, broken: 0 })
    return {
      world,
      now,
      day,
      chance: chanceOf(world.options.seed, invariant.name, day),
      office: (endpoint, ...args) => ownCall(door, auditorOf(world))(endpoint, ...args),
      by: (actor) => ownCall(door, actor),
      person: (key) => people.get(key),
      memory: <Memory extends object>(initial: Memory) => (world.memory[invariant.name] ??= initial) as Memory,
      expect(holds, what, ...actors) {
        checks.checked++
        if (holds) return
        checks.broken++
        const keys = actors.filter((actor) => actor !== undefined)
        if (checks.broken <= MAX_VIOLATIONS) onViolation({ invariant: invariant.name, day, what: what(), actors: keys })
      },
    }
  }
}

function auditorOf(world: World): Colleague {
  const auditor = world.people.find(
    (person): person is Colleague => person.kind === 'colleague' && person.key === AUDITOR,
  )
  if (!auditor) throw new Error('Nobody of the office may read everything')
  return auditor
}
