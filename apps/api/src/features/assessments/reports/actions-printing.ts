import { reportSheetOf } from '@fareeq/domain/assessments/reports/rules-report-sheet.ts'
import { forOthers, passesOf } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import { PASSED } from '@fareeq/domain/assessments/states.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { qrRows } from '../../../platform/qr-code.ts'
import type { Member } from '../../../platform/session.ts'
import { basicRow } from '../../talents/queries-profile.ts'
import { readPersonality, testReports } from '../actions-reports.ts'
import { sharesOf } from './actions-sharing.ts'

/** A printed report is passed on, so it has only what others may read. */
export async function printReport(ctx: RequestContext<Member>, lang: Lang): Promise<Buffer> {
  const { db, platform, viewer, now } = ctx
  const info = await basicRow(db, viewer)
  const tests = passesOf(await testReports(db, viewer.userId, PASSED)).map(forOthers)
  const { personality, shared } = await readPersonality(db, viewer.userId)
  if (tests.length === 0 && !(personality && shared)) throw new Refusal(platformErrors.not_found)
  const { id, role, verified, qualified } = info
  const talent = { id, name: nameFor(info, lang), role_name: role && roleName(role, lang), verified, qualified }
  const report = { talent, tests, personality: shared ? personality : null }
  // Only a link that shows at least what is printed proves it.
  const share = (await sharesOf(ctx)).find(({ assessments }) =>
    tests.every(({ assessment_id }) => assessments.includes(assessment_id)),
  )
  const check = share && { url: share.url, expires_at: share.expires_at, qr: qrRows(share.url) }
  const data = reportSheetOf(report, lang, now, check ?? null)
  return platform.printer.print({ template: 'report', data }, viewer.userId)
}
