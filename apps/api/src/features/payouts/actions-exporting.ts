import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import { batchNumber } from '@fareeq/domain/payouts/rules.ts'
import type { PayoutAccount } from '@fareeq/domain/payouts/schema-details.ts'
import { isOpenBatch } from '@fareeq/domain/payouts/states.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff } from '../../platform/session.ts'
import { isApproved } from '../approvals/actions-reading.ts'
import { type SealedAccount, openAccount } from './actions-details.ts'
import { methodName } from './emails.ts'
import { batchById, transfersOf } from './queries-batches.ts'
import type { TransferRow } from './rows.ts'

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
    if (!(await isApproved(db, 'payout_batch', id))) throw new Refusal(payoutErrors.payout_not_released)
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
