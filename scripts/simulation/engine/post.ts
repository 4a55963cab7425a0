import { habitsFor } from '../actors/habits.ts'
import type { Mail } from '../server/mailbox.ts'
import { chanceOf } from './chance.ts'
import { HOUR, MINUTE, nextOfficeHour, nextWakingHour } from './days.ts'
import type { Stage } from './scene.ts'
import { type Actor, linksIn } from './world.ts'

/** Brings mails to their readers, who do something about them when they come to it. */
export function createPost(stage: Stage) {
  const { world, agenda, people } = stage
  const byAddress = new Map<string, Actor>()
  /** Who means to do what already: a second mail about the same makes nobody do it twice. */
  const pending = new Set<string>()

  return {
    register(actor: Actor) {
      byAddress.set(actor.email, actor)
    },
    ownerOf: (address: string) => byAddress.get(address),
    deliver(mails: readonly Mail[], now: number) {
      for (const mail of mails) {
        world.mails++
        const reader = byAddress.get(mail.to)
        if (!reader || ('state' in reader && reader.state === 'gone')) continue
        for (const habit of habitsFor(reader.kind, linksIn(mail))) {
          const key = `${reader.key} ${habit.name}`
          if (pending.has(key)) continue
          const at = readingTime(reader, mail, now)
          if (at === undefined) continue
          pending.add(key)
          agenda.add({ at, actor: reader.key, habit: habit.name })
        }
      }
    },
    /** It is done: the next mail counts again. */
    settle: (actor: string, habit: string) => void pending.delete(`${actor} ${habit}`),
    restore() {
      for (const actor of people.values()) byAddress.set(actor.email, actor)
    },
  }

  function readingTime(reader: Actor, mail: Mail, now: number): number | undefined {
    // Not its id, which is another one in each run.
    const chance = chanceOf(world.options.seed, reader.key, mail.subject ?? '', now)
    if (reader.kind === 'talent') {
      if (!reader.answers && chance.happens(0.7)) return undefined
      return nextWakingHour(now + chance.around(reader.hours) * HOUR, reader.zone)
    }
    return nextOfficeHour(now + chance.around(5) * HOUR + MINUTE)
  }
}
