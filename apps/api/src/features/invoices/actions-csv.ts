import type { InvoiceState } from '@fareeq/domain/invoices/states.ts'
import { STATE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { summaryOf } from './actions-reading.ts'

import { talentsOn } from './queries-lines.ts'
import { invoiceRows, invoicesFor } from './queries.ts'
import type { InvoiceRow } from './rows.ts'

/** More than any company has; a sheet is read by people. */
const MAX_ROWS = 5000

const HEADS = {
  ar: [
    'رقم الفاتورة',
    'العميل',
    'الحالة',
    'عن شهر',
    'الكفاءات',
    'تاريخ الإصدار',
    'تاريخ الاستحقاق',
    'الإجمالي (دولار)',
    'المخصوم',
    'المدفوع',
    'المتبقي',
  ],
  en: [
    'Invoice',
    'Company',
    'Status',
    'Month',
    'Talents',
    'Issue date',
    'Due date',
    'Total (USD)',
    'Credited',
    'Paid',
    'Open',
  ],
} as const satisfies Record<Lang, readonly string[]>

const sheet = async (rows: readonly InvoiceRow[], { db, platform, lang, now }: RequestContext) => {
  const talents = await talentsOn(
    db,
    rows.map(({ id }) => id),
    lang,
  )
  return {
    name: 'invoices.csv',
    text: csvOf([
      HEADS[lang],
      ...rows.map((row) => {
        const { number, state, month, issue_date, due_date, total_amount, credited_amount, amount_paid, open_amount } =
          summaryOf(row, platform.policies.at(now))
        const amounts = [total_amount, credited_amount, amount_paid, open_amount].map((cents) => cents / 100)
        const names = talents.get(row.id) ?? null
        return [
          number,
          row.buyer?.name ?? null,
          STATE_NAMES[state][lang],
          month,
          names,
          issue_date,
          due_date,
          ...amounts,
        ]
      }),
    ]),
  }
}

export const csvForClient = async (ctx: RequestContext<Client>) =>
  sheet(await invoicesFor(ctx.db, ctx.viewer, { limit: MAX_ROWS }), ctx)

type Filter = { state?: InvoiceState | undefined; organisation_id?: string | undefined }
export const csvForStaff = async (ctx: RequestContext<Staff>, { state, organisation_id }: Filter) =>
  sheet(await invoiceRows(ctx.db, { state, organisation_id, limit: MAX_ROWS }), ctx)
