import { staffCalls } from '@fareeq/domain/staff/calls.ts'
import { rowsOf } from '../../engine/pages.ts'
import type { Invariant } from '../../engine/watch.ts'

/** The trail holds every change that a colleague made, and names who made it. */
export const trail: Invariant = {
  name: 'truth: the trail holds every change and who made it',
  async check({ office, world, expect, day, memory }) {
    const deeds = world.deeds.splice(0)
    const since = memory<{ day: string }>({ day })
    const entries = await rowsOf((cursor) =>
      office(staffCalls.audit, { query: { from: since.day, limit: 100, ...(cursor && { cursor }) } }),
    )
    since.day = day
    const changes = new Set(entries.map(({ actor_id, subject_id, action }) => `${actor_id} ${action} ${subject_id}`))
    for (const { actor, by, action, subject } of deeds)
      expect(
        changes.has(`${by} ${action} ${subject}`),
        () => `${actor} did ${action} to ${subject}, and the trail does not know`,
        actor,
      )
  },
}
