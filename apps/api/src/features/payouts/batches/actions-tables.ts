import { payoutErrors } from '@fareeq/domain/payouts/errors.ts'
import type { FileField, Separator } from '@fareeq/domain/payouts/limits.ts'
import { batchNumber } from '@fareeq/domain/payouts/rules.ts'
import { purposeOf } from '@fareeq/domain/payouts/rules-transfers.ts'
import type { PayoutAccount } from '@fareeq/domain/payouts/schema-details.ts'
import type { TemplateForm } from '@fareeq/domain/payouts/schema-transfers.ts'
import { INVOICE_CURRENCY } from '@fareeq/domain/invoices/rules-transfers.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type CsvCell, csvOf, separatedOf } from '@fareeq/domain/kernel/text/csv.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { bankText } from '../../../engines/payment-file/charset.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import type { Staff } from '../../../platform/session.ts'
import { methodName } from '../emails.ts'
import { ourAccount } from './actions-account.ts'
import { type OpenedTransfer, openedTransfers, recordFile } from './actions-files.ts'
import { releasedBatch } from './actions-paying.ts'
import { templateById } from './queries-files.ts'

type Facts = { number: string; day: string; iban: string | null; lang: Lang }

/** The account, its SWIFT code, the bank and the note: those that its method has. */
function accountFields(account: PayoutAccount): Pick<Record<FileField, CsvCell>, 'account' | 'bic' | 'bank' | 'note'> {
  switch (account.method) {
    case 'bank':
      return { account: account.account, bic: account.swift, bank: account.bank, note: null }
    case 'wallet':
      return { account: account.phone, bic: null, bank: null, note: null }
    case 'manual':
      return { account: null, bic: null, bank: null, note: account.note }
  }
}

const NAME_LENGTH = 70
const fieldsOf = (
  { account, reference, amount, kinds, talent }: OpenedTransfer,
  { number, day, iban, lang }: Facts,
): Record<FileField, CsvCell> => ({
  reference,
  batch: number,
  holder: account.holder,
  holder_latin: bankText(account.holder, NAME_LENGTH),
  country: account.country,
  amount: { decimal: decimalOf(amount) },
  currency: INVOICE_CURRENCY,
  day,
  purpose: purposeOf(kinds),
  charge_bearer: 'DEBT',
  method: methodName(account.method, lang),
  talent,
  our_account: iban,
  empty: null,
  ...accountFields(account),
})

const HEADINGS: Readonly<Record<Lang, Readonly<Partial<Record<FileField, string>>>>> = {
  ar: {
    batch: 'الدفع',
    talent: 'الكفاءة',
    method: 'الطريقة',
    country: 'الدولة',
    holder: 'صاحب الحساب',
    account: 'الحساب أو الجوال',
    bic: 'السويفت',
    bank: 'البنك',
    note: 'ملاحظة',
    amount: 'المبلغ (دولار)',
    reference: 'المرجع',
  },
  en: {
    batch: 'Batch',
    talent: 'Talent',
    method: 'Method',
    country: 'Country',
    holder: 'Holder',
    account: 'Account or mobile',
    bic: 'SWIFT',
    bank: 'Bank',
    note: 'Note',
    amount: 'Amount (USD)',
    reference: 'Reference',
  },
}

const SIGNS: Readonly<Record<Separator, string>> = { comma: ',', semicolon: ';', tab: '\t' }

/** As the table of a bank, or as ours where none was chosen. */
function tableOf(template: TemplateForm | null, lang: Lang, fields: readonly Record<FileField, CsvCell>[]): string {
  if (template === null) {
    const columns = Object.keys(HEADINGS[lang]) as FileField[]
    return csvOf([Object.values(HEADINGS[lang]), ...fields.map((row) => columns.map((column) => row[column]))])
  }
  const rows = fields.map((row) => template.columns.map(({ field }) => row[field]))
  const headings = template.has_headings ? [template.columns.map(({ heading }) => heading)] : []
  return separatedOf([...headings, ...rows], SIGNS[template.separator])
}

/** One row for each transfer, with whole account numbers: who took it is in the trail. */
export const exportBatch = (ctx: RequestContext<Staff>, id: string, templateId: string | undefined) =>
  inTransaction(ctx, async (ctx) => {
    const { db, lang, now } = ctx
    const batch = await releasedBatch(ctx, id)
    const template = templateId === undefined ? null : await templateById(db, templateId)
    if (template === undefined) throw new Refusal(platformErrors.not_found)
    const transfers = await openedTransfers(ctx, batch)
    if (transfers.length === 0) throw new Refusal(payoutErrors.payout_no_transfers)
    const number = batchNumber(batch.place)
    const iban = (await ourAccount(ctx))?.iban ?? null
    const rows = transfers.map((transfer) => fieldsOf(transfer, { number, day: riyadhDay(now), iban, lang }))
    await recordFile(ctx, batch, 'csv')
    return { name: `${number}.csv`, text: tableOf(template, lang, rows) }
  })
