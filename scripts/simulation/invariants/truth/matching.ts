import { matchingCalls } from '@fareeq/domain/matching/calls.ts'
import type { Invariant } from '../../engine/watch.ts'
import type { Client, Talent } from '../../engine/world.ts'

/** How many a search finds is how many there are, by what everybody said of themselves. */
export const matching: Invariant = {
  name: 'truth: matching equals a scan',
  async check({ world, by, expect, chance, person: ofKey, memory }) {
    const owner = chance.pick(world.companies.map(({ owner: key }) => ofKey(key) as Client))
    if (!owner?.token) return
    const call = by(owner)
    const all = await call(matchingCalls.find, { query: {} }).catch(() => undefined)
    if (!all) return
    const live = world.people.filter(
      (person): person is Talent => person.kind === 'talent' && person.state === 'applied' && person.is_live === true,
    )
    const skill = chance.pick([...new Set(live.flatMap(({ skills }) => skills))].toSorted())
    const country = chance.pick([...new Set(live.map((talent) => talent.country))].toSorted())
    const searches = [
      { query: {}, count: live.length },
      { query: { 'skills[]': [skill] }, count: live.filter(({ skills }) => skills.includes(skill)).length },
      { query: { 'countries[]': [country] }, count: live.filter((talent) => talent.country === country).length },
    ]
    for (const { query, count } of searches) {
      const { meta } = await call(matchingCalls.find, { query })
      const words = JSON.stringify(query)
      expect(meta.total === count, () => `a search for ${words} finds ${meta.total}, and there are ${count}`, owner.key)
    }
    memory<{ last: number }>({ last: 0 }).last = live.length
  },
}
