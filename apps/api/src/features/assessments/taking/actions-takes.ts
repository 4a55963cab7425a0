import type { videosContract as contract } from '@fareeq/domain/assessments/contract-videos.ts'
import { videosCalls } from '@fareeq/domain/assessments/calls.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { TAKES, VIDEO_BYTES } from '@fareeq/domain/assessments/limits.ts'
import { mayUpload } from '@fareeq/domain/assessments/taking/rules-videos.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { IncomingMessage } from 'node:http'
import type { RequestContext, ActionContext } from '../../../platform/context.ts'
import type { PartFault } from '../../../platform/files/uploads.ts'
import { newId } from '../../../platform/ids.ts'
import type { Member } from '../../../platform/session.ts'
import { answerAt } from '../queries-answers.ts'
import {
  type UploadRow,
  deleteAbandonedTakes,
  deletePendingTake,
  insertTake,
  ownUpload,
  pendingTakes,
  takesAt,
} from '../queries-videos.ts'
import { clockFacts } from '../queries.ts'
import { whileRunning } from './actions-answers.ts'
import { finishTake } from './actions-arriving.ts'

const tooLarge = () =>
  new Refusal(platformErrors.file_too_large, { field: 'bytes', values: { max: VIDEO_BYTES / 2 ** 20 } })

/** Creates the upload of a take. Only a recording that has arrived uses up a take; a pending one is replaced. */
export async function announceTake(ctx: RequestContext<Member>, token: string, body: BodyOf<typeof contract.announce>) {
  const { platform, now } = ctx
  const { device, position, bytes } = body
  if (bytes > VIDEO_BYTES) throw tooLarge()
  const id = newId(now)
  const { take, replaced } = await whileRunning(ctx, token, device, async (ctx, row) => {
    const { db } = ctx
    const answer = await answerAt(db, row.id, position)
    if (!answer) return new Refusal(platformErrors.not_found)
    if (answer.content.kind !== 'video') return new Refusal(assessmentErrors.wrong_answer_kind, { field: 'position' })
    const takes = await takesAt(db, row.id, position)
    const replaced = takes.filter(({ arrived_at }) => arrived_at === null)
    const arrived = takes.length - replaced.length
    if (arrived >= TAKES) return new Refusal(assessmentErrors.takes_used)
    for (const pending of replaced) await deletePendingTake(db, pending.id)
    const take = arrived + 1
    await insertTake(db, { id, attemptId: row.id, position, take, bytes }, now)
    return { take, replaced }
  })
  for (const pending of replaced) await platform.uploads.remove(pending.id)
  await platform.uploads.create(id, bytes)
  return { data: { take, upload_url: videosCalls.append.path.replace(':id', id) } }
}

/** Authorization: the talent's own upload and not too late; a foreign one is answered as absent. */
async function openUpload({ db, viewer, now }: RequestContext<Member>, id: string): Promise<UploadRow> {
  const upload = await ownUpload(db, viewer, id)
  if (!upload) throw new Refusal(platformErrors.not_found)
  const { state, submitted_at } = upload.attempt
  if (!upload.arrived_at && !mayUpload({ state, submitted_at, clock: clockFacts(upload.attempt) }, now))
    throw new Refusal(assessmentErrors.attempt_over)
  return upload
}

/** Offset to resume at. A complete upload is finished here too, for when the answer to its last chunk was lost. */
export async function uploadState(ctx: RequestContext<Member>, id: string) {
  const upload = await openUpload(ctx, id)
  const { bytes, arrived_at } = upload
  if (arrived_at) return { bytes, offset: bytes, arrived: true }
  const offset = await ctx.platform.uploads.offset(id)
  if (offset === null) throw new Refusal(platformErrors.not_found)
  if (offset === bytes) await finishTake(ctx, upload)
  return { bytes, offset, arrived: offset === bytes }
}

const REFUSALS: Readonly<Record<PartFault, () => Refusal>> = {
  absent: () => new Refusal(platformErrors.not_found),
  order: () => new Refusal(assessmentErrors.upload_order),
  size: tooLarge,
  form: () => new Refusal(platformErrors.broken_json),
}

export async function appendPart(
  ctx: RequestContext<Member>,
  id: string,
  raw: IncomingMessage,
): Promise<{ offset: number }> {
  const upload = await openUpload(ctx, id)
  // Complete already: a repeated chunk.
  if (upload.arrived_at) throw new Refusal(assessmentErrors.upload_order)
  const part = await ctx.platform.uploads.append(id, raw)
  if ('fault' in part) throw REFUSALS[part.fault]()
  if (part.offset === upload.bytes) await finishTake(ctx, upload)
  return part
}

/** Long enough for a laptop that was closed in the middle of it. */
const GRACE_PERIOD = DAY

/** Garbage collection: uploads that were never finished, and files without a row. */
export async function sweepUploads({ db, platform: { uploads }, now }: ActionContext): Promise<number> {
  // Files are listed before rows, since a file is created after its row is committed.
  const files = await uploads.ids()
  await deleteAbandonedTakes(db, after(now, -GRACE_PERIOD))
  const pending = new Set(await pendingTakes(db))
  const unused = files.filter((id) => !pending.has(id))
  for (const id of unused) await uploads.remove(id)
  return unused.length
}
