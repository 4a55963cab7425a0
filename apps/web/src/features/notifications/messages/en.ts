import type { NotificationWords } from './ar.ts'

export const en: NotificationWords = {
  title: 'What we tell you, and how',
  text: 'Every choice is kept at once.',
  loading: 'Reading your choices',
  always: 'Sign-in codes, and what concerns the safety of your account and data, always reach you.',
  night: 'Your phone is left alone from 10 pm to 8 am on your clock, except for what happens within 3 hours.',
  gathered: 'What happens within a few minutes comes in one mail; all of it is under “Notifications”.',
  lang: 'Messages come in the language of your account.',
  changeLang: 'Change the language',
  troubled: {
    email:
      'A message to your email came back, so we have stopped writing to it. We go on once one arrives, such as a new sign-in code.',
    sms: 'Your phone could not be reached, so we have stopped writing to it. We go on once a message arrives, such as a new code.',
  },
  complained: 'Your mailbox reported our messages as unwanted, so we have stopped them. Only sign-in codes reach you.',
  resume: 'Send again',
  resumed: 'We will write to you again',
  phoneFirst: 'SMS and WhatsApp reach you once your phone is verified.',
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
  talent: {
    interviews: { name: 'Interviews', text: 'A new request, a changed time, a reminder before it begins.' },
    nominations: { name: 'Nominations', text: 'When we propose you to a company, and when it answers.' },
    profile_views: { name: 'Profile views', text: 'How many companies viewed your profile, once a week.' },
    referrals: { name: 'Invited friends', text: 'Every stage a friend you invited reaches, up to the bonus.' },
    reminders: { name: 'Reminders', text: 'An unfinished application, and when to update availability and salary.' },
  },
  client: {
    interviews: { name: 'Interviews', text: 'A time confirmed or changed, a reminder before it begins.' },
    nominations: { name: 'Nominations', text: 'Talents we propose for your request, one that is about to expire.' },
    reminders: { name: 'Reminders', text: 'A hiring request you have not finished.' },
  },
}
