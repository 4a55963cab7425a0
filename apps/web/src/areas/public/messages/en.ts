import type { ar } from './ar.ts'

export const en: typeof ar = {
  siteMenu: 'Site menu',
  openMenu: 'Menu',
  homeLabel: 'Fareeq, home page',
  forCompanies: 'For companies',
  forTalents: 'For talents',
  login: 'Login',
  hire: 'Hire talent',
  join: 'Join as talent',
  account: 'My account',
  footer: {
    about: 'Remote technologists for companies in the region, from the first nomination to the renewed contract.',
    site: 'Site',
    privacy: 'Privacy',
    terms: 'Terms',
    start: 'Start here',
    clientSignup: 'Company account',
    talentSignup: 'Talent account',
    rights: (year) => `© ${year} Fareeq. All rights reserved.`,
  },
}
