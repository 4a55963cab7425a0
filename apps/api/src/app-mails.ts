import { accountMails } from './features/accounts/emails-samples.ts'
import { assessmentMails } from './features/assessments/emails-samples.ts'
import { banMails } from './features/bans/emails-samples.ts'
import { clientProjectMails } from './features/client-projects/emails-samples.ts'
import { companyMails } from './features/companies/emails-samples.ts'
import { contractMails } from './features/contracts/emails-samples.ts'
import { interviewMails } from './features/interviews/emails/emails-samples.ts'
import { invoiceMails } from './features/invoices/emails-samples.ts'
import { meetingMails } from './features/meetings/emails-samples.ts'
import { nominationMails } from './features/nominations/emails-samples.ts'
import { notificationMails } from './features/notifications/emails-samples.ts'
import { organisationMails } from './features/organisations/emails-samples.ts'
import { paymentMails } from './features/payments/emails-samples.ts'
import { payoutMails } from './features/payouts/emails-samples.ts'
import { phoneMails } from './features/phone-verifications/emails-samples.ts'
import { privacyRequestMails } from './features/privacy-requests/emails-samples.ts'
import { profileProposalMails } from './features/profile-proposals/emails-samples.ts'
import { monthlyMails, profileViewMails } from './features/profile-views/emails-samples.ts'
import { referralMails } from './features/referrals/emails-samples.ts'
import { renewalMails } from './features/renewals/emails-samples.ts'
import { milestoneMails, selectionMails } from './features/selections/emails-samples.ts'
import { siteMails } from './features/site/emails-samples.ts'
import { staffMails } from './features/staff/emails-samples.ts'
import { newsletterMails, opportunityMails } from './features/subscriptions/emails-samples.ts'
import { talentImportMails } from './features/talent-imports/emails-samples.ts'
import { talentMails } from './features/talents/emails-samples.ts'
import { ticketMails } from './features/tickets/emails-samples.ts'
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
  ...contractMails,
  ...renewalMails,
  ...payoutMails,
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
]
