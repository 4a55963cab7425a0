import type { Work } from '../../platform/call.ts'
import { type ErasedPerson, forgetPerson as forgetInPlatform } from '../../platform/forgetting.ts'
import { forgetPerson as forgetInAccounts } from '../accounts/queries-forgetting.ts'
import { forgetPerson as forgetInAssessments } from '../assessments/queries-forgetting.ts'
import { forgetPerson as forgetInBans } from '../bans/queries-forgetting.ts'
import { forgetPerson as forgetInClientProjects } from '../client-projects/queries-forgetting.ts'
import { forgetPerson as forgetInCodes } from '../codes/queries-forgetting.ts'
import { forgetPerson as forgetInCvImports } from '../cv-imports/queries-forgetting.ts'
import { forgetPerson as forgetInInterviews } from '../interviews/queries-forgetting.ts'
import { forgetPerson as forgetInMatching } from '../matching/queries-forgetting.ts'
import { forgetPerson as forgetInMeetings } from '../meetings/queries-forgetting.ts'
import { forgetPerson as forgetInNominations } from '../nominations/queries-forgetting.ts'
import { forgetPerson as forgetInNotifications } from '../notifications/queries-forgetting.ts'
import { forgetPerson as forgetInOrganisations } from '../organisations/queries-forgetting.ts'
import { forgetPerson as forgetInPayouts } from '../payouts/queries-forgetting.ts'
import { forgetPerson as forgetInProfileProposals } from '../profile-proposals/queries-forgetting.ts'
import { forgetPerson as forgetInReferrals } from '../referrals/queries-forgetting.ts'
import { forgetPerson as forgetInSelections } from '../selections/queries-forgetting.ts'
import { forgetPerson as forgetInSite } from '../site/queries-forgetting.ts'
import { forgetPerson as forgetInStaff } from '../staff/queries-forgetting.ts'
import { forgetPerson as forgetInTalentImports } from '../talent-imports/queries-forgetting.ts'
import { forgetPerson as forgetInTalentViews } from '../talent-views/queries-forgetting.ts'
import { forgetPerson as forgetInTalents } from '../talents/queries-forgetting.ts'
import { forgetPerson as forgetInTickets } from '../tickets/queries-forgetting.ts'
import { forgetPerson as forgetInPrivacyRequests } from './queries-forgetting.ts'
import { forgetInTrail } from './queries-trail.ts'

/**
 * Anonymises the person: every feature deletes or blanks what it holds, by `FATES`. The trail comes first, which finds its
 * entries by the records; the account comes last.
 */
export async function forgetPerson({ db, now }: Work, person: ErasedPerson): Promise<void> {
  await forgetInTrail(db, person)
  await forgetInTickets(db, person, now)
  await forgetInStaff(db, person)
  await forgetInTalents(db, person)
  await forgetInCvImports(db, person)
  await forgetInNotifications(db, person)
  await forgetInTalentViews(db, person)
  await forgetInProfileProposals(db, person)
  await forgetInClientProjects(db, person)
  await forgetInOrganisations(db, person)
  await forgetInMatching(db, person)
  await forgetInNominations(db, person)
  await forgetInInterviews(db, person)
  await forgetInAssessments(db, person)
  await forgetInSelections(db, person)
  await forgetInTalentImports(db, person)
  await forgetInPayouts(db, person)
  await forgetInBans(db, person)
  await forgetInPrivacyRequests(db, person)
  await forgetInReferrals(db, person, now)
  await forgetInMeetings(db, person, now)
  await forgetInSite(db, person)
  await forgetInCodes(db, person)
  await forgetInPlatform(db, person)
  await forgetInAccounts(db, person, now)
}
