import { workReviewsOpsCalls } from '@fareeq/domain/work-reviews/calls.ts'
import type { Work } from '../work-item.ts'

/** A reference is read before the talent does. */
export const reference: Work = {
  kind: 'reference',
  async do({ call, chance, count }, { id }) {
    const params = { id }
    if (chance.happens(0.1))
      await call(workReviewsOpsCalls.remove, { params, body: { reason: 'It names somebody else.' } })
    else await call(workReviewsOpsCalls.release, { params })
    count('reference.read')
  },
}
