import { nominationsCalls } from '@fareeq/domain/nominations/calls.ts'
import type { Invariant } from '../../engine/watch.ts'
import type { Client } from '../../engine/world.ts'

const SAMPLE = 8

/** A company sees the pay of a nominated talent only after they have shown it for that very nomination. */
export const salaries: Invariant = {
  name: 'privacy: no salary before it is shown',
  async check({ world, by, expect, chance, person }) {
    const owners = world.companies.map(({ owner }) => person(owner) as Client).filter(({ token }) => token)
    for (const owner of chance.some(owners, SAMPLE)) {
      const { data } = await by(owner)(nominationsCalls.list, {})
      for (const { id, talent } of data) {
        const isShown = world.shown[id] !== undefined
        const pay = talent.salary && (talent.salary.full_time ?? talent.salary.part_time)
        expect(isShown || !pay, () => `nomination ${id} shows ${owner.company} ${pay} before the talent did`, owner.key)
      }
    }
  },
}
