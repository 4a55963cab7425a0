import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

export const en: typeof ar = {
  updatedOn: 'Last updated:',
  breadcrumbs: 'Breadcrumb',
  notFound: {
    title: 'We could not find this page',
    text: 'The link may have changed, or was typed differently. You can go on from here.',
    ways: 'Pages you may be looking for',
    talents: { title: 'For talents', text: 'One profile, and interviews come to you' },
    knowledge: { title: 'Knowledge center', text: 'Articles on hiring and working remotely' },
    faq: { title: 'FAQ', text: 'Short answers for companies and talents' },
    contact: { title: 'Contact us', text: 'A person reads it and answers' },
  },
  nominationExpired: {
    title: 'This nomination has expired',
  },
  toHome: 'Home page',
  toLogin: 'Sign in',
  toAccount: 'Back to my account',
  chunk: {
    title: 'Loading chunk failed',
    text: 'The connection may be weak, or an update was just released. Please try again.',
  },
  failure: {
    title: 'Something went wrong',
    text: 'We could not show this page. Try again, and tell us if it keeps happening.',
  },
  tryAgain: 'Try Again',
  offline: 'You are offline. What you save now is sent once you are back, as long as this page stays open.',
}

export const useSiteWords = () => useWords({ ar, en })
