import { type ViewWords, ar } from './ar.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'

export const en: ViewWords = {
  backToNominations: 'Nominations',
  backToMatching: 'Matched talents',
  loading: 'Loading the profile',
  verified: 'Passed Fareeq’s assessment',
  qualified: 'Passed the assessment of this role',
  unverified: 'Technical assessment not taken yet',
  otherBio: { ar: 'Read it in Arabic', en: 'Read it in English' },
  onlyBio: { ar: 'Written in Arabic only.', en: 'Written in English only.' },
  match: { title: 'Match with your request', total: (percent) => `Match: ${percent}%` },
  pdf: { take: 'Download PDF', done: 'File downloaded' },
  salary: {
    locked: 'The salary is hidden. You will see it once the talent agrees to show it for a nomination.',
    range: 'A range the talent chose to show. The salary itself shows once they unlock it for a nomination.',
    outsideRole: 'Salaries are not part of your role. An account owner can change it.',
    guest: 'Shared links do not show the salary.',
  },
  answers: {
    watch: 'Watch 30 seconds',
    watchOf: (name) => `Watch 30 seconds: ${name}`,
    all: 'All answers',
    allOf: (name) => `All answers: ${name}`,
    read: 'Read the answers',
    readOf: (name) => `Read the answers: ${name}`,
    loading: 'Loading the video',
  },
  share: {
    title: 'Share this profile',
    text: 'Anyone with the link sees the profile and passed assessments, without salary, contact details, or what was noticed during a test.',
    personality: 'Include the personality report',
    personalityHint: 'The talent shares it with companies. The link shows it only if you choose so here.',
    copy: 'Copy link',
    copyFor: (name) => `Copy link: ${name}`,
    copied: 'URL link copied',
    until: (moment) => `It works until ${moment}.`,
    notCopied: 'The browser blocked copying. Please copy the link yourself',
    link: 'Link',
    back: 'Turn off the link',
    backTitle: 'Turn off the link?',
    backText: 'People you sent it to will no longer see the profile. You can share a new link at any time.',
    revoked: 'Link turned off',
  },
  unavailable: 'This profile is unavailable but you can check similar profiles',
  gone: 'This profile is unavailable',
  goneText: 'It may become available again. You can tell us who you are looking for.',
  ended: { title: 'This link has ended', text: 'Ask the person who sent it for a new one.' },
  similar: 'Similar profiles',
  guest: {
    title: 'Looking for someone like this?',
    text: 'Describe what you need and we will nominate the best fit.',
    hire: 'Hire talent',
    home: 'Home page',
  },
}

export const useViewWords = () => useWords({ ar, en })
