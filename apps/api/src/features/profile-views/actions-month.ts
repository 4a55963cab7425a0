import { monthBefore } from '@fareeq/domain/kernel/time/months.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { monthlyMailedSince, monthlyTip } from '@fareeq/domain/profile-views/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { monthNews } from './emails.ts'
import { monthRows } from './queries-month.ts'

const BATCH_SIZE = 500

/** One mail a month says what a profile did. Batches: who was written to is not found again. */
export async function mailMonth(ctx: ActionContext): Promise<number> {
  const span = { ...monthBefore(ctx.now), mailedSince: monthlyMailedSince(ctx.now) }
  let count = 0
  for (;;) {
    const rows = await monthRows(ctx.db, span, BATCH_SIZE)
    for (const { id, first_name, ...facts } of rows)
      await inTransaction(ctx, (ctx) =>
        notify(ctx, id, {
          kind: 'monthly',
          path: pathTo('talentHome'),
          news: (lang) => monthNews(lang, { ...facts, name: first_name, month: span.month, tip: monthlyTip(facts) }),
        }),
      )
    count += rows.length
    if (rows.length < BATCH_SIZE) return count
  }
}
