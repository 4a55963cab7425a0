import { companyOf, talentOf } from '../people/people.ts'
import { chanceOf } from './chance.ts'
import { DAY, HOUR } from './days.ts'
import type { Stage } from './scene.ts'

/** Everybody who will ever come, and when: most in the first weeks, the others over the whole time. */
export function populate({ world, people, agenda }: Stage): void {
  const { seed, talents, companies, days, hires } = world.options
  for (let n = 0; n < talents; n++) {
    const talent = talentOf(seed, n, world.now)
    const chance = chanceOf(seed, 'arrival', talent.key)
    const share = chance.happens(0.6) ? chance.next() * 0.2 : chance.next()
    people.set(talent.key, talent)
    world.people.push(talent)
    agenda.add({ at: world.now + DAY + share * Math.max(0, days - 2) * DAY, actor: talent.key, habit: 'talent.apply' })
  }
  for (let n = 0; n < companies; n++) {
    const chance = chanceOf(seed, 'founding', n)
    const seats = Math.floor(hires / companies) + (chance.happens((hires % companies) / companies) ? 1 : 0)
    const { company, owner } = companyOf(seed, n, seats)
    world.companies.push(company)
    people.set(owner.key, owner)
    world.people.push(owner)
    const at = world.now + 2 * DAY + chance.next() ** 1.5 * days * 0.6 * DAY + 10 * HOUR
    agenda.add({ at, actor: owner.key, habit: 'company.sign_up' })
  }
}
