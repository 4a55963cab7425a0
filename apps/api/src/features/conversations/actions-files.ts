import { Readable } from 'node:stream'
import { MESSAGE_FILES } from '@fareeq/domain/conversations/limits.ts'
import { kindsFor } from '@fareeq/domain/conversations/rules.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { DatabaseUnavailable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import { headerLine } from '../../platform/messages/message.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { aboutFor } from './queries-contexts.ts'
import { fileOf, insertUpload, removeFile, unusedFiles } from './queries-files.ts'

const MAX_NAME_LENGTH = 200

/** Stored until a message names it. */
export async function storeFile(
  { db, platform, viewer, now }: RequestContext<Member | Staff>,
  about: string,
  { bytes, type, name: sentAs }: UploadedFile,
) {
  if (!(await aboutFor(db, viewer, kindsFor(viewer), about))) throw new Refusal(platformErrors.not_found)
  const file = await platform.files.put(Readable.from([bytes]), { limit: MESSAGE_FILES.maxBytes })
  const [id, name] = [newId(now), headerLine(sentAs).slice(-MAX_NAME_LENGTH) || 'file']
  const mediaType = MESSAGE_FILES.media[type as keyof typeof MESSAGE_FILES.media]
  const ownerId = viewer.kind === 'staff' ? viewer.staffId : viewer.userId
  try {
    await insertUpload(db, { id, ownerId, name, mediaType, file }, now)
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await platform.files.delete(file.key)
    throw error
  }
  return { data: { id, name, size: file.size } }
}

/** For all who take part. */
export async function openFile({ db, platform, viewer }: RequestContext<Member | Staff>, about: string, id: string) {
  const context = await aboutFor(db, viewer, kindsFor(viewer), about)
  const file = context && (await fileOf(db, viewer, about, id))
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, ...file }
}

const GRACE_PERIOD = DAY
const MAX_DELETED = 500

/** Garbage collection of files without a message; failures are retried the next time. */
export async function sweepFiles({ db, platform: { files, log }, now }: ActionContext): Promise<void> {
  for (const { id, storage_key } of await unusedFiles(db, after(now, -GRACE_PERIOD), MAX_DELETED))
    try {
      await files.delete(storage_key)
      await removeFile(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'a file of no message could not be deleted')
    }
}
