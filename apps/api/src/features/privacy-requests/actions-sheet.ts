import { dataSheetOf } from '@fareeq/domain/privacy-requests/rules-sheet.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { exportData } from './actions-export.ts'
import { personById } from './queries.ts'

/** The same as the JSON export, printed. */
export async function printData(ctx: RequestContext<Member>): Promise<Buffer> {
  const { db, platform, viewer, lang, now } = ctx
  const { timezone } = await personById(db, viewer.userId)
  const tables = await exportData(ctx)
  const data = dataSheetOf(tables, { lang, timeZone: timezone ?? 'UTC', now })
  return platform.printer.print({ template: 'data', data }, viewer.userId)
}
