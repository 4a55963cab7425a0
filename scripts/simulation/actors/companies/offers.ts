import { clientOffersCalls } from '@fareeq/domain/offers/calls.ts'
import { clientPartiesCalls } from '@fareeq/domain/parties/calls.ts'
import { addDays, dayOf } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { companyOfClient } from './company.ts'

/** Who the company is by law, said once. */
export async function stateParty(scene: Scene<Client>): Promise<void> {
  const { call, me } = scene
  const { data } = await call(clientPartiesCalls.read)
  if (data) return
  const company = companyOfClient(scene)
  const n = Number(company.key.slice(1))
  await call(clientPartiesCalls.save, {
    body: {
      legal_name: `${company.name} LLC`,
      registration_number: `10${String(n).padStart(8, '0')}`,
      ...(company.country === 'SA' && { tax_number: `3${String(n).padStart(13, '0')}3` }),
      country: company.country,
      address: 'King Fahd Road 12',
      signatory_name: `${me.first_name} ${me.last_name}`,
      signatory_capacity: 'General manager',
    },
  })
}

/** An offer in the company's own words, with the pay that the talent has shown. */
export const makeOffer: Habit<Client> = {
  name: 'company.offer',
  async run(scene, data) {
    const { call, chance, now, count } = scene
    const { interview } = data as { interview: string }
    await tryTo(scene, 'offer.make', async () => {
      const { data: template } = await call(clientOffersCalls.template, { params: { id: interview } })
      await call(clientOffersCalls.make, {
        body: {
          interview_id: interview,
          role: template.role,
          duties: template.duties || 'Build and run what we described.',
          level: template.level,
          type: template.availability,
          availability: template.availability,
          hours: template.hours,
          start: addDays(dayOf(now), chance.between(5, 21)),
          months: chance.pick([1, 2, 3, 3, 6, 12]),
          salary_net: template.salary_net ?? 200_000,
          leave_days: template.leave_days,
          probation_days: template.probation_days,
          notice_days: 30,
        },
      })
      count('offer.made')
      await stateParty(scene)
    })
  },
}

/** Answers a talent who asks for other terms: often yes. */
export const offers: Habit<Client> = {
  name: 'company.offers',
  link: /^\/sq\/client\/offers/,
  async run(scene) {
    const { call, chance, count } = scene
    const { data } = await call(clientOffersCalls.list, {})
    for (const { id, state, version, terms, requested_changes, can_revise, can_keep } of data) {
      const params = { id }
      if (state === 'accepted') await tryTo(scene, 'party', () => stateParty(scene))
      if (state !== 'change_asked') continue
      await tryTo(scene, 'offer.answer', async () => {
        const change = requested_changes?.find(({ field }) => field === 'salary_net')
        if (can_revise && change && chance.happens(0.7)) {
          const { end: _, wht_rate: __, salary_gross: ___, notice_days, note: ____, city: _____, ...rest } = terms
          await call(clientOffersCalls.revise, {
            params,
            body: {
              ...rest,
              salary_net: Number(change.wanted) * 100,
              notice_days: notice_days as 30,
              expected_version: version,
              answer: 'Agreed.',
            },
          })
          return count('offer.revised')
        }
        if (!can_keep) return
        await call(clientOffersCalls.keep, {
          params,
          body: { expected_version: version, answer: 'This is what we have.' },
        })
        count('offer.kept')
      })
    }
  },
}
