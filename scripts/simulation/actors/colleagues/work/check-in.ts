import { checkInsOpsCalls } from '@fareeq/domain/check-ins/calls.ts'
import type { Work } from '../work-item.ts'

/** The account manager speaks to a side for whom it is not going well. */
export const checkIn: Work = {
  kind: 'check_in',
  async do({ call, count }, { id }) {
    await call(checkInsOpsCalls.handle, {
      params: { id },
      body: { note: 'Spoke to them; hours and tasks are agreed anew.' },
    })
    count('check_in.handled')
  },
}
