import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { MEMBER_ROLE_NAMES } from '@fareeq/domain/organisations/rules-roles.ts'
import { ORGANISATION } from '@fareeq/domain/organisations/rules.ts'
import { type OrganisationWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: OrganisationWords = {
  roles: MEMBER_ROLE_NAMES.en,
  team: {
    title: 'Colleagues',
    text: 'Who works on the requests with you, and what each of them can do.',
    loading: 'Loading your colleagues',
    self: 'You',
    alone: 'No colleagues yet. Invite the people who join interviews or follow requests.',
    askOwner: 'Only an account owner can invite colleagues and change their roles.',
    change: 'Change role',
    changeOf: (name) => `Change the role of ${name}`,
    changeTitle: (name) => `What is ${name}’s role?`,
    role: 'Role',
    save: 'Save role',
    saved: 'Role saved',
    remove: 'Remove',
    removeOf: (name) => `Remove ${name}`,
    removeTitle: (name) => `Remove ${name} from the company?`,
    removeText:
      'The company’s requests will no longer appear in this account. Their work stays with the company, and they keep their account.',
    removed: 'Removed from the company',
  },
  invitations: {
    title: 'Pending invitations',
    until: 'Valid until {date}',
    expired: 'Expired',
    again: 'Resend',
    againTo: (email) => `Resend the invitation to ${email}`,
    sent: 'Invitation resent',
    withdraw: 'Withdraw',
    withdrawOf: (email) => `Withdraw the invitation for ${email}`,
    withdrawTitle: 'Withdraw the invitation?',
    withdrawText: (email) => `The link that ${email} received will no longer work.`,
    withdrawn: 'Invitation withdrawn',
  },
  invite: {
    title: 'Invite a colleague',
    email: 'Work email',
    emailHint: `We’ll email a single-use link, valid for ${DAYS.en(ORGANISATION.linkDays)}.`,
    role: 'Role',
    send: 'Send invitation',
    sent: 'Invitation sent',
  },
  join: {
    title: 'Join {company}',
    text: '{inviter} invited you. Your role will be: {role}.',
    loading: 'Loading the invitation',
    address: 'The invitation is for',
    firstName: 'First name',
    lastName: 'Last name',
    terms: 'I agree to the {link}',
    termsLink: 'terms and conditions',
    privacy: 'I have read the {link} and agree to it',
    privacyLink: 'privacy policy',
    signUp: 'Create the account and join',
    join: 'Join',
    joined: 'You have joined your colleagues',
    hasAccount: 'This email already has an account. Sign in with it, then join.',
    login: 'Sign in',
    otherAccount: 'You are signed in with another account. Sign out, then open the invitation link again.',
    overTitle: 'This invitation has expired',
    overText: 'Ask your colleague to send it again, and you will receive a new link.',
    goneTitle: 'This invitation no longer works',
    goneText: 'Its link may have been used, or it was withdrawn. Ask your colleague for a new one.',
    home: 'Home',
  },
  closed: {
    title: 'This page is not part of your role',
    text: 'An account owner can change your role in the company.',
    colleagues: 'See colleagues and their roles',
  },
}

export const useOrganisationWords = () => useWords({ ar, en })
