import { Readable } from 'node:stream'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { talentErrors } from '@fareeq/domain/talents/errors.ts'
import { PHOTO_SIDE, PHOTO_UPLOAD } from '@fareeq/domain/talents/profile/rules-photos.ts'
import type { RequestContext, ActionContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { DatabaseUnavailable } from '../../platform/db/database.ts'
import { squarePicture } from '../../platform/files/pictures.ts'
import { WorkFailed } from '../../platform/workers/workers.ts'
import { changeProfile } from './actions-profile.ts'
import { deletePhoto, forgetPhoto, insertPhoto, shownPhoto, unshownPhotos } from './queries-photos.ts'

/**
 * The picture is converted, stored and recorded before the profile is locked: no transaction waits for a disk, and bytes of
 * a failed save are left to the cleanup job.
 */
export async function savePhoto(ctx: RequestContext<Member>, bytes: Buffer) {
  const { db: outside, platform, viewer, now } = ctx
  const picture = await squarePicture(bytes, PHOTO_SIDE, { owner: viewer.userId }).catch((error: unknown) => {
    throw error instanceof WorkFailed ? new Refusal(platformErrors.unavailable) : error
  })
  if (!picture) throw new Refusal(talentErrors.picture_unreadable, { field: PHOTO_UPLOAD.field })
  const file = await platform.files.put(Readable.from([picture]), { limit: picture.length })
  try {
    await insertPhoto(outside, viewer, file, now)
    return await changeProfile(ctx, undefined, async (ctx, { photo_key }) => {
      if (photo_key) await dropPhoto(ctx, photo_key)
      return { photo_key: file.key }
    })
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await discardPhoto(ctx, file.key)
    throw error
  }
}

export const removePhoto = (ctx: RequestContext<Member>) =>
  changeProfile(ctx, undefined, async (ctx, { photo_key }) => {
    if (photo_key) await dropPhoto(ctx, photo_key)
    return { photo_key: null }
  })

/** After the commit; failures are left to the cleanup job. */
async function dropPhoto({ db, platform: { files, log }, now }: RequestContext<Member>, key: string) {
  await forgetPhoto(db, key, now)
  db.afterCommit(() =>
    files.delete(key).catch((err: unknown) => log.error({ err, key }, 'an old picture could not be deleted')),
  )
}

async function discardPhoto({ db, platform: { files } }: ActionContext, key: string) {
  await files.delete(key)
  await deletePhoto(db, key)
}

/** Grace period for saves in progress. */
const GRACE_PERIOD = DAY
const MAX_DELETED = 500

/** Garbage collection of unreferenced photos; failures are retried the next time. */
export async function sweepPhotos(ctx: ActionContext): Promise<number> {
  const { db, platform, now } = ctx
  const keys = await unshownPhotos(db, after(now, -GRACE_PERIOD), MAX_DELETED)
  let swept = 0
  for (const key of keys)
    await discardPhoto(ctx, key).then(
      () => swept++,
      (err: unknown) => platform.log.error({ err, key }, 'an unshown picture could not be deleted'),
    )
  return swept
}

export async function openPhoto({ db, platform: { files } }: ActionContext, id: string) {
  const key = `${id.slice(0, 2)}/${id}`.toLowerCase()
  const isPublic = await shownPhoto(db, key)
  const bytes = isPublic && (await files.get(key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, size: isPublic.size }
}
