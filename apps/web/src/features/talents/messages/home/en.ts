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
    assessment: {
      title: 'Prove your skill',
      text: 'Half an hour in a skill you master, and a result within minutes. Passing it makes you verified to companies.',
      action: 'Choose an assessment',
    },
    task: { text: (percent) => `Raises your profile strength to ${percent}%.`, action: 'Start' },
    rest: {
      title: 'Your profile is ready',
      text: 'Nothing is waiting for you now. We write to you when we nominate you or a company asks for an interview.',
      action: 'View profile',
    },
  },
  strengthMore: 'Details in your profile',
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
    termsShort: 'Availability',
    profileShort: 'Profile',
    assessments: 'Assessments',
    interviews: 'Interviews',
  },
}
