import type { Actor } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOpen } from '@fareeq/domain/interviews/states.ts'
import { lockSettled, moveInterview } from './actions-moves.ts'
import { openInterviewOf } from './queries.ts'

type Ending = { mover: 'client' | 'staff'; actor: Actor; now: Date }

/**
 * On giving up a nomination: ends its open interview first. The reason is stored with the nomination and not sent to the
 * talent.
 */
export async function endInterviewOf(db: Db, platform: Platform, nominationId: string, { mover, actor, now }: Ending) {
  const id = await openInterviewOf(db, nominationId)
  if (!id || !isOpen((await lockSettled(db, platform, id, now)).state)) return
  const end_reason = mover === 'client' ? 'client_canceled' : 'staff_canceled'
  const prepare = () => Promise.resolve({ columns: { end_reason } })
  await moveInterview(db, platform, id, { event: 'cancel', mover, actor, now, prepare, withoutNomination: true })
}
