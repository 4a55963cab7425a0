import { accountMails } from './features/accounts/emails.ts'
import { assessmentMails } from './features/assessments/emails-samples.ts'
import { backupMails } from './features/backups/emails.ts'
import { banMails } from './features/bans/emails.ts'
import { clientProjectMails } from './features/client-projects/emails.ts'
import { companyMails } from './features/companies/emails.ts'
import { buyoutMails } from './features/buyouts/emails.ts'
import { checkInMails } from './features/check-ins/emails.ts'
import { workReviewMails } from './features/work-reviews/emails.ts'
import { startMails } from './features/starts/emails.ts'
import { timeOffMails } from './features/time-off/emails.ts'
import { endingMails } from './features/contracts/emails-endings.ts'
import { contractMails } from './features/contracts/emails.ts'
import { messageReviewMails } from './features/conversations/emails-reviews.ts'
import { conversationMails } from './features/conversations/emails.ts'
import { interviewMails } from './features/interviews/emails/emails.ts'
import { invoiceMails } from './features/invoices/emails.ts'
import { meetingMails } from './features/meetings/emails.ts'
import { nominationMails } from './features/nominations/emails.ts'
import { notificationMails } from './features/notifications/emails.ts'
import { offerMails } from './features/offers/emails-samples.ts'
import { organisationMails } from './features/organisations/emails.ts'
import { paymentMails } from './features/payments/emails.ts'
import { payoutMails } from './features/payouts/emails-samples.ts'
import { phoneMails } from './features/phone-verifications/emails.ts'
import { privacyRequestMails } from './features/privacy-requests/emails.ts'
import { profileProposalMails } from './features/profile-proposals/emails.ts'
import { monthlyMails, profileViewMails } from './features/profile-views/emails.ts'
import { quoteMails } from './features/quotes/emails.ts'
import { referralMails } from './features/referrals/emails.ts'
import { renewalMails } from './features/renewals/emails-samples.ts'
import { milestoneMails, selectionMails } from './features/selections/emails-samples.ts'
import { siteMails } from './features/site/emails.ts'
import { staffMails } from './features/staff/emails.ts'
import { newsletterMails, opportunityMails } from './features/subscriptions/emails.ts'
import { talentImportMails } from './features/talent-imports/emails.ts'
import { talentMails } from './features/talents/emails.ts'
import { ticketMails } from './features/tickets/emails.ts'
import type { MailSample } from './platform/messages/mail-samples.ts'

/** Every mail and text message the features send, in the order of the content editor; a test finds one that is missing. */
export const MAIL_SAMPLES: readonly MailSample[] = [
  ...accountMails,
  ...phoneMails,
  ...talentMails,
  ...profileProposalMails,
  ...talentImportMails,
  ...milestoneMails,
  ...selectionMails,
  ...assessmentMails,
  ...nominationMails,
  ...interviewMails,
  ...meetingMails,
  ...offerMails,
  ...contractMails,
  ...endingMails,
  ...buyoutMails,
  ...checkInMails,
  ...workReviewMails,
  ...startMails,
  ...timeOffMails,
  ...renewalMails,
  ...payoutMails,
  ...conversationMails,
  ...messageReviewMails,
  ...quoteMails,
  ...invoiceMails,
  ...paymentMails,
  ...clientProjectMails,
  ...companyMails,
  ...organisationMails,
  ...referralMails,
  ...profileViewMails,
  ...monthlyMails,
  ...opportunityMails,
  ...newsletterMails,
  ...banMails,
  ...privacyRequestMails,
  ...ticketMails,
  ...siteMails,
  ...notificationMails,
  ...staffMails,
  ...backupMails,
]
