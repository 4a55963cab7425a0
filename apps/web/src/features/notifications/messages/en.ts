import type { NotificationWords } from './ar.ts'

export const en: NotificationWords = {
  title: 'Notifications',
  text: 'Choose what you get and how. Changes are saved automatically.',
  loading: 'Loading your choices',
  always: 'You always receive verification codes and messages about the security of your account and data.',
  night: 'We don’t text you between 10 pm and 8 am your time, unless something starts within 3 hours.',
  gathered:
    'Events within a few minutes of each other arrive in one email. You can find them all under “Notifications”.',
  lang: 'Messages are sent in your account language.',
  changeLang: 'Change language',
  troubled: {
    email:
      'A message to your email bounced, so we paused emails to it. We’ll resume once one is delivered, such as a new verification code.',
    sms: 'Your phone could not be reached, so we paused messages to it. We’ll resume once one is delivered, such as a new verification code.',
  },
  complained:
    'Your email provider reported our messages as spam, so we stopped them. You only receive verification codes now.',
  resume: 'Send again',
  resumed: 'Messages resumed',
  phoneFirst: 'You get SMS and WhatsApp messages once your phone is verified.',
  channels: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' },
  talent: {
    milestones: 'Welcome, phone verified, application complete, profile verified: one email each.',
    interviews: 'A new request, a changed time, a reminder before it starts.',
    nominations: 'When we nominate you to a company, and when the company responds.',
    assessments: 'The result of an assessment, and the answer to an objection.',
    selections: 'A new step of your selection, or its date.',
    contracts: 'A contract to sign, in force, renewed or ended.',
    payouts: 'A payout that is owed, paid, changed or late.',
    conversations: 'What was written to you in conversations and you haven’t read, in one message.',
    profile_views: 'How many companies viewed your profile, once a week.',
    monthly: 'What happened to your profile in a month: views, nominations, interview requests.',
    referrals: 'Each stage reached by a friend you invited, up to the bonus.',
    opportunities: 'Open requests that fit your profile, without the company’s name, at most once a week.',
    newsletter: 'The month’s articles from the Knowledge Center, at most once a month.',
    reminders: 'An unfinished application, a first assessment to take, and when to update availability and salary.',
  },
  client: {
    interviews:
      'A time confirmed or changed, a reminder before it starts, and what comes next after you accept a talent.',
    nominations: 'Talents we nominate for your request, and nominations about to expire.',
    requests:
      'What comes next after our meeting, and where your request stands when nothing has happened for five working days.',
    contracts: 'A contract to sign, in force, renewed or ended.',
    invoices: 'An invoice issued or paid, and a reminder before it is due.',
    conversations: 'What was written to you in conversations and you haven’t read, in one message.',
    newsletter: 'The month’s articles from the Knowledge Center, at most once a month.',
    reminders: 'A hiring request you have not finished.',
  },
}
