import { Readable } from 'node:stream'
import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { REPORT_UPLOAD } from '@fareeq/domain/payouts/limits.ts'
import {
  type ReportedMove,
  type StatusReport,
  reportFault,
  reportedMoves,
} from '@fareeq/domain/payouts/rules-reports.ts'
import { batchNumber } from '@fareeq/domain/payouts/rules.ts'
import type { ReportPreview } from '@fareeq/domain/payouts/schema-transfers.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, type RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { decodeText } from '../../../engines/cv-reader/extract/plain-text.ts'
import { readStatusReport } from '../../../engines/statement-reader/status-report.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import { newId } from '../../../platform/ids.ts'
import type { Staff } from '../../../platform/session.ts'
import { failTransfer } from '../actions-failures.ts'
import { closeBatch, payTransfers, releasedBatch } from './actions-paying.ts'
import { readBatch } from './actions-reading.ts'
import { plannedTransfers } from './actions-transfers.ts'
import { batchByNumber, lockBatch } from './queries-batches.ts'
import { insertReport, insertReportFile, reportReader } from './queries-files.ts'
import { moveTransfer } from './queries-transfers.ts'
import type { BatchRow, TransferRow } from './rows.ts'

const refuse = (kind: RefusalKind, values: Record<string, string> = {}) =>
  new Refusal(kind, { field: REPORT_UPLOAD.field, values })

async function readReport({ db, platform }: RequestContext<Staff>, { bytes, sha256 }: UploadedFile) {
  const text = decodeText(bytes)
  // What no encoding of ours can write.
  if (/[\0\u{fffd}]/u.test(text)) throw refuse(platformErrors.file_encoding)
  const reader = await reportReader(db, sha256)
  if (reader) throw refuse(payoutErrors.report_known, { name: reader.name })
  return platform.scheduler.runInSlices(readStatusReport(text))
}

/** About this batch, and about transfers of it; what is about another one names it. */
async function movesOf(ctx: RequestContext<Staff>, batch: BatchRow, report: StatusReport) {
  const number = batchNumber(batch.place)
  if (report.message !== number) {
    const other = await batchByNumber(ctx.db, report.message)
    throw other
      ? refuse(payoutErrors.report_other_batch, { number: report.message })
      : refuse(payoutErrors.report_unknown_batch, { message: report.message.slice(0, 60) })
  }
  const transfers = await plannedTransfers(ctx, batch)
  const fault = reportFault(report, transfers)
  if (fault) throw refuse(payoutErrors[fault.kind], { reference: fault.reference.slice(0, 60) })
  const moves = reportedMoves(report, transfers)
  if (moves.every(({ event }) => event === null)) throw refuse(payoutErrors.report_nothing)
  return moves
}

const FATES = { accept: 'accepted', pay: 'paid', reject: 'rejected' } as const
const fateOf = ({ event }: ReportedMove<TransferRow>): ReportPreview['transfers'][number]['fate'] =>
  event === 'accept' || event === 'pay' || event === 'reject' ? FATES[event] : 'unchanged'

/** In a transaction that leaves nothing behind but the transfers that were planned. */
export async function previewReport(
  ctx: RequestContext<Staff>,
  id: string,
  upload: UploadedFile,
): Promise<{ data: ReportPreview }> {
  const report = await readReport(ctx, upload)
  return inTransaction(ctx, async (ctx) => {
    const batch = await releasedBatch(ctx, id)
    const moves = await movesOf(ctx, batch, report)
    const transfers = moves.map((move) => {
      const { transfer, code, note } = move
      const fate = fateOf(move)
      const isRejected = fate === 'rejected'
      const { reference, talent_name: talent, amount } = transfer
      return { reference, talent, amount, fate, code: isRejected ? code : null, note: isRejected ? note : null }
    })
    return { data: { report_id: report.id, day: report.day, transfers } }
  })
}

const [FILE_NAME_LENGTH, NOTE_LENGTH] = [200, 500]

/** Each file once, by its digest; two colleagues who send the same wait for each other at the batch. */
export async function applyReport(ctx: RequestContext<Staff>, id: string, upload: UploadedFile) {
  const { platform, viewer, now } = ctx
  const report = await readReport(ctx, upload)
  const file = await platform.files.put(Readable.from([upload.bytes]), { limit: REPORT_UPLOAD.maxBytes })
  try {
    return await inTransaction(ctx, async (ctx) => {
      const { db } = ctx
      await lockBatch(db, id)
      const [fileId, staffId] = [newId(now), viewer.staffId]
      const name = upload.name.slice(-FILE_NAME_LENGTH)
      await insertReportFile(db, { id: fileId, ownerId: staffId, name, mediaType: 'application/xml', file }, now)
      if (!(await insertReport(db, { id: newId(now), batchId: id, digest: upload.sha256, fileId, staffId }, now)))
        throw refuse(payoutErrors.report_known, { name: (await reportReader(db, upload.sha256))?.name ?? '' })
      const batch = await releasedBatch(ctx, id)
      const moves = await movesOf(ctx, batch, report)
      for (const move of moves) await applyMove(ctx, move)
      const subject = { kind: 'payout_batch', id } as const
      const details = { number: batchNumber(batch.place), file: name, count: moves.length }
      await audit(db, { actor: actorOf(viewer), action: 'payout_batch.reported', subject, details })
      await closeBatch(ctx, batch, report.day)
      return readBatch(ctx, id)
    })
  } catch (error) {
    if (error instanceof Refusal) await platform.files.delete(file.key)
    throw error
  }
}

async function applyMove(ctx: RequestContext<Staff>, { transfer, event, code, note, day }: ReportedMove<TransferRow>) {
  const { db, now } = ctx
  const today = riyadhDay(now)
  switch (event) {
    case 'accept':
      return void (await moveTransfer(db, transfer, 'accept', now))
    case 'pay':
      // A bank in another zone may be a day ahead.
      return payTransfers(ctx, [transfer], day < today ? day : today)
    case 'reject':
      return failTransfer(ctx, transfer, { code, note: note && note.slice(0, NOTE_LENGTH) })
    default:
      return undefined
  }
}
