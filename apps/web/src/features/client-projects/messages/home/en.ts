import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  text: 'Where your request stands, and what comes next.',
  nextTitle: 'Your next step',
  next: {
    begin: {
      title: 'Describe the team you need',
      text: 'A few minutes are enough: what you build, who you need, and when.',
      action: 'Begin a request',
    },
    wizard: {
      title: 'Finish your request',
      text: (at, of) => `You are at step ${at} of ${of}, and everything you wrote is saved.`,
      action: 'Continue the request',
    },
    meeting: {
      title: 'Book your meeting with us',
      text: 'Your request is ready. Half an hour with us, then nominations arrive.',
      action: 'Book the meeting',
    },
    nominations: {
      title: 'Nominations wait for you',
      text: 'We chose people who fit your request. Each is reserved for you for a while.',
      action: 'See nominations',
    },
    rest: {
      title: 'Browse matched talents',
      text: 'Save whom you like, and shortlist the best so that your account manager knows.',
      action: 'See matched talents',
    },
  },
  counters: {
    title: 'Waiting for you',
    nominations: 'Nominations',
    interviews: 'Interviews',
    renewals: 'Contract renewals',
    none: 'Nothing is waiting for you now',
    noneText: 'Nominations, interviews and renewals appear here as they arrive, without a reload.',
  },
  projects: {
    title: 'Your requests',
    count: countedEn({ zero: 'No requests yet', one: 'One request', other: '{n} requests' }),
    unnamed: 'A request without a name yet',
    active: 'You are working on it',
    choose: 'Switch to it',
    edit: 'Edit',
    resume: 'Continue',
    stepOf: (at, of) => `Step ${at} of ${of}`,
    waitsForMeeting: 'Waiting for its meeting',
    done: 'Complete',
    contracted: 'Has a contract',
    another: 'New request',
    empty: 'No requests yet',
    emptyText: 'Begin one, and we match it with the right talents.',
  },
  more: {
    title: 'You may also need',
    vacancy: { title: 'Another vacancy', text: 'One role in a few words, without all the steps again.' },
    consultant: { title: 'A technical consultant', text: 'Half an hour with someone who has seen the same problem.' },
    packages: { title: 'Hosting packages', text: 'Running and watching your product, at a clear price.' },
  },
  nav: {
    label: 'Your pages',
    home: 'Home',
    matching: 'Matching',
    nominations: 'Nominations',
    saved: 'Saved',
    request: 'Request',
    profile: 'Company account',
  },
  switcher: {
    label: 'The request you are working on',
    another: 'New request',
  },
  profile: {
    text: 'What we know about you and your company.',
    company: 'Company',
    website: 'Website',
    role: 'Your role',
    country: 'Country',
    settings: 'Settings and privacy',
    settingsText: 'Notifications, the devices you are signed in on, and a copy of your data.',
    openSettings: 'Open settings',
  },
}
