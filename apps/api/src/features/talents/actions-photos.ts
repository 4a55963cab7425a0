import { Readable } from 'node:stream'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { PHOTO_SIDE, PHOTO_UPLOAD } from '@fareeq/domain/talents/rules-photos.ts'
import type { Call } from '../../platform/call.ts'
import type { Member } from '../../platform/session.ts'
import { type Db, DatabaseUnavailable } from '../../platform/db/database.ts'
import { squarePicture } from '../../platform/files/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { WorkFailed } from '../../platform/workers/workers.ts'
import { changeProfile } from './actions-profile.ts'
import { deletePhoto, forgetPhoto, insertPhoto, shownPhoto, unshownPhotos } from './queries-photos.ts'

/**
 * The picture is made, kept and written down before the profile is touched: no transaction waits for a disk, and bytes
 * whose profile could not be saved are known to whoever sweeps.
 */
export async function savePhoto(call: Call<Member>, bytes: Buffer) {
  const { db: outside, platform, viewer, now } = call
  const picture = await squarePicture(bytes, PHOTO_SIDE, { owner: viewer.userId }).catch((error: unknown) => {
    throw error instanceof WorkFailed ? new Refusal(platformErrors.unavailable) : error
  })
  if (!picture) throw new Refusal(talentErrors.picture_unreadable, { field: PHOTO_UPLOAD.field })
  const stored = await platform.files.put(Readable.from([picture]), { limit: picture.length })
  try {
    await insertPhoto(outside, viewer, stored, now)
    return await changeProfile(call, undefined, async (db, { photo_key }) => {
      if (photo_key) await dropPhoto(db, call, photo_key)
      return { photo_key: stored.key }
    })
  } catch (error) {
    const isKept = error instanceof DatabaseUnavailable && error.uncertain
    if (!isKept) await discardPhoto(outside, platform, stored.key)
    throw error
  }
}

export const removePhoto = (call: Call<Member>) =>
  changeProfile(call, undefined, async (db, { photo_key }) => {
    if (photo_key) await dropPhoto(db, call, photo_key)
    return { photo_key: null }
  })

/** Its bytes go when it is sure that nobody shows them. */
async function dropPhoto(db: Db, { platform: { files, log }, now }: Call<Member>, key: string) {
  await forgetPhoto(db, key, now)
  db.afterCommit(() =>
    files.delete(key).catch((err: unknown) => log.error({ err, key }, 'an old picture could not be deleted')),
  )
}

async function discardPhoto(db: Db, { files }: Platform, key: string) {
  await files.delete(key)
  await deletePhoto(db, key)
}

/** Long enough for any save under way to have ended. */
const REST = DAY
const MOST_SWEPT = 500

/** Takes away what no profile shows any more; what will not go now is tried again the next time. */
export async function sweepPhotos(platform: Platform, now: Date): Promise<number> {
  const { db, log } = platform
  const keys = await unshownPhotos(db, after(now, -REST), MOST_SWEPT)
  let swept = 0
  for (const key of keys)
    await discardPhoto(db, platform, key).then(
      () => swept++,
      (err: unknown) => log.error({ err, key }, 'an unshown picture could not be deleted'),
    )
  return swept
}

export async function openPhoto(db: Db, { files }: Platform, id: string) {
  const key = `${id.slice(0, 2)}/${id}`.toLowerCase()
  const shown = await shownPhoto(db, key)
  const bytes = shown && (await files.get(key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, size: shown.size }
}
