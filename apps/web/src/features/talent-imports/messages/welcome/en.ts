import { type WelcomeWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: WelcomeWords = {
  loading: 'Loading your details …',
  title: 'Hello {name}, may we keep your details?',
  text: 'You once applied to us through Workable, and this is what we took along to Fareeq. No company sees it and we do not use it before you agree.',
  known: 'What we know of you',
  name: 'Name',
  email: 'Email',
  phone: 'Mobile number',
  skills: 'Skills',
  linkedin: 'LinkedIn',
  later: 'You can change all of it once you have agreed.',
  until: 'If you do not answer before {date}, we delete all of it.',
  form: 'Agreement',
  terms: 'I agree to the {link}',
  termsLink: 'terms and conditions',
  privacy: 'I agree to the {link}',
  privacyLink: 'privacy policy',
  marketing: 'I would like emails about opportunities and news from Fareeq',
  agree: 'Agree and continue',
  decline: 'Delete my details',
  declineTitle: 'Delete your details for good?',
  declineText: 'We delete everything we took along, and will not email you again.',
  deletedTitle: 'Your details are deleted',
  deletedText: 'Nothing that we took along is left, and no later import brings it back.',
  overTitle: 'This link is no longer valid',
  overText: 'It has been answered, or its time is over. If you have agreed, sign in with your email.',
  goneTitle: 'There is nothing behind this link',
  goneText: 'The details may be deleted, or the link was copied in part.',
  login: 'Sign in',
  home: 'Home page',
}

export const useWelcomeWords = () => useWords({ ar, en })
