import type { ar } from './ar.ts'

export const en: typeof ar = {
  homeLabel: 'Fareeq, home',
  find: 'Search and commands',
  accountMenu: 'Account menu',
  home: 'Home',
  settings: 'Settings',
  signOut: 'Sign out',
  talent: 'Talent account',
  client: 'Company account',
  bar: 'Your main pages',
  more: 'More',
  pages: {
    offers: 'Offers',
    contracts: 'Contracts',
    payouts: 'Payouts',
    renewals: 'Renewals',
    conversations: 'Conversations',
  },
}
