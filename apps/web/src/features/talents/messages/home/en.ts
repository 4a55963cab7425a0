import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  text: 'Where you are, and what comes next.',
  nextTitle: 'Your next step',
  next: {
    waiting: {
      title: 'Confirm your availability and salary',
      text: 'You’re nominated to a company, and we need both confirmed to move forward.',
      action: 'Confirm availability and salary',
    },
    application: {
      title: 'Finish your application',
      text: (at, total) => `You’re at step ${at} of ${total}, and everything you entered is saved.`,
      action: 'Continue the application',
    },
    phone: {
      title: 'Activate your profile with your phone',
      text: 'It takes a minute: we’ll text you a code, and then companies can see your profile.',
      action: 'Activate the profile',
    },
    assessment: {
      title: 'Prove your skill',
      text: 'Half an hour on a skill you know well, with a result within minutes. Passing makes your profile verified.',
      action: 'Choose an assessment',
    },
    task: { text: (percent) => `Raises your profile strength to ${percent}%.`, action: 'Start' },
    rest: {
      title: 'Your profile is ready',
      text: 'Nothing needs your attention right now. We’ll email you when we nominate you or a company requests an interview.',
      action: 'View profile',
    },
  },
  strengthMore: 'Details in your profile',
  referral: {
    title: 'Know a strong technologist?',
    text: 'Invite a friend to Fareeq and earn a bonus once they are hired and settled in the job.',
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

export const useHomeWords = () => useWords({ ar, en })
