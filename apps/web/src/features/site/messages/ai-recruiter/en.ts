import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { BriefWords } from './ar.ts'

export const en: BriefWords = {
  eyebrow: 'Fixed reading rules, no language model',
  box: {
    label: 'Describe the team you need',
    hint: 'In English, Arabic or both; typed, or pasted from an email.',
    placeholder: 'For example: we need two senior frontend developers with React, full time for 6 months…',
    read: 'Analyse description',
    reading: 'Reading your description',
    retry: 'Try Again',
    examplesTitle: 'Examples to try',
    examples: [
      {
        name: 'Frontend for six months',
        text: 'We need two senior frontend developers with React, full time for 6 months, fluent in English, to start within two weeks.',
      },
      {
        name: 'A mobile app from scratch',
        text: 'We are building a health app and look for a mid-level mobile developer with Flutter and a product designer, part time for 3 months, starting in March.',
      },
      {
        name: 'In Arabic, too',
        text: 'نبحث عن ثلاثة مطوري أنظمة خلفية خبراء في Node.js وPostgreSQL، دوام كامل لمدة سنة، يتحدثون الإنجليزية، والبدء فورًا.',
      },
    ],
  },
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
    text: 'It reads by written rules that can be explained, not by a language model. The same sentence gives the same request every time.',
    doesTitle: 'It does',
    does: [
      'Read English and Arabic, even within one sentence.',
      'Show which words every field was taken from.',
      'Leave empty what you did not say.',
      'List what it did not understand, and keep it in the text of the request.',
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
