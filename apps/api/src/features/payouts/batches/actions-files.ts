import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import type { BatchFileFormat, ChargeBearer } from '@fareeq/domain/payouts/limits.ts'
import { batchNumber } from '@fareeq/domain/payouts/rules.ts'
import { executionDayFault, purposeOf } from '@fareeq/domain/payouts/rules-transfers.ts'
import { INVOICE_CURRENCY } from '@fareeq/domain/invoices/rules-transfers.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { accountFor } from '@fareeq/domain/sellers/rules.ts'
import { type CreditTransfer, writePain } from '../../../engines/payment-file/pain.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import type { Staff } from '../../../platform/session.ts'
import { currentIssuer } from '../../sellers/actions-reading.ts'
import { type SealedAccount, openAccount } from '../actions-details.ts'
import { releasedBatch } from './actions-paying.ts'
import { plannedTransfers } from './actions-transfers.ts'
import { insertBatchFile } from './queries-files.ts'
import { accountsOfBatch } from './queries-transfers.ts'
import type { BatchRow, SentAccount } from './rows.ts'

export type OpenedTransfer = SentAccount & { account: SealedAccount }

/** Whole accounts of what is still to be done; one that cannot be read holds up the file, and is named. */
export async function openedTransfers(ctx: RequestContext<Staff>, batch: BatchRow): Promise<OpenedTransfer[]> {
  await plannedTransfers(ctx, batch)
  const unreadable: string[] = []
  const transfers = (await accountsOfBatch(ctx.db, batch.id)).flatMap((transfer) => {
    const account = openAccount(ctx.platform, transfer.details_secret)
    if (account) return [{ ...transfer, account }]
    unreadable.push(transfer.talent)
    return []
  })
  if (unreadable.length > 0)
    throw new Refusal(payoutErrors.payout_batch_unreadable, { values: { names: unreadable.join(', ') } })
  return transfers
}

/** Who took whole account numbers along, and in what. */
export async function recordFile(ctx: RequestContext<Staff>, batch: BatchRow, format: BatchFileFormat): Promise<void> {
  const { db, viewer, now } = ctx
  await insertBatchFile(db, { id: newId(now), batchId: batch.id, format, staffId: viewer.staffId }, now)
  const subject = { kind: 'payout_batch', id: batch.id } as const
  const details = { number: batchNumber(batch.place), format }
  await audit(db, { actor: actorOf(viewer), action: 'payout_batch.exported', subject, details })
}

/** By IBAN where the account is one, otherwise by number and SWIFT code; a wallet and an agreement are no bank's. */
function creditTransfer({ account, reference, amount, kinds, talent }: OpenedTransfer): CreditTransfer[] {
  if (account.method !== 'bank') return []
  const { holder, country, swift } = account
  const text = `${reference} ${talent}`
  const about = { reference, amount, holder, country, purpose: purposeOf(kinds), text }
  return [{ ...about, account: account.account, isIban: swift === null, bic: swift }]
}

type PainOptions = { day?: string | undefined; charge_bearer?: ChargeBearer | undefined }

/** The same file whoever takes it on a day: a bank finds one that it was sent twice by its id. */
export const writeBatch = (ctx: RequestContext<Staff>, id: string, options: PainOptions) =>
  inTransaction(ctx, async (ctx) => {
    const { now } = ctx
    const day = options.day ?? riyadhDay(now)
    if (executionDayFault(day, now)) throw new Refusal(payoutErrors.payout_execution_day, { field: 'day' })
    const batch = await releasedBatch(ctx, id)
    const issuer = await currentIssuer(ctx)
    const account = accountFor(issuer.accounts, INVOICE_CURRENCY)
    if (!account) throw new Refusal(payoutErrors.payout_no_account)
    const transfers = (await openedTransfers(ctx, batch)).flatMap(creditTransfer)
    if (transfers.length === 0) throw new Refusal(payoutErrors.payout_no_transfers)
    await recordFile(ctx, batch, 'pain')
    const { iban, bic, currency } = account
    const number = batchNumber(batch.place)
    return {
      name: `${number}.xml`,
      text: writePain({
        id: number,
        createdAt: batch.created_at,
        day,
        chargeBearer: options.charge_bearer ?? 'DEBT',
        debtor: { name: issuer.name.en, country: iban.slice(0, 2), iban, bic, currency },
        transfers,
      }),
    }
  })
