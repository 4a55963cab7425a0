import type { ActionContext } from '../../platform/context.ts'
import { type ErasedPerson, erasePerson as forgetInPlatform } from '../../platform/erasure.ts'
import { erasePerson as forgetInAccounts } from '../accounts/queries.ts'
import { erasePerson as forgetInAssessments } from '../assessments/queries.ts'
import { erasePerson as forgetInBans } from '../bans/queries.ts'
import { erasePerson as forgetInCalendarSources } from '../calendar-sources/queries.ts'
import { erasePerson as forgetInCheckIns } from '../check-ins/queries.ts'
import { erasePerson as forgetInWorkReviews } from '../work-reviews/queries.ts'
import { erasePerson as forgetInClientProjects } from '../client-projects/queries.ts'
import { erasePerson as forgetInCodes } from '../codes/queries.ts'
import { erasePerson as forgetInConversations } from '../conversations/queries-erasure.ts'
import { erasePerson as forgetInCvImports } from '../cv-imports/queries.ts'
import { erasePerson as forgetInInboundMails } from '../inbound-mails/queries.ts'
import { erasePerson as forgetInInterviews } from '../interviews/queries-erasure.ts'
import { erasePerson as forgetInMatching } from '../matching/queries.ts'
import { erasePerson as forgetInMeetings } from '../meetings/queries.ts'
import { erasePerson as forgetInNominations } from '../nominations/queries-erasure.ts'
import { erasePerson as forgetInNotifications } from '../notifications/queries.ts'
import { erasePerson as forgetInOffers } from '../offers/queries-writing.ts'
import { erasePerson as forgetInOrganisations } from '../organisations/queries.ts'
import { erasePerson as forgetInParties } from '../parties/queries.ts'
import { erasePerson as forgetInPayouts } from '../payouts/queries.ts'
import { erasePerson as forgetInProfileProposals } from '../profile-proposals/queries.ts'
import { erasePerson as forgetInRecruiter } from '../recruiter/queries.ts'
import { erasePerson as forgetInReferrals } from '../referrals/queries.ts'
import { erasePerson as forgetInSelections } from '../selections/queries.ts'
import { erasePerson as forgetInSite } from '../site/queries.ts'
import { erasePerson as forgetInStaff } from '../staff/queries.ts'
import { erasePerson as forgetInTalentImports } from '../talent-imports/queries.ts'
import { erasePerson as forgetInTalentViews } from '../talent-views/queries.ts'
import { erasePerson as forgetInTalents } from '../talents/queries.ts'
import { erasePerson as forgetInTickets } from '../tickets/queries-erasure.ts'
import { erasePerson as forgetInPrivacyRequests } from './queries.ts'
import { forgetInTrail } from './queries-trail.ts'

/**
 * Anonymises the person: every feature deletes or blanks what it holds, by `FATES`. The trail comes first, which finds its
 * entries by the records; the account comes last.
 */
export async function erasePerson({ db, now }: ActionContext, person: ErasedPerson): Promise<void> {
  await forgetInTrail(db, person)
  await forgetInTickets(db, person, now)
  await forgetInInboundMails(db, person)
  await forgetInStaff(db, person)
  await forgetInTalents(db, person)
  await forgetInCvImports(db, person)
  await forgetInNotifications(db, person)
  await forgetInTalentViews(db, person)
  await forgetInProfileProposals(db, person)
  await forgetInCalendarSources(db, person)
  await forgetInClientProjects(db, person)
  await forgetInOrganisations(db, person)
  await forgetInMatching(db, person)
  await forgetInNominations(db, person)
  await forgetInInterviews(db, person)
  await forgetInAssessments(db, person)
  await forgetInSelections(db, person)
  await forgetInTalentImports(db, person)
  await forgetInCheckIns(db, person)
  await forgetInWorkReviews(db, person)
  await forgetInOffers(db, person)
  await forgetInConversations(db, person)
  await forgetInParties(db, person)
  await forgetInPayouts(db, person)
  await forgetInBans(db, person)
  await forgetInPrivacyRequests(db, person)
  await forgetInRecruiter(db, person)
  await forgetInReferrals(db, person, now)
  await forgetInMeetings(db, person, now)
  await forgetInSite(db, person)
  await forgetInCodes(db, person)
  await forgetInPlatform(db, person)
  await forgetInAccounts(db, person, now)
}
