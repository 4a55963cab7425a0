import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar, type BriefWords } from './ar.ts'

export const en: BriefWords = {
  eyebrow: 'It listens, proposes and shows its evidence',
  draft: {
    title: 'Your request, as we read it',
    emptyTitle: 'Your request appears here',
    emptyText: 'It takes shape while you type, each field beside the words it was read from.',
    sentence: 'Your words; what we read is marked',
    found: (n, total) => `${n} of ${total} read`,
    nothing: 'Nothing we recognise yet. Name a role, a skill or how long.',
    unread: 'Not understood; it stays in the text of your request as you wrote it:',
    notSaid: 'Not mentioned',
    from: 'From your words',
    fields: {
      role: 'Role',
      count: 'How many',
      more: 'Further roles',
      skills: 'Skills',
      seniority: 'Experience',
      duration: 'Duration',
      availability: 'Availability',
      languages: 'Languages',
      start: 'Start',
    },
    people: countedEn({ zero: 'Nobody', one: 'One person', other: '{n} people' }),
    months: countedEn({ zero: 'Under a month', one: 'One month', other: '{n} months' }),
    weeks: countedEn({ zero: 'This week', one: 'Within a week', other: 'Within {n} weeks' }),
    immediately: 'Immediately',
    seniority: { junior: 'Junior', mid: 'Mid', senior: 'Senior' },
    availability: { full_time: 'Full time', part_time: 'Part time' },
    next: 'Continue with this request',
    nextText:
      'Your whole text becomes the scope of the request. Head count, level, budget, start and further roles have no field there, so we read them from the text.',
  },
  honest: {
    title: 'What it does, and what it does not',
    text: 'It reads and ranks by written rules that can be explained. The same sentence gives the same request every time.',
    doesTitle: 'It does',
    does: [
      'Read English and Arabic, even within one sentence.',
      'Find who fits a request, and say why and what is missing.',
      'Put up to three teams together: the strongest, the cheapest, the soonest.',
      'Leave empty what was not said, and list what it did not understand.',
    ],
    doesNotTitle: 'It does not',
  },
  carried: {
    title: 'What we read from your description',
    text: 'It travels with your request; you can change it there.',
  },
  last: {
    title: 'Prefer to talk to us?',
    text: 'Write to us about what you are building, and one of us answers.',
    action: 'Contact us',
  },
}

export const useBriefWords = () => useWords({ ar, en })
