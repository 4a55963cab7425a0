import { Readable } from 'node:stream'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { PROOF_MEDIA, PROOF_UPLOAD } from '@fareeq/domain/manual-entries/limits.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { DatabaseUnavailable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { deleteProof, insertProof, proofOf, unusedProofs } from './queries.ts'

const MAX_NAME_LENGTH = 200

/** Stored until an entry names it. */
export async function storeProof(
  { db, platform, viewer, now }: RequestContext<Staff>,
  { bytes, type, name }: UploadedFile,
) {
  const file = await platform.files.put(Readable.from([bytes]), { limit: PROOF_UPLOAD.maxBytes })
  const id = newId(now)
  const mediaType = PROOF_MEDIA[type as keyof typeof PROOF_MEDIA]
  try {
    await insertProof(db, { id, staffId: viewer.staffId, name: name.slice(-MAX_NAME_LENGTH), mediaType, file }, now)
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await platform.files.delete(file.key)
    throw error
  }
  return { data: { id } }
}

export async function openProof({ db, platform }: RequestContext<Staff>, id: string) {
  const file = await proofOf(db, id)
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, size: file.size, media_type: file.media_type, name: file.name }
}

/** Grace period: a form may be finished the next morning. */
const GRACE_PERIOD = DAY
const MAX_DELETED = 500

/** Garbage collection of documents that no entry names; failures are retried the next time. */
export async function sweepProofs({ db, platform: { files, log }, now }: ActionContext): Promise<number> {
  let swept = 0
  for (const { id, storage_key } of await unusedProofs(db, after(now, -GRACE_PERIOD), MAX_DELETED))
    try {
      await files.delete(storage_key)
      swept += await deleteProof(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'an unused document of an entry could not be deleted')
    }
  return swept
}
