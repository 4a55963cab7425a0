import type { ar } from './ar.ts'

export const en: typeof ar = {
  updatedOn: 'Last updated:',
  notFound: {
    title: 'We could not find this page',
    text: 'The link may have changed, or was typed differently. You can go on from here.',
  },
  nominationExpired: {
    title: 'This nomination has expired',
    text: 'Nomination has been Expired, please contact an account manager for any inquiries',
  },
  toHome: 'Home page',
  toLogin: 'Login',
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
  offline: 'You are offline. You can keep reading; saving waits until you are back.',
}
