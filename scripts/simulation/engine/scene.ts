import { signIn } from '../actors/sign-in.ts'
import { CallRefusal, type Calls, type OwnCall } from '../server/calls.ts'
import type { Mailbox } from '../server/mailbox.ts'
import type { Agenda } from './agenda.ts'
import { type Chance, chanceOf } from './chance.ts'
import { dayOf } from './days.ts'
import type { Actor, Person, World } from './world.ts'

/** What an actor is given when they do something: who they are, what time it is, and a browser. */
export type Scene<Who extends Person = Actor> = {
  me: Who
  world: World
  now: number
  chance: Chance
  /** As this actor, signed in where they have been. */
  call: OwnCall
  calls: Calls
  mailbox: Mailbox
  /** Does something later: a habit by its name. */
  later(habit: string, delay: number, data?: unknown): void
  /** Somebody else does something: a company's other member, a friend. */
  ask(actor: string, habit: string, delay: number, data?: unknown): void
  person(key: string): Actor
  /** What the trail has to know from now on: an action as it names it, and whose it is. */
  did(action: string, subject: string): void
  /** For the report. */
  count(event: string, number?: number): void
}

/** One thing that actors of a kind do. A file for each; its name is unique. */
export type Habit<Who extends Person = Actor> = {
  name: string
  /** Mails with such a link make somebody do it when they read them. */
  link?: RegExp
  run(scene: Scene<Who>, data?: unknown): Promise<unknown>
}

export type Stage = {
  world: World
  agenda: Agenda
  calls: Calls
  mailbox: Mailbox
  people: Map<string, Actor>
}

/** As they are signed in; whose session is over signs in again and goes on. */
export function ownCall({ calls, mailbox }: Pick<Stage, 'calls' | 'mailbox'>, me: Actor): OwnCall {
  return async (endpoint, ...args) => {
    try {
      return await calls.call(me, endpoint, ...args)
    } catch (error) {
      if (!(error instanceof CallRefusal) || error.status !== 401) throw error
      await signIn({ calls, mailbox }, me)
      return calls.call(me, endpoint, ...args)
    }
  }
}

export function createScene(stage: Stage, me: Actor, now: number, habit: string): Scene {
  const { world, agenda, calls, mailbox, people } = stage
  const count = (event: string, number = 1) => {
    const counts = (world.counts[dayOf(now)] ??= {})
    counts[event] = (counts[event] ?? 0) + number
  }
  return {
    me,
    world,
    now,
    chance: chanceOf(world.options.seed, me.key, habit, now),
    call: ownCall(stage, me),
    calls,
    mailbox,
    later: (name, delay, data) => agenda.add({ at: now + delay, actor: me.key, habit: name, data }),
    ask: (actor, name, delay, data) => agenda.add({ at: now + delay, actor, habit: name, data }),
    person: (key) => people.get(key)!,
    did: (action, subject) => void world.deeds.push({ actor: me.key, by: me.id!, action, subject }),
    count,
  }
}
