import type { payoutsOpsContract as contract } from '@fareeq/domain/payouts/contract-ops.ts'
import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { batchNumber, outweighed } from '@fareeq/domain/payouts/rules.ts'
import type { PayoutAccount } from '@fareeq/domain/payouts/schema-details.ts'
import type { BatchResult, BatchSummary } from '@fareeq/domain/payouts/schema.ts'
import { isOpenBatch, isPayable } from '@fareeq/domain/payouts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, type RefusalKind, sentence } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { type SealedAccount, openAccount } from './actions-details.ts'
import { settleCorrections } from './actions-discarding.ts'
import { staffPayoutOf } from './actions-ops.ts'
import { publishChange } from './actions-notifying.ts'
import { methodName } from './emails.ts'
import {
  batchById,
  batchRows,
  giveBack,
  lockBatch,
  insertBatch,
  moveBatch,
  putIntoBatch,
  transfersOf,
} from './queries-batches.ts'
import { lockDetailsOfAll } from './queries-details.ts'
import { lockPayouts, isInOpenBatch, payoutsOfBatch } from './queries.ts'
import type { BatchRow, DetailsRow, PayoutRow, TransferRow } from './rows.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

const summaryOf = ({ place, created_at, ...row }: BatchRow): BatchSummary => ({
  ...row,
  number: batchNumber(place),
  is_open: isOpenBatch(row.state),
  created_at: created_at.toISOString(),
})

export async function listBatches({ db }: RequestContext<Staff>, query: QueryOf<(typeof contract)['batches']>) {
  const { page, next_cursor } = cutPage(await batchRows(db, query), query.limit)
  return { data: page.map(summaryOf), meta: { next_cursor } }
}

export async function readBatch({ db, lang, now }: RequestContext<Staff>, id: string) {
  const row = await batchById(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const payouts = await payoutsOfBatch(db, id, lang)
  return { data: { ...summaryOf(row), payouts: payouts.map((payout) => staffPayoutOf(payout, now)) } }
}

function obstacleOf(payout: PayoutRow | undefined): RefusalKind | null {
  if (!payout) return platformErrors.not_found
  if (isInOpenBatch(payout)) return payoutErrors.payout_in_batch
  if (!isPayable(payout.state)) return platformErrors.moved_on
  return payout.method === null ? payoutErrors.payout_without_details : null
}

/** How their talents are paid, and what prevents it. */
async function accountsOf({ db, platform }: RequestContext<Staff>, payouts: readonly PayoutRow[]) {
  const rows = await lockDetailsOfAll(db, [...new Set(payouts.map(({ talent_id }) => talent_id))])
  const obstacleOfRow = (row: DetailsRow) =>
    openAccount(platform, row.details_secret) ? null : payoutErrors.payout_details_unreadable
  return new Map(rows.map((row) => [row.user_id, { row, obstacle: obstacleOfRow(row) }]))
}

/** A payout that cannot be paid is reported with its reason, and does not block the others. */
export const choose = (ctx: RequestContext<Staff>, { ids: requested }: Body<'choose'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const ids = [...new Set(requested)]
    const payouts = new Map((await lockPayouts(db, ids, lang)).map((lockPayout) => [lockPayout.id, lockPayout]))
    const failed: BatchResult['failed'] = []
    const refuse = (id: string, kind: RefusalKind) => failed.push({ id, error: sentence(kind, lang) })
    const accounts = await accountsOf(ctx, [...payouts.values()])
    const possible = ids.flatMap((id) => {
      const payout = payouts.get(id)
      const obstacle = obstacleOf(payout) ?? (payout && accounts.get(payout.talent_id)?.obstacle)
      if (obstacle) refuse(id, obstacle)
      return payout && !obstacle ? [payout] : []
    })
    const tooLittle = outweighed(possible)
    for (const id of tooLittle) refuse(id, payoutErrors.payout_outweighed)
    const payable = possible.filter(({ id }) => !tooLittle.includes(id))
    if (payable.length === 0) return { data: { batch: null, ok: [], failed } }
    const id = newId(now)
    const total = payable.reduce((sum, { net }) => sum + net, 0)
    await insertBatch(db, { id, count: payable.length, total, created_by: viewer.staffId }, now)
    for (const payout of payable) {
      const account = accounts.get(payout.talent_id)
      if (!account) throw new Error('A payout with a method has an account')
      await putIntoBatch(db, payout.id, id, account.row, now)
      await publishChange(ctx, payout)
    }
    const row = await batchById(db, id)
    const batch = row ? summaryOf(row) : null
    const subject = { kind: 'payout_batch', id } as const
    const details = { number: batch?.number, total }
    await audit(db, { actor: actorOf(viewer), action: 'payout_batch.open', subject, details })
    return { data: { batch, ok: payable.map((payoutRow) => payoutRow.id), failed } }
  })

