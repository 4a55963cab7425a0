import type { ProfileViewWords } from './ar.ts'

export const en: ProfileViewWords = {
  title: 'Who has seen your profile and salary',
  text: 'Everybody who looked at your profile, salary or assessment, when, and why.',
  loading: 'Reading the record',
  emptyTitle: 'Nobody has seen your profile yet',
  emptyText: 'When a company or one of our staff does, you find it here.',
  parts: { profile: 'Profile', salary: 'Salary', video: 'Video assessment', report: 'Report' },
  grounds: {
    showcase: 'Among the talents we show',
    matching: 'Among the matches of a request',
    nomination: 'Through a nomination',
    interview: 'Before an interview',
    contract: 'Within a contract',
    shared_link: 'By a link you shared',
  },
  kinds: { client: 'A company', staff: 'Fareeq staff', visitor: 'A visitor' },
}
