import { countedEn } from '@fareeq/domain/kernel/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  text: 'Where you are, and what comes next.',
  nextTitle: 'Your next step',
  next: {
    waiting: {
      title: 'A company is waiting for your answer',
      text: 'Confirm your availability and salary so that we can go on.',
      action: 'Confirm availability and salary',
    },
    application: {
      title: 'Finish your application',
      text: (at, of) => `You are at step ${at} of ${of}, and everything you wrote is saved.`,
      action: 'Continue the application',
    },
    phone: {
      title: 'Activate your profile with your phone',
      text: 'One minute: we send a code to your number, and then you can be nominated to companies.',
      action: 'Activate the profile',
    },
    task: { text: (percent) => `Raises your profile strength to ${percent}%.`, action: 'Start' },
    rest: {
      title: 'Your profile is ready',
      text: 'Nothing is waiting for you now. We write to you when a company is interested or your assessment is due.',
      action: 'View profile',
    },
  },
  strengthMore: 'Details in your profile',
  waiting: {
    title: 'Waiting for you',
    none: 'No interviews or renewals now',
    noneText: 'Invitations to interviews and contract renewals appear here, and we write to you about them.',
    interviews: countedEn({
      zero: 'No interviews',
      one: 'One invitation to an interview',
      other: '{n} invitations to interviews',
    }),
    renewals: countedEn({ zero: 'No renewals', one: 'One contract renewal', other: '{n} contract renewals' }),
    answer: 'Answer',
  },
  referral: {
    title: 'Know a strong technologist?',
    text: 'Invite a friend to Fareeq and earn a reward when they are hired.',
    action: 'Invite a friend',
  },
  nav: {
    label: 'Your pages',
    home: 'Home',
    profile: 'Profile',
    terms: 'Availability and salary',
    interviews: 'Interviews',
  },
}
