import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { aboutFor } from './queries-contexts.ts'
import { fileOf, removeFile, unusedFiles } from './queries-files.ts'

/** For all who take part. */
export async function openFile({ db, platform, viewer }: RequestContext<Member | Staff>, about: string, id: string) {
  const context = await aboutFor(db, viewer, kindsFor(viewer), about)
  const file = context && (await fileOf(db, viewer, about, id))
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, ...file }
}

const MAX_DELETED = 500

/** Garbage collection of files whose message was erased; failures are retried the next time. */
export async function sweepFiles({ db, platform: { files, log } }: ActionContext): Promise<void> {
  for (const { id, storage_key } of await unusedFiles(db, MAX_DELETED))
    try {
      await files.delete(storage_key)
      await removeFile(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'a file of an erased message could not be deleted')
    }
}
