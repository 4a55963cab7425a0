import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Your application',
  text: 'Tell us about yourself, one step at a time. Everything saves by itself, and you can come back to where you left off.',
  editTitle: 'Edit profile',
  editText: 'Every change saves by itself as soon as you make it.',
  backToProfile: 'Profile',
  nav: 'Steps of the profile',
  steps: {
    basicInfo: 'Basic information',
    projects: 'Projects',
    importCv: 'CV',
    experience: 'Experience',
    education: 'Education',
    certification: 'Certificates',
    account: 'Account',
    profile: 'Profile',
  },
  intro: {
    basicInfo: 'Everything here is required unless it says “optional”.',
    projects: 'Work you are proud of. One clear project beats a long list.',
    importCv: 'Upload your CV and we suggest what we read in it. Nothing is saved before you agree.',
    experience: 'Where you worked and what you achieved, newest first.',
    education: 'Your degrees and anything equivalent.',
    certification: 'The professional certificates you hold.',
    account:
      'Your picture, your words and links, and the terms you work on. Only availability and salary are required.',
  },
  optionalStep: 'This step is optional.',
  start: {
    cvTitle: 'You have a CV',
    cvText: 'We read it and suggest what we find. Add it in one press, then fill in the rest.',
    cv: 'Read my CV',
    byHandTitle: 'You prefer to type',
    byHandText: '7 short steps. You can still import your CV later, in its own step.',
    byHand: 'Fill it in by hand',
    note: 'We read the file and do not keep it. Nothing is added before you agree.',
  },
  states: { filled: 'done', short: 'something required is missing', empty: 'empty', ahead: 'not complete yet' },
  next: 'Save and continue',
  later: 'Continue, finish later',
  finish: 'Finish the application',
  backToFinish: 'Back to finish',
  left: (names) => `Still required in this step: ${names}. You can add it later, before you finish.`,
  missingTitle: countedEn({ one: 'One thing left to finish', other: '{n} things left to finish' }),
  fields: {
    country: 'Country of residence',
    nationality: 'Nationality',
    role: 'Current role',
    experience: 'Length of experience',
    skills: (fewest) => `At least ${fewest} skills`,
    languages: 'At least one language and how well you speak it',
    terms: 'Availability and monthly salary',
  },
  finished: {
    title: 'Your application is complete',
    text: (name) => `Welcome, ${name}. Your profile is ready. Here is what happens now.`,
    assessments: 'Choose an assessment',
    profile: 'View my profile',
    tour: 'Take the tour',
    now: 'What happens now',
    steps: {
      phone: { title: 'Verify your phone', text: 'Nobody sees your profile before that.' },
      assessment: {
        title: 'A technical assessment',
        text: 'The first step of selection: about half an hour in a skill you know well, whenever you like. Passing it makes your profile verified.',
      },
      matching: {
        title: 'Our matching team and companies see your profile',
        text: 'We nominate you to companies your work fits. There is no fixed time: it depends on what companies ask for.',
      },
      interview: {
        title: 'An interview request',
        text: 'When a company wants to talk to you, you get an email, and the request appears under Interviews. You pick a time or decline.',
      },
    },
    seen: 'What companies see',
    shown: 'Shown',
    shownItems: [
      'Your name, picture and bio',
      'Your role, experience, skills and languages',
      'Your country and availability',
    ],
    hidden: 'Hidden',
    hiddenItems: ['Your email and phone number', 'Your salary, until you show it'],
  },
  phase: {
    saving: 'Saving',
    saved: 'Saved',
    failed: 'Not saved',
    offline: 'Offline, saves when you are back',
    retry: 'Try Again',
  },
  conflict: {
    title: 'This was changed in another window',
    text: 'What you wrote here is still here. Which one should stand?',
    mine: 'Keep what I wrote here',
    theirs: 'Take the other change',
  },
}

export const useWizardWords = () => useWords({ ar, en })
