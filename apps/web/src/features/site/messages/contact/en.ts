import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ContactWords } from './ar.ts'

export const en: ContactWords = {
  eyebrow: 'Our operations team reads every message',
  title: 'Contact us',
  lead: 'A question, an idea, a remark? Write in English or Arabic. Every message gets a reference and a date for its answer.',
  form: {
    label: 'Contact form',
    topic: 'Topic',
    topicHint: 'So that it reaches the right person.',
    name: 'Name',
    email: 'Email',
    emailHint: 'We answer to this address.',
    message: 'Your message',
    messageHint: 'Say as much as you like; details save a round of questions.',
    companyHint:
      'Tell us the company’s name, its website, and its registration number or another proof that it exists.',
    submit: 'Send message',
    privacy: 'We use your address to answer you, and for nothing else.',
    privacyLink: 'Privacy policy',
    website: 'Leave this field empty',
  },
  next: {
    title: 'What happens next',
    steps: [
      { title: 'You get a reference', text: 'Here at once, and by mail as well.' },
      { title: 'A person reads it', text: 'Somebody in operations, Sunday to Thursday.' },
    ],
    answerTitle: countedEn({ one: 'An answer within {n} working day', other: 'An answer within {n} working days' }),
    answerText: 'Before six in the evening, Riyadh time.',
  },
  ways: {
    title: 'Shorter ways',
    faq: { title: 'Frequently asked', text: 'Your answer may be written down already.' },
    client: { title: 'Talk to an expert', text: 'Create a company account, then book a time that suits you.' },
    recruiter: { title: 'AI recruiter', text: 'Say whom you need in a sentence and watch it become a request.' },
  },
  sent: {
    title: 'We have your message',
    text: 'Thank you. Someone on our operations team will read it and reply by email.',
    reference: 'Your reference',
    due: 'Answer by',
    before: (moment) => moment,
    mailed: 'The reference is on its way to your inbox too. If you cannot find it, look in your spam folder.',
    again: 'Write another message',
    home: 'Home page',
  },
}
