import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { InvitationWords } from './ar.ts'

const workingDays = countedEn({ one: '{n} working day', other: '{n} working days' })

export const en: InvitationWords = {
  eyebrow: 'An invitation to Fareeq',
  title: 'A friend invites you to Fareeq',
  titleOf: (inviter) => `An invitation from ${inviter}`,
  lead: 'We match technologists with remote work at companies in the region. Joining is free, and the choice is yours.',
  toldTitle: 'What we were told about you',
  told: 'Your name, email, role and years of experience; your mobile number and LinkedIn page where they were given.',
  yesTitle: 'If you agree',
  yes: 'We’ll use these details to recognise you when you sign up and to invite you to the assessment. Your friend only sees the stage you’ve reached.',
  noTitle: 'If you decline',
  no: 'We’ll delete your number and LinkedIn page at once, and keep your email only so we don’t ask again.',
  answerBy: (day) => `The link works until ${day}.`,
  accept: 'I agree',
  decline: 'No, thanks',
  privacy: 'How we protect your data',
  link: {
    seenTitle: 'What your friend sees',
    seen: 'That you’ve signed up, and the stage you’ve reached. Neither your profile nor your salary.',
    bonusTitle: 'What it means for your friend',
    bonus: 'A bonus from us if you’re hired. It doesn’t come out of your salary or affect your assessment.',
    without: 'Sign up without this invitation',
  },
  accepted: {
    title: 'Thanks for agreeing, and welcome',
    text: (days) =>
      `Next, create a talent account with the email you were invited at. We’ll invite you to the assessment within ${workingDays(days)}.`,
    action: 'Create a talent account',
  },
  declined: {
    title: 'We won’t use your details',
    text: 'We’ve deleted what we were told about you and won’t send another invitation. If you change your mind, you’re welcome to sign up.',
    action: 'Get to know Fareeq',
  },
  over: {
    title: 'This invitation has ended',
    text: 'The link is too old, or part of it is missing. Your friend can invite you again, or you can sign up right away.',
    action: 'Create a talent account',
  },
}
