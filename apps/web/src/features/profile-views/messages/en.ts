import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ProfileViewWords } from './ar.ts'

export const en: ProfileViewWords = {
  home: {
    companies: countedEn({
      zero: 'No companies viewed your profile',
      one: 'One company viewed your profile',
      other: '{n} companies viewed your profile',
    }),
    days: countedEn({ one: 'In the last day', other: 'In the last {n} days' }),
    weeksAgo: countedEn({ zero: 'This week', one: '1 week ago', other: '{n} weeks ago' }),
    open: 'Who has seen your profile and salary',
  },
  title: 'Who has seen your profile and salary',
  text: 'Everyone who viewed your profile, salary or assessment, when and why.',
  emptyTitle: 'Nobody has seen your profile yet',
  emptyText: 'When a company or one of our staff does, it appears here.',
  parts: { profile: 'Profile', salary: 'Salary', video: 'Video assessment', report: 'Report' },
  grounds: {
    showcase: 'In the public showcase',
    matching: 'In matching results',
    nomination: 'Through a nomination',
    interview: 'Before an interview',
    contract: 'Within a contract',
    shared_link: 'Through a link you shared',
  },
  kinds: { client: 'A company', staff: 'Fareeq staff', visitor: 'A visitor' },
}
