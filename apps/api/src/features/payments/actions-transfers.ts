import { Readable } from 'node:stream'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import type { paymentsOpsContract } from '@fareeq/domain/payments/contract-ops.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { PROOF_MEDIA, PROOF_UPLOAD } from '@fareeq/domain/payments/limits.ts'
import { referenceKey } from '@fareeq/domain/payments/rules.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { DatabaseUnavailable } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { recordPayment } from '../invoices/actions-settling.ts'
import { lockInvoice } from '../invoices/queries.ts'
import { readForStaff } from './actions-ops.ts'
import { publishChange } from './actions-updates.ts'
import { deleteProof, insertProof, insertTransfer, isUnusedProof, proofOf, unusedProofs } from './queries-transfers.ts'

const MAX_NAME_LENGTH = 200

/** Stored until a transfer names it. */
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

export async function openProof({ db, platform }: RequestContext<Staff>, paymentId: string) {
  const file = await proofOf(db, paymentId)
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, size: file.size, media_type: file.media_type, name: file.name }
}

type Transfer = {
  invoiceId: string
  amount: number
  day: string
  reference: string
  proofId: string
  recordedBy: string
  /** Who is named in the trail: nobody where a statement of the bank was certain. */
  actor: Actor
}

/**
 * Money that arrived by the bank, in the caller's transaction: its reference is unique, so that of two who record one transfer the
 * first does. What its invoice does not ask for is kept for the company.
 */
export async function bookTransfer(ctx: ActionContext, transfer: Transfer): Promise<string> {
  const { db, now } = ctx
  const { invoiceId, amount, day, reference, proofId, recordedBy, actor } = transfer
  const invoice = await lockInvoice(db, invoiceId)
  if (!invoice) throw new Refusal(platformErrors.not_found)
  const id = newId(now)
  const about = { id, invoice_id: invoiceId, amount, currency: 'USD', paid_on: day, recorded_by: recordedBy }
  const row = { ...about, reference, reference_key: referenceKey(reference), proof_id: proofId }
  if (!(await insertTransfer(db, row, now))) throw new Refusal(paymentErrors.transfer_recorded, { field: 'reference' })
  await audit(db, { actor, action: 'payment.successful', subject: { kind: 'payment', id }, details: { amount } })
  await recordPayment(ctx, { invoiceId, paymentId: id, amount, day, actor, note: reference })
  await publishChange(ctx, { id, organisation_id: invoice.organisation_id })
  return id
}

/** By hand, as finance read it on a statement. */
export const recordTransfer = (
  ctx: RequestContext<Staff>,
  invoiceId: string,
  form: BodyOf<typeof paymentsOpsContract.recordTransfer>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const { amount, day, reference, proof_id } = form
    if (day > riyadhDay(now)) throw new Refusal(paymentErrors.transfer_day, { field: 'day' })
    if (!(await lockInvoice(db, invoiceId))) throw new Refusal(platformErrors.not_found)
    if (!(await isUnusedProof(db, viewer.staffId, proof_id)))
      throw new Refusal(paymentErrors.proof_missing, { field: 'proof_id' })
    const about = { invoiceId, amount, day, reference, proofId: proof_id }
    const id = await bookTransfer(ctx, { ...about, recordedBy: viewer.staffId, actor: actorOf(viewer) })
    return readForStaff(ctx, id)
  })

/** Grace period: a form may be finished the next morning. */
const GRACE_PERIOD = DAY
const MAX_DELETED = 500

/** Garbage collection of proofs that no transfer names; failures are retried the next time. */
export async function sweepProofs({ db, platform: { files, log }, now }: ActionContext): Promise<number> {
  let swept = 0
  for (const { id, storage_key } of await unusedProofs(db, after(now, -GRACE_PERIOD), MAX_DELETED))
    try {
      await files.delete(storage_key)
      swept += await deleteProof(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'an unused proof could not be deleted')
    }
  return swept
}
