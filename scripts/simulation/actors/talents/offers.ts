import { talentOffersCalls } from '@fareeq/domain/offers/calls.ts'
import { talentPartiesCalls } from '@fareeq/domain/parties/calls.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'

/** Reads an offer, asks for more at times, and mostly says yes. */
export const offers: Habit<Talent> = {
  name: 'talent.offers',
  link: /^\/sq\/talent\/offers/,
  async run(scene) {
    const { call, chance, count, me, did } = scene
    const { data } = await call(talentOffersCalls.list)
    for (const { id, waits_for_me, version, hash, terms, can_ask_change, can_accept } of data) {
      if (!waits_for_me) continue
      const params = { id }
      await tryTo(scene, 'offer', async () => {
        if (chance.happens(0.05)) {
          await call(talentOffersCalls.decline, { params, body: { reason: 'I found work nearer to my field.' } })
          return count('offer.declined')
        }
        if (can_ask_change && version === 1 && chance.happens(0.25)) {
          const salary = String(Math.round((terms.salary_net / 100) * 1.05))
          await call(talentOffersCalls.askChange, {
            params,
            body: {
              version,
              requested_changes: [{ field: 'salary_net', wanted: salary, why: 'I lead a small team now.' }],
            },
          })
          return count('offer.change_asked')
        }
        if (!can_accept) return
        await call(talentOffersCalls.accept, { params, body: { version, hash } })
        did('offer.accepted', id)
        count('offer.accepted')
        await call(talentPartiesCalls.save, {
          body: { legal_name: `${me.first_name} ${me.last_name}`, country: me.country, address: 'Street 12' },
        })
      })
    }
  },
}
