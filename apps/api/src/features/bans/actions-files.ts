import { Readable } from 'node:stream'
import { banErrors } from '@fareeq/domain/bans/errors.ts'
import { BAN_FILE_MEDIA, BAN_FILE_UPLOAD } from '@fareeq/domain/bans/rules.ts'
import type { BanFile } from '@fareeq/domain/bans/schema.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { RequestContext, ActionContext } from '../../platform/context.ts'
import { type Db, DatabaseUnavailable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { scopeOf, visibleTo } from './actions.ts'
import { attachFiles, fileOfCase, insertBanFile, removeBanFile, unusedFiles } from './queries-files.ts'
import { caseById } from './queries.ts'

const MAX_NAME_LENGTH = 200

/** Stored until a report, a notice or an answer names it. */
export async function storeFile(
  { db, platform, viewer, now }: RequestContext<Member | Staff>,
  { bytes, type, name }: UploadedFile,
) {
  const file = await platform.files.put(Readable.from([bytes]), { limit: BAN_FILE_UPLOAD.maxBytes })
  const id = newId(now)
  const mediaType = BAN_FILE_MEDIA[type as keyof typeof BAN_FILE_MEDIA]
  const ownerId = viewer.kind === 'staff' ? viewer.staffId : viewer.userId
  try {
    await insertBanFile(db, { id, ownerId, name: name.slice(-MAX_NAME_LENGTH), mediaType, file }, now)
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await platform.files.delete(file.key)
    throw error
  }
  return { data: { id } }
}

export async function attach(db: Db, ownerId: string, caseId: string, side: BanFile['side'], files: readonly string[]) {
  const ids = [...new Set(files)]
  if (ids.length > 0 && (await attachFiles(db, { ownerId, caseId, side, ids })) !== ids.length)
    throw new Refusal(banErrors.ban_file_missing, { field: 'files' })
}

export async function openFile({ db, platform, viewer, lang }: RequestContext<Staff>, caseId: string, id: string) {
  const row = await caseById(db, scopeOf(viewer), lang, caseId)
  const isVisible = row && visibleTo(viewer, row).files.some((file) => file.id === id)
  const file = isVisible ? await fileOfCase(db, caseId, id) : undefined
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, ...file }
}

const GRACE_PERIOD = DAY
const MAX_DELETED = 500

/** Garbage collection of files that no case names; failures are retried the next time. */
export async function sweepFiles({ db, platform: { files, log }, now }: ActionContext): Promise<void> {
  for (const { id, storage_key } of await unusedFiles(db, after(now, -GRACE_PERIOD), MAX_DELETED))
    try {
      await files.delete(storage_key)
      await removeBanFile(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'an unused file of a report could not be deleted')
    }
}
