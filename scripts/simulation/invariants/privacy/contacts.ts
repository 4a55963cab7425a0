import type { Invariant } from '../../engine/watch.ts'
import type { Talent, World } from '../../engine/world.ts'

/** Companies that have signed with them may reach them. */
const mayReach = (world: World, company: string, talent: Talent): boolean =>
  Object.values(world.deals).some((deal) => deal.company === company && deal.talent === talent.key)

/** No answer and no mail to a company ever holds how to reach a talent before both have signed. */
export const contacts: Invariant = {
  name: 'privacy: contacts only after both have signed',
  hear({ expect, world, person }, { caller, call, text }) {
    if (caller.kind !== 'client') return
    for (const [, n] of text.matchAll(/talent(\d+)\.\d+@mail\.example/g)) {
      const talent = person(`t${n}`) as Talent
      expect(
        mayReach(world, caller.company, talent),
        () => `${call} told ${caller.company} the address of ${talent.key}`,
        caller.key,
        talent.key,
      )
    }
  },
  receive({ expect, world, person }, { id, text, subject }, reader) {
    if (reader?.kind !== 'client') return
    for (const [, n] of text.matchAll(/talent(\d+)\.\d+@mail\.example/g)) {
      const talent = person(`t${n}`) as Talent
      expect(
        mayReach(world, reader.company, talent),
        () => `mail ${id}, “${subject}”, told ${reader.company} the address of ${talent.key}`,
        reader.key,
        talent.key,
      )
    }
    expect(true, () => '')
  },
}
