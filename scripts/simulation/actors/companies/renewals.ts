import { clientRenewalsCalls } from '@fareeq/domain/renewals/calls.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'

/** Goes on with most, on the same terms or others. */
export const renewals: Habit<Client> = {
  name: 'company.renewals',
  link: /^\/sq\/client\/contracts-renewal/,
  async run(scene) {
    const { call, chance, count } = scene
    const { data } = await call(clientRenewalsCalls.list, {})
    for (const {
      id,
      waits_for_me,
      state,
      current,
      has_open_terms,
      asks_fee,
      offered_fee,
      offered,
      is_proposal,
    } of data) {
      if (!waits_for_me || state !== 'need_renewal') continue
      const params = { id }
      await tryTo(scene, 'renewal.client', async () => {
        if (has_open_terms && asks_fee && offered_fee !== null) {
          await call(clientRenewalsCalls.acceptFee, { params, body: { fee: offered_fee } })
          return count('renewal.fee_accepted')
        }
        if (has_open_terms && is_proposal && offered) {
          await call(clientRenewalsCalls.acceptTerms, {
            params,
            body: { months: offered.months, salary_gross: offered.salary_gross },
          })
          return count('renewal.terms_accepted')
        }
        const mood = chance.next()
        if (mood < 0.06) {
          await call(clientRenewalsCalls.reject, { body: { ids: [id], reason: 'The project is over.' } })
          return count('renewal.rejected_by_client')
        }
        if (mood < 0.2) {
          await call(clientRenewalsCalls.changeTerms, {
            params,
            body: {
              type: current.type,
              duration: current.months,
              availability: current.availability,
              raise: { yes: true, price: 150 },
              note: 'They have grown.',
            },
          })
          return count('renewal.terms_changed')
        }
        await call(clientRenewalsCalls.renew, { body: { ids: [id], duration: chance.pick([3, 6, 12]) } })
        count('renewal.offered')
      })
    }
  },
}
