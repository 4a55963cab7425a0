import { contractsOpsCalls } from '@fareeq/domain/contracts/calls.ts'
import { offersOpsCalls } from '@fareeq/domain/offers/calls.ts'
import { addDays, dayOf } from '../../../engine/days.ts'
import type { Work } from '../work-item.ts'

/** Operations make the offer that a company does not make itself, and write the contract of one that was accepted. */
export const hire: Work = {
  kind: 'hire',
  async do({ call, chance, now, me, count }, { id }) {
    if (!me.roles.includes('operations')) return
    const { data } = await call(offersOpsCalls.hires)
    const row = data.find(({ interview_id }) => interview_id === id)
    if (!row) return
    if (!row.offer) {
      if (!chance.happens(0.6)) return
      const { data: template } = await call(offersOpsCalls.template, { params: { id } })
      const salary_net = template.salary_net ?? 200_000
      await call(offersOpsCalls.make, {
        body: {
          interview_id: id,
          role: template.role,
          duties: template.duties || 'Build and run what the request asks for.',
          level: template.level,
          type: template.availability,
          availability: template.availability,
          hours: template.hours,
          start: addDays(dayOf(now), chance.between(5, 21)),
          months: chance.pick([1, 2, 3, 3, 6, 12]),
          salary_net,
          fee: Math.round((salary_net * template.fee_percent) / 100),
          leave_days: template.leave_days,
          probation_days: template.probation_days,
          notice_days: 30,
        },
      })
      return count('offer.made')
    }
    const { offer } = row
    if (offer.state !== 'accepted' || offer.contract_id) return
    const { terms, fee } = offer
    const { type, availability, start, months, salary_net } = terms
    await call(contractsOpsCalls.prepare, {
      body: {
        interview_id: id,
        type,
        availability,
        start,
        months,
        salary_net,
        fee,
        notice_days: terms.notice_days as 30,
      },
    })
    count('contract.prepared')
  },
}
