import { Readable } from 'node:stream'
import { clientProjectErrors } from '@fareeq/domain/client-projects/errors.ts'
import { MEDIA_TYPES, VOICE_MINUTES, VOICE_UPLOAD, isTooLong } from '@fareeq/domain/client-projects/rules-voice.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { probe } from '../../engines/media-probe/probe.ts'
import type { RequestContext, ActionContext } from '../../platform/context.ts'
import { DatabaseUnavailable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member, Staff } from '../../platform/session.ts'
import {
  deleteRecording,
  insertRecording,
  ownRecording,
  recordingOfProject,
  unusedRecordings,
} from './queries-voice.ts'
import type { Recording } from './rows.ts'

const { field } = VOICE_UPLOAD

/** Stored without a request until one refers to it. */
export async function storeRecording(
  { db, platform, viewer, now }: RequestContext<Member>,
  { bytes, type }: Pick<UploadedFile, 'bytes' | 'type'>,
) {
  const media = probe(bytes)
  if (!media || media.hasVideo) throw new Refusal(clientProjectErrors.recording_unreadable, { field })
  if (isTooLong(media.seconds))
    throw new Refusal(clientProjectErrors.recording_too_long, { field, values: { max: VOICE_MINUTES } })
  const file = await platform.files.put(Readable.from([bytes]), { limit: VOICE_UPLOAD.maxBytes })
  const recording = { id: newId(now), media_type: MEDIA_TYPES[type as keyof typeof MEDIA_TYPES], file }
  try {
    await insertRecording(db, viewer, recording, now)
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await platform.files.delete(file.key)
    throw error
  }
  return { data: { id: recording.id, media_type: recording.media_type, size: file.size } }
}

export const openOwnRecording = async ({ db, platform, viewer }: RequestContext<Member>, id: string) =>
  open(platform, await ownRecording(db, viewer.userId, id))

/** For our colleagues. */
export const openRecordingOf = async ({ db, platform }: RequestContext<Staff>, projectId: string) =>
  open(platform, await recordingOfProject(db, projectId))

async function open({ files }: Platform, recording: Recording | undefined) {
  const bytes = recording && (await files.get(recording.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, size: recording.size, media_type: recording.media_type }
}

/** Grace period: a wizard may be finished the next morning. */
const GRACE_PERIOD = DAY
const MAX_DELETED = 500

/** Garbage collection of unreferenced recordings; failures are retried the next time. */
export async function sweepRecordings({ db, platform: { files, log }, now }: ActionContext): Promise<number> {
  let swept = 0
  for (const { id, storage_key } of await unusedRecordings(db, after(now, -GRACE_PERIOD), MAX_DELETED))
    try {
      await files.delete(storage_key)
      swept += await deleteRecording(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'an unused recording could not be deleted')
    }
  return swept
}
