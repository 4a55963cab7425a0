import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { dataSheetOf } from '@fareeq/domain/privacy-requests/rules-sheet.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../../platform/session.ts'
import { exportData } from './actions-export.ts'
import { personById } from './queries.ts'

type Asked = { db: Db; platform: Platform; viewer: Member; lang: Lang; now: Date }

/** The same as the file for programs, to be read. */
export async function printData({ db, platform, viewer, lang, now }: Asked): Promise<Buffer> {
  const { timezone } = await personById(db, viewer.userId)
  const held = await exportData(db, viewer, now)
  const data = dataSheetOf(held, { lang, timeZone: timezone ?? 'UTC', now })
  return platform.printer.print({ template: 'data', data }, viewer.userId)
}
