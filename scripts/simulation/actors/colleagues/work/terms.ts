import { renewalsOpsCalls } from '@fareeq/domain/renewals/calls.ts'
import type { Work } from '../work-item.ts'

/** Operations approve most terms that somebody asks for, and say why where they do not. */
export const terms: Work = {
  kind: 'terms',
  async do({ call, chance, count }, { id }) {
    const params = { id }
    if (chance.happens(0.12)) {
      await call(renewalsOpsCalls.refuse, {
        params,
        body: { note: 'The raise is above what we can support this year.' },
      })
      return count('terms.refused')
    }
    await call(renewalsOpsCalls.approve, { params, body: {} })
    count('terms.approved')
  },
}