const HEADS = {
  ar: [
    'الدفع',
    'الكفاءة',
    'الطريقة',
    'الدولة',
    'صاحب الحساب',
    'الحساب أو الجوال',
    'السويفت',
    'البنك',
    'ملاحظة',
    'المبلغ (دولار)',
    'المرجع',
  ],
  en: [
    'Batch',
    'Talent',
    'Method',
    'Country',
    'Holder',
    'Account or mobile',
    'SWIFT',
    'Bank',
    'Note',
    'Amount (USD)',
    'Reference',
  ],
} as const

/** The account, its SWIFT code, the bank and the note: those that its method has. */
function accountCells(account: PayoutAccount): (string | null)[] {
  switch (account.method) {
    case 'bank':
      return [account.account, account.swift, account.bank, null]
    case 'wallet':
      return [account.phone, null, null, null]
    case 'manual':
      return [null, null, null, account.note]
  }
}

/** A line of the file. */
const transferCells = (number: string, { talent, net, ids }: TransferRow, account: SealedAccount, lang: Lang) => [
  number,
  talent,
  methodName(account.method, lang),
  account.country,
  account.holder,
  ...accountCells(account),
  net / 100,
  ids.join(' '),
]

/** One transfer per talent, with whole account numbers: who took it is in the trail. */
export const exportBatch = (ctx: RequestContext<Staff>, id: string) =>
  ctx.db.transaction(async (db) => {
    const { platform, viewer, lang } = ctx
    const row = await batchById(db, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!isOpenBatch(row.state)) throw new Refusal(platformErrors.moved_on)
    const number = batchNumber(row.place)
    const unreadable: string[] = []
    const rows = (await transfersOf(db, id)).flatMap((transfer) => {
      const account = openAccount(platform, transfer.details_secret)
      if (account) return [transferCells(number, transfer, account, lang)]
      unreadable.push(transfer.talent)
      return []
    })
    if (unreadable.length > 0)
      throw new Refusal(payoutErrors.payout_batch_unreadable, { values: { names: unreadable.join(', ') } })
    const subject = { kind: 'payout_batch', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'payout_batch.exported', subject, details: { number } })
    return { name: `${number}.csv`, text: csvOf([HEADS[lang], ...rows]) }
  })

/** Its payouts are owed as before, and paid the way their talents want by then. */
export const discard = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const batch = await lockBatch(db, id)
    if (!batch) throw new Refusal(platformErrors.not_found)
    if (!(await moveBatch(db, batch, 'discard', now))) throw new Refusal(platformErrors.moved_on)
    const payouts = await payoutsOfBatch(db, id, lang)
    await giveBack(db, id, now)
    for (const payout of payouts) await publishChange(ctx, payout)
    await settleCorrections(ctx, payouts, actorOf(viewer))
    await audit(db, {
      actor: actorOf(viewer),
      action: 'payout_batch.discarded',
      subject: { kind: 'payout_batch', id },
      details: { number: batchNumber(batch.place), day: riyadhDay(now) },
    })
    return readBatch(ctx, id)
  })
