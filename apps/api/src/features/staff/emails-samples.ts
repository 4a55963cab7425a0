import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { handedOverMail, invitationMail, newAuthenticatorMail, rolesIn } from './emails-accounts.ts'
import { notStaffMail, staffCodeMail, staffGuessingMail, staffLinkMail } from './emails.ts'

const ROLES = ['recruiter', 'content'] as const
const OWNED = { ar: '3 تذاكر وشركتان', en: '3 tickets and 2 companies' }

export const staffMails = mailSamples('staff', {
  code: ({ lang, code }) => staffCodeMail(lang, code),
  not_staff: ({ lang, url }) => notStaffMail(lang, url),
  link: ({ lang, url }) => staffLinkMail(lang, url),
  guessing: ({ lang, url }) => staffGuessingMail(lang, url),
  invitation: {
    compose: ({ lang, by, url, date: until }) => invitationMail(lang, { by, roles: ROLES, url, until }),
    values: ({ lang }) => ({ role: rolesIn(lang, ROLES) }),
  },
  authenticator: ({ lang, name, by, url, date: until }) => newAuthenticatorMail(lang, { name, by, url, until }),
  handed_over: {
    compose: ({ lang, name, by: from, url }) => handedOverMail(lang, { name, from, what: OWNED[lang], url }),
    values: ({ lang }) => ({ work: OWNED[lang] }),
  },
})
