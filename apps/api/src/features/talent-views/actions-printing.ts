import type { RequestContext } from '../../platform/context.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { cvSheetOf } from '@fareeq/domain/talents/export/rules-cv.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { type Query, resolveView } from './actions-resolving.ts'

/** Without contact details, because what is printed is passed on. */
const withoutContact = (profile: Profile): Profile => ({
  ...profile,
  basicInfo: { ...profile.basicInfo, email: '', phone: null, linkedin: null, accounts: [] },
})

export async function printTalent(ctx: RequestContext, id: string, query: Query): Promise<Buffer> {
  const { verdict, profile } = await resolveView(ctx, id, query)
  if (verdict.kind === 'unavailable') throw new Refusal(platformErrors.not_found)
  if (verdict.kind !== 'shown') throw new Refusal(platformErrors.not_authorized)
  const { viewer, platform, lang } = ctx
  const owner =
    viewer.kind === 'visitor' ? `link:${query.token}` : viewer.kind === 'staff' ? viewer.staffId : viewer.userId
  return platform.printer.print({ template: 'cv', data: cvSheetOf(withoutContact(profile), lang) }, owner)
}
