import { timingSafeEqual } from 'node:crypto'
import { videosCalls } from '@fareeq/domain/assessments/calls.ts'
import { videoLinkExpiry } from '@fareeq/domain/assessments/taking/rules-videos.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Env } from '../../platform/env.ts'
import type { ByteRange } from '../../platform/files/blob-storage.ts'
import { readRange } from '../../platform/http/range.ts'
import { linkToken } from '../../platform/link-token.ts'
import { videoById } from './queries-videos.ts'
import type { VideoRow } from './rows.ts'

const signatureOf = (env: Env, id: string, expires: number) => linkToken(env, `video:${id}:${expires}`)

/** Signed URL (HMAC) for a player, which sends no session; expires within two hours. Callers check who may watch. */
export function videoUrl(env: Env, id: string, now: Date): string {
  const expires = Math.floor(videoLinkExpiry(now).getTime() / 1000)
  return `${videosCalls.watch.path.replace(':id', id)}?expires=${expires}&signature=${signatureOf(env, id, expires)}`
}

export type SignedLink = { expires?: number | undefined; signature?: string | undefined }

function isValidLink(env: Env, id: string, { expires, signature }: SignedLink, now: Date): boolean {
  if (expires === undefined || signature === undefined || expires * 1000 <= now.getTime()) return false
  const [actual, right] = [Buffer.from(signature), Buffer.from(signatureOf(env, id, expires))]
  return actual.length === right.length && timingSafeEqual(actual, right)
}

const mayWatch = ({ viewer }: RequestContext, { owner_id }: VideoRow): boolean =>
  viewer.kind === 'staff' ? may(viewer, 'assessments.review') : viewer.kind === 'talent' && viewer.userId === owner_id

export type OpenVideo = {
  size: number
  mediaType: string
  range: ByteRange | 'none' | null
  /** Lazy: a HEAD or a 416 opens no file. */
  open: () => ReturnType<RequestContext['platform']['files']['get']>
}

/** Not found for anybody else, so that ids cannot be probed. */
export async function openVideo(
  ctx: RequestContext,
  id: string,
  link: SignedLink,
  range: string | undefined,
): Promise<OpenVideo> {
  const { db, platform, now } = ctx
  const video = await videoById(db, id)
  if (!video || !(mayWatch(ctx, video) || isValidLink(platform.env, id, link, now)))
    throw new Refusal(platformErrors.not_found)
  const part = readRange(range, video.size)
  return {
    size: video.size,
    mediaType: video.media_type,
    range: part,
    open: () => platform.files.get(video.storage_key, part === 'none' || part === null ? undefined : part),
  }
}
