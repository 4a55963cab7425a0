import { Readable } from 'node:stream'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { VIDEO_BYTES, VIDEO_TYPES } from '@fareeq/domain/assessments/limits.ts'
import { VIDEO_MEDIA_TYPES, isVideoTooLong } from '@fareeq/domain/assessments/taking/rules-videos.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { probe } from '../../../engines/media-probe/probe.ts'
import type { ActionContext } from '../../../platform/context.ts'
import { DatabaseUnavailable, type Db } from '../../../platform/db/database.ts'
import { typeOf } from '../../../platform/files/sniff.ts'
import { type UploadRow, deletePendingTake, hasArrived, saveArrived } from '../queries-videos.ts'

/** Deduplicates concurrent completions on this node: the last chunk and a state request may both find the upload complete. */
const finishing = new Map<string, Promise<void>>()

export function finishTake(ctx: ActionContext, upload: UploadRow): Promise<void> {
  const under = finishing.get(upload.id)
  if (under) return under
  const finished = finish(ctx, upload).finally(() => finishing.delete(upload.id))
  finishing.set(upload.id, finished)
  return finished
}

/**
 * Content sniffing, then storage with a checksum. What is refused uses up no take. By the database of the platform, because
 * several calls may wait for it: it belongs to the transaction of none.
 */
async function finish({ platform, now }: ActionContext, { id, attempt }: UploadRow): Promise<void> {
  const { db, files, policies, uploads } = platform
  const bytes = await uploads.read(id)
  if (!bytes) return mustHaveArrived(db, id)
  const media = await checkVideo(bytes, policies.at(attempt.started_at ?? now).assessment_video_seconds)
  if (media instanceof Refusal) {
    await deletePendingTake(db, id)
    await uploads.remove(id)
    throw media
  }
  const file = await files.put(Readable.from([bytes]), { limit: VIDEO_BYTES })
  const arrived = { id, ownerId: attempt.user_id, ...media, file }
  const isSaved = await db
    .transaction((db) => saveArrived(db, arrived, now))
    .catch(async (error: unknown) => {
      const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
      if (!isCommitted) await files.delete(file.key)
      throw error
    })
  if (!isSaved) {
    await files.delete(file.key)
    return mustHaveArrived(db, id)
  }
  await uploads.remove(id)
}

/** Another node was first; or the take was replaced, or its account closed. */
async function mustHaveArrived(db: Db, id: string): Promise<void> {
  if (!(await hasArrived(db, id))) throw new Refusal(platformErrors.not_found)
}

/** Bytes that the type detection reads. */
const HEAD = 4100

async function checkVideo(bytes: Buffer, max: number): Promise<{ seconds: number; mediaType: string } | Refusal> {
  const media = probe(bytes)
  const name = await typeOf(bytes.subarray(0, HEAD), '')
  const type = VIDEO_TYPES.find((videoType) => videoType === name)
  if (!media?.hasVideo || !type) return new Refusal(assessmentErrors.video_unreadable)
  if (isVideoTooLong(media.seconds, max)) return new Refusal(assessmentErrors.video_too_long, { values: { max } })
  return { seconds: media.seconds, mediaType: VIDEO_MEDIA_TYPES[type] }
}
