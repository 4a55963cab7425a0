import { Readable } from 'node:stream'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { PHOTO_SIDE, PHOTO_UPLOAD } from '@fareeq/domain/talents/rules-photos.ts'
import { type Db, DatabaseUnavailable } from '../../platform/db/database.ts'
import { squarePicture } from '../../platform/files/pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Change, changeProfile } from './actions-profile.ts'
import { forgetPhoto, insertPhoto, shownPhoto } from './queries-photos.ts'

/** The picture is made and kept before the profile is touched: no transaction waits for a disk. */
export async function savePhoto(change: Change, bytes: Buffer) {
  const { platform, viewer, now } = change
  const picture = await squarePicture(bytes, PHOTO_SIDE)
  if (!picture) throw new Refusal(talentErrors.picture_unreadable, { field: PHOTO_UPLOAD.field })
  const stored = await platform.files.put(Readable.from([picture]), { limit: picture.length })
  try {
    return await changeProfile(change, undefined, async (db, { photo_key }) => {
      await insertPhoto(db, viewer, stored, now)
      if (photo_key) await dropPhoto(db, change, photo_key)
      return { photo_key: stored.key }
    })
  } catch (error) {
    const isKept = error instanceof DatabaseUnavailable && error.uncertain
    if (!isKept) await platform.files.delete(stored.key)
    throw error
  }
}

export const removePhoto = (change: Change) =>
  changeProfile(change, undefined, async (db, { photo_key }) => {
    if (photo_key) await dropPhoto(db, change, photo_key)
    return { photo_key: null }
  })

/** Its bytes go when it is sure that nobody shows them. */
async function dropPhoto(db: Db, { platform: { files, log }, now }: Change, key: string) {
  await forgetPhoto(db, key, now)
  db.afterCommit(() =>
    files.delete(key).catch((err: unknown) => log.error({ err, key }, 'an old picture could not be deleted')),
  )
}

export async function openPhoto(db: Db, { files }: Platform, id: string) {
  const key = `${id.slice(0, 2)}/${id}`.toLowerCase()
  const shown = await shownPhoto(db, key)
  const bytes = shown && (await files.get(key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, size: shown.size }
}
