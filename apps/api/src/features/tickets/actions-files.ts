import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { mustAnswer } from './actions.ts'
import { fileOfTicket, removeReplyFile, unusedFiles } from './queries-replies.ts'
import { lockTicket } from './queries.ts'

/** Of a ticket whose kind the caller answers. */
export async function openFile({ db, platform, viewer }: RequestContext<Staff>, ticketId: string, id: string) {
  const ticket = await lockTicket(db, mustAnswer(viewer), ticketId, { lock: false })
  const file = ticket && (await fileOfTicket(db, ticketId, id))
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, ...file }
}

const MAX_DELETED = 500

/** Garbage collection of files whose answer was erased; failures are retried the next time. */
export async function sweepFiles({ db, platform: { files, log } }: ActionContext): Promise<void> {
  for (const { id, storage_key } of await unusedFiles(db, MAX_DELETED))
    try {
      await files.delete(storage_key)
      await removeReplyFile(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'a file of an erased answer could not be deleted')
    }
}
