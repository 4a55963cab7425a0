import { interviewsTalentCalls } from '@fareeq/domain/interviews/calls.ts'
import { HOUR } from '../../engine/days.ts'
import type { Invariant } from '../../engine/watch.ts'
import type { Talent } from '../../engine/world.ts'

const SAMPLE = 10

/** Two people who agreed on an hour are never in another meeting at it, and after it they are asked how it was. */
export const agreedHours: Invariant = {
  name: 'promises: nobody is in two interviews at once',
  async check({ world, by, chance, expect, now }) {
    const talents = world.people.filter(
      (person): person is Talent =>
        person.kind === 'talent' && person.state === 'applied' && person.token !== undefined,
    )
    for (const talent of chance.some(talents, SAMPLE)) {
      const { data } = await by(talent)(interviewsTalentCalls.list, { query: { list: 'open' } })
      const spans = data
        .filter(({ state, start }) => state === 'interview_scheduled' && start !== null)
        .map(({ id, start, end }) => ({ id, start: Date.parse(start!), end: Date.parse(end!) }))
        .toSorted((a, b) => a.start - b.start)
      for (const [index, { id, start }] of spans.entries()) {
        const former = spans[index - 1]
        expect(
          !former || former.end <= start,
          () => `${talent.key} agreed on ${former!.id} and ${id} at one time`,
          talent.key,
        )
        expect(start > now - 14 * HOUR, () => `interview ${id} of ${talent.key} is over, and still ahead`, talent.key)
      }
    }
  },
}
