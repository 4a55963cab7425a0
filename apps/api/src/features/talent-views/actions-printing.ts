import type { RequestContext } from '../../platform/context.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { evidenceFor } from '@fareeq/domain/talent-evidence/rules.ts'
import { evidenceText, evidenceTitle } from '@fareeq/domain/talent-evidence/rules-text.ts'
import { type CvSection, cvSheetOf } from '@fareeq/domain/talents/export/rules-cv.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { evidenceRecords } from '../talent-evidence/actions.ts'
import { assessedFor } from './actions-reports.ts'
import { type Query, type ProfileView, resolveView } from './actions-resolving.ts'

/** Without contact details, because what is printed is passed on. */
const withoutContact = (profile: Profile): Profile => ({
  ...profile,
  basicInfo: { ...profile.basicInfo, email: '', phone: null, linkedin: null, accounts: [] },
})

/** What the reader may know of them, for any company: the hours that one shares with them are not on paper. */
async function proofSection(ctx: RequestContext, id: string, view: ProfileView): Promise<CvSection> {
  const { db, viewer, lang } = ctx
  const isAssessed = (await assessedFor(ctx, id, view)) !== null
  const evidence = isAssessed ? evidenceFor((await evidenceRecords(db, [id]))(id), { who: viewer, hours: null }) : []
  return {
    kind: 'entries',
    title: evidenceTitle(lang),
    entries: evidence.map((item) => {
      const { label, what, more } = evidenceText(item, lang, BUSINESS_ZONE)
      return { title: label ?? what, when: more.join(' · '), ...(label !== null && { text: what }) }
    }),
  }
}

export async function printTalent(ctx: RequestContext, id: string, query: Query): Promise<Buffer> {
  const view = await resolveView(ctx, id, query)
  const { verdict, profile } = view
  if (verdict.kind === 'unavailable') throw new Refusal(platformErrors.not_found)
  if (verdict.kind !== 'shown') throw new Refusal(platformErrors.not_authorized)
  const { viewer, platform, lang } = ctx
  const owner =
    viewer.kind === 'visitor' ? `link:${query.token}` : viewer.kind === 'staff' ? viewer.staffId : viewer.userId
  const proof = await proofSection(ctx, id, view)
  return platform.printer.print({ template: 'cv', data: cvSheetOf(withoutContact(profile), lang, [proof]) }, owner)
}
