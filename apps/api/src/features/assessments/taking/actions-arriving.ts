import { Readable } from 'node:stream'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { VIDEO_BYTES, VIDEO_TYPES } from '@fareeq/domain/assessments/limits.ts'
import { VIDEO_MEDIA_TYPES, isVideoTooLong } from '@fareeq/domain/assessments/taking/rules-videos.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { probe } from '../../../engines/media-probe/probe.ts'
import type { ActionContext } from '../../../platform/context.ts'
import { DatabaseUnavailable } from '../../../platform/db/database.ts'
import { typeOf } from '../../../platform/files/sniff.ts'
import { type UploadRow, deletePendingTake, saveArrived } from '../queries-videos.ts'

/** Deduplicates concurrent completions: the last chunk and a state request may both find the upload complete. */
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
  const media = await checkVideo(bytes, policies.at(attempt.started_at ?? now).assessment_video_seconds)
  if (media instanceof Refusal) {
    await deletePendingTake(db, id)
    await uploads.remove(id)
    throw media
  }
  const file = await files.put(Readable.from([bytes]), { limit: VIDEO_BYTES })
  const arrived = { id, ownerId: attempt.user_id, ...media, file }
  try {
    if (!(await db.transaction((db) => saveArrived(db, arrived, now)))) throw new Refusal(platformErrors.not_found)
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await files.delete(file.key)
    throw error
  }
  await uploads.remove(id)
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
