import type { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import { ledgerErrors } from '@fareeq/domain/ledger/errors.ts'
import { EXPORT_FACTS, EXPORT_FORMATS, filesOf } from '@fareeq/domain/ledger/rules-exports.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { DaySpan } from '@fareeq/domain/kernel/time/working-days.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/session.ts'
import { spanOf } from './actions.ts'
import { exportRows, exportSizes } from './queries-exports.ts'

const MAX_LINES = EXPORT_FACTS.sheet.max_lines

async function sizesOf(db: Db, span: DaySpan) {
  // An entry has two lines or more.
  const sizes = await exportSizes(db, span, MAX_LINES / 2 + 1)
  const lines = sizes.reduce((sum, entry) => sum + entry.lines, 0)
  if (lines > MAX_LINES) throw new Refusal(ledgerErrors.export_long, { field: 'from', values: { max: MAX_LINES } })
  return { sizes, lines }
}

export async function countExports({ db, now }: RequestContext<Staff>, query: QueryOf<(typeof contract)['exports']>) {
  const { sizes, lines } = await sizesOf(db, spanOf(query, now))
  const files = EXPORT_FORMATS.map((format) => ({ format, count: filesOf(sizes, format).length }))
  return { data: { entries: sizes.length, lines, files } }
}

/** One file; who took it along is in the trail. */
export const exportEntries = (
  ctx: RequestContext<Staff>,
  { format, file, ...days }: QueryOf<(typeof contract)['export']>,
) =>
  inTransaction(ctx, async ({ db, viewer, lang, now }) => {
    const span = spanOf(days, now)
    const files = filesOf((await sizesOf(db, span)).sizes, format)
    const places = files[file - 1]
    if (!places) throw new Refusal(ledgerErrors.export_empty, { field: 'from' })
    const text = EXPORT_FACTS[format].write(await exportRows(db, lang, span, places), lang)
    const details = { format, from: span.from, to: span.to }
    await audit(db, { actor: actorOf(viewer), action: 'ledger.exported', subject: { kind: 'ledger' }, details })
    const part = files.length > 1 ? `-${file}-of-${files.length}` : ''
    return { name: `ledger-${format}-${span.from}-${span.to}${part}.csv`, text }
  })
