import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  text: 'Where your request stands, and what comes next.',
  nextTitle: 'Your next step',
  next: {
    begin: {
      title: 'Describe the team you need',
      text: 'It takes a few minutes: what you are building, who you need and when.',
      action: 'Start a request',
    },
    wizard: {
      title: 'Finish your request',
      text: (at, total) => `You are at step ${at} of ${total}, and everything you wrote is saved.`,
      action: 'Continue the request',
    },
    meeting: {
      title: 'Book your meeting with us',
      text: 'Your request is ready. Half an hour with us, then nominations arrive.',
      action: 'Book the meeting',
    },
    rest: {
      title: 'Browse matched talents',
      text: 'Save the talents you like. Your account manager sees everyone you shortlist.',
      action: 'View matched talents',
    },
  },
  projects: {
    title: 'Your requests',
    count: countedEn({ zero: 'No requests yet', one: 'One request', other: '{n} requests' }),
    unnamed: 'Unnamed request',
    active: 'Shown now',
    changed: 'Changed',
    choose: 'Switch to it',
    edit: 'Edit',
    resume: 'Continue',
    stepOf: (at, total) => `Step ${at} of ${total}`,
    waitsForMeeting: 'Awaiting meeting',
    done: 'Complete',
    contracted: 'Contracted',
    another: 'New request',
    empty: 'No requests yet',
    emptyText: 'Start one, and we will match it with the right talents.',
    emptyForReaders: 'Requests you take part in appear here.',
  },
  more: {
    title: 'You may also need',
    vacancy: { title: 'Another vacancy', text: 'Add one more role without repeating every step.' },
    consultant: { title: 'A technical consultant', text: 'Half an hour with someone who has seen the same problem.' },
    packages: { title: 'Hosting packages', text: 'Hosting and monitoring for your product, at a clear price.' },
  },
  nav: {
    label: 'Your pages',
    more: 'More',
    find: 'Search and commands',
    sections: {
      home: 'Home',
      matching: 'Matching',
      nominations: 'Nominations',
      saved: 'Saved',
      request: 'Request',
      interviewRequests: 'Interview requests',
      interviews: 'Interviews',
      contracts: 'Contracts',
      renewals: 'Contract renewals',
      invoices: 'Invoices',
      conversations: 'Conversations',
      vacancy: 'Submit a vacancy',
      consultant: 'Book a consultant',
      packages: 'Hosting packages',
      profile: 'Company account',
    },
  },
  palette: { sections: 'Pages', people: 'Nominated and saved talents' },
  switcher: {
    label: 'The request you are working on',
    another: 'New request',
  },
  profile: {
    text: 'What we know about you and your company, and what you can change.',
    company: 'You and your company',
    firstName: 'First name',
    lastName: 'Last name',
    companyName: 'Company name',
    save: 'Save',
    saved: 'Details saved',
    changed: {
      title: 'Your details were changed in another window',
      text: 'Your text is still here. Which version should be kept?',
      mine: 'Keep what I typed here',
      theirs: 'Keep the other one',
    },
    website: 'Company website',
    role: 'Job title',
    country: 'Country',
    settings: 'Settings and privacy',
    settingsText: 'Notifications, the devices you are signed in on, and a copy of your data.',
    openSettings: 'Open settings',
  },
}

export const useHomeWords = () => useWords({ ar, en })
