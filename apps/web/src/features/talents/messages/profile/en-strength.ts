import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { ar } from './ar-strength.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: typeof ar = {
  title: 'Profile strength',
  left: countedEn({ zero: 'Your profile is complete.', one: 'One task left.', other: '{n} tasks left.' }),
  next: 'What makes it stronger now',
  more: countedEn({ one: 'and one more task', other: 'and {n} more tasks' }),
  done: countedEn({ zero: 'Nothing done yet', one: 'One task done', other: '{n} tasks done' }),
  worth: (percent) => `+${percent}%`,
  complete: 'A complete profile. Well done.',
  tasks: {
    basics: 'Complete your country, nationality, role and length of experience',
    skills: (fewest) => `Add at least ${fewest} skills`,
    experience: 'Add at least one job',
    languages: 'Add the languages you work in',
    assessment: 'Pass at least one technical assessment',
    bio: 'Write about yourself',
    photo: 'Add your picture',
    education: 'Add your education or a certificate',
    projects: 'Add a project you are proud of',
    links: 'Add LinkedIn or a link to your work',
    terms: 'Set your availability and salary',
    phone: 'Verify your phone number',
  },
  doneTasks: {
    basics: 'Basic information',
    skills: 'Skills',
    experience: 'Experience',
    languages: 'Languages',
    assessment: 'Technical assessment',
    bio: 'About you',
    photo: 'Picture',
    education: 'Education or certificates',
    projects: 'Projects',
    links: 'Links',
    terms: 'Availability and salary',
    phone: 'Phone number',
  },
  tour: {
    label: 'A tour of your profile',
    start: 'Take the tour',
    next: 'Next',
    back: 'Back',
    skip: 'Skip the tour',
    finish: 'Finish the tour',
    stops: {
      head: [
        'Welcome to your profile',
        'This is how it looks, and here you see whether it is active. Every section has its own “Edit”.',
      ],
      strength: [
        'Profile strength',
        'How much is there, and exactly what makes it stronger now. Each task takes you to its place.',
      ],
      selection: ['Selection', 'Four steps, and for each a time we keep to.'],
      terms: [
        'Availability and salary',
        'When you can start, and your salary. No company sees your salary until you show it yourself.',
      ],
      preview: ['Public preview', 'A card without a name on our public pages, and only if you agree.'],
    },
  },
}

export const useStrengthWords = () => useWords({ ar, en })
