import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { invitationMail, roleSentence } from './emails.ts'

const ROLE: MemberRole = 'hiring_manager'

export const organisationMails = mailSamples('organisations', {
  invitation: {
    compose: ({ lang, by: inviter, company: organisation, url, date: until }: SampleValues) =>
      invitationMail(lang, { inviter, organisation, role: ROLE, url, until }),
    values: ({ lang }) => ({ role: roleSentence(ROLE, lang) }),
  },
})
