import { messagesCalls } from '@fareeq/domain/notifications/calls.ts'
import type { Work } from '../work-item.ts'

/** A message that was given up is sent once more, or set aside. */
export const message: Work = {
  kind: 'message',
  async do({ call, chance, count }, { id }) {
    if (chance.happens(0.7)) await call(messagesCalls.retry, { params: { id } })
    else await call(messagesCalls.dismiss, { params: { id }, body: { reason: 'The address is gone.' } })
    count('message.dealt_with')
  },
}
