import { reportSheetOf } from '@fareeq/domain/assessments/reports/rules-report-sheet.ts'
import { forOthers, passesOf } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import { PASSED } from '@fareeq/domain/assessments/states.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Call } from '../../../platform/call.ts'
import type { Member } from '../../../platform/session.ts'
import { basicRow } from '../../talents/queries-profile.ts'
import { readPersonality, testReports } from '../actions-reports.ts'

/** A printed report is passed on, so it has only what others may read. */
export async function printReport({ db, platform, viewer, now }: Call<Member>, lang: Lang): Promise<Buffer> {
  const info = await basicRow(db, viewer)
  const tests = passesOf(await testReports(db, viewer.userId, PASSED)).map(forOthers)
  const { personality, shared } = await readPersonality(db, viewer.userId)
  if (tests.length === 0 && !(personality && shared)) throw new Refusal(platformErrors.not_found)
  const { id, role, verified, qualified } = info
  const talent = { id, name: nameFor(info, lang), role_name: role && roleName(role, lang), verified, qualified }
  const report = {
    talent,
    tests,
    personality: shared ? personality : null,
    has_videos: false,
    has_recordings: false,
    with_conduct: true,
  }
  return platform.printer.print({ template: 'report', data: reportSheetOf(report, lang, now) }, viewer.userId)
}
