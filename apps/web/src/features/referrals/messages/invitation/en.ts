import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { InvitationWords } from './ar.ts'

const workingDays = countedEn({ one: '{n} working day', other: '{n} working days' })

export const en: InvitationWords = {
  eyebrow: 'An invitation to Fareeq',
  title: 'A friend invites you to Fareeq',
  titleOf: (inviter) => `An invitation from ${inviter}`,
  lead: 'We match technologists with remote work at companies in the region. Joining costs nothing, and the choice is yours.',
  toldTitle: 'What we were told about you',
  told: 'Your name, email, role and years of experience; your mobile number and LinkedIn page where they were given.',
  yesTitle: 'If you agree',
  yes: 'We use these details to recognise you when you sign up and to invite you to the tests. Your friend sees the stage you have reached, and no more.',
  noTitle: 'If you decline',
  no: 'We delete number and page at once, and keep your address only so that we do not ask again.',
  answerBy: (day) => `The link works until ${day}.`,
  accept: 'I agree',
  decline: 'No, thanks',
  privacy: 'How we protect your data',
  accepted: {
    title: 'You have agreed: welcome',
    text: (days) =>
      `Next comes a talent account. Open it with the address the invitation came to, and you are invited to the tests within ${workingDays(days)}.`,
    action: 'Create a talent account',
  },
  declined: {
    title: 'Your details will not be used',
    text: 'What was said about you is deleted, and we will not send another invitation. If you change your mind, the door is open.',
    action: 'Get to know Fareeq',
  },
  over: {
    title: 'This invitation has ended',
    text: 'The link is too old, or part of it is missing. Your friend may invite you again, or you can sign up right away.',
    action: 'Create a talent account',
  },
}
