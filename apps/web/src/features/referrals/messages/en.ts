import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type ReferralWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: ReferralWords = {
  form: {
    title: 'Invite a friend now',
    text: 'We’ll send them a link, and won’t use anything you write until they agree.',
    name: 'Your friend’s name',
    nameHint: 'As they introduce themselves.',
    email: 'Their email',
    emailHint: 'We send the invitation here and recognise them by it when they sign up.',
    role: 'Their role',
    years: 'Their years of experience',
    phone: 'Their mobile number',
    linkedin: 'Their LinkedIn page',
    consent: 'My friend knows I’m sharing their details with Fareeq to invite them.',
    send: 'Send invitation',
    sentTitle: (name) => `Your invitation to ${name} is on its way`,
    sentText: (amount) =>
      `If they’re hired, you’ll earn ${amount} after their probation, or when a short project ends. Follow every stage below.`,
    verify: 'Verify your mobile number to send an invitation.',
  },
  link: {
    title: 'Your personal link',
    text: 'Everyone who creates a talent account with this link counts as a friend you invited, with the same bonus and terms.',
    label: 'Invitation link',
    copy: 'Copy link',
    share: 'Share',
    whatsapp: 'Send on WhatsApp',
    message: 'Join me on Fareeq: remote work for technologists at companies in the region.',
    waiting: countedEn({
      zero: '',
      one: 'One friend has joined with your link. They’ll appear below once they add their role and experience.',
      other: '{n} friends have joined with your link. They’ll appear below once they add their role and experience.',
    }),
  },
  worth: {
    title: 'Your bonus if they’re hired',
    pending: 'Choose their role and enter their years of experience to see the bonus before you invite.',
    failed: 'We couldn’t calculate the bonus right now. We’ll calculate it when you send.',
    tier: (name) => `Your friend’s tier: ${name}`,
    note: 'Based on today’s table and their years of experience when hired. Paid after probation, or when a short project ends.',
  },
  tracker: {
    title: 'The friends you have invited',
    empty: 'Nobody invited yet',
    emptyText: 'Once you invite a friend, you’ll see their stage, what comes next, and when.',
    years: countedEn({ zero: 'Under a year', one: '{n} year', other: '{n} years' }),
    facts: (role, years) => `${role} · ${years}`,
    bonus: 'Bonus',
    next: 'What comes next',
    history: 'What has happened so far',
    reason: 'Why',
    more: 'Show older invitations',
  },
  again: {
    send: 'Resend invitation',
    from: (day) => `You can resend it from ${day}`,
    left: countedEn({ one: 'Once more', other: '{n} times more' }),
    sent: 'Invitation sent again',
  },
  status: {
    invited: 'Awaiting their answer',
    consented: 'Agreed to the invitation',
    registered: 'Signed up',
    testing: 'Taking the assessment',
    passed: 'Passed the assessment',
    failed: 'Didn’t pass the assessment',
    hired: 'Hired',
    bonus_due: 'Bonus earned',
    paid: 'Bonus paid',
    void: 'Ended',
  },
  invitedAt: 'Invitation sent',
  next: {
    answer_by: (day) => `They can answer until ${day}`,
    register_by: (day) => `Waiting for them to sign up until ${day}`,
    tests_by: (day) => `We’ll invite them to the assessment by the end of ${day}`,
    bonus_on: (day) => `You’ll earn the bonus on ${day} if they’re still on contract`,
    paid_by: (day) => `We’ll pay the bonus by the end of ${day}`,
  },
  waiting: {
    testing: 'Waiting for their assessment result',
    passed: 'Waiting for their first contract',
    failed: 'They can retake the assessment after the waiting period',
  },
  reasons: {
    declined: 'Your friend declined.',
    lapsed: 'Time ran out before your friend joined. We deleted their details, and you can invite them again.',
    left_early: 'Your friend’s contract ended before the bonus was earned.',
    cancelled: 'Our operations team ended this invitation. Contact us to learn more.',
  },
}

export const useReferralWords = () => useWords({ ar, en })
