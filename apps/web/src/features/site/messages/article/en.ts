import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

export const en: typeof ar = {
  center: 'Knowledge center',
  minutes: countedEn({ zero: 'Under a minute to read', one: '{n} minute to read', other: '{n} minutes to read' }),
  published: 'Published on',
  copyLink: 'Copy link',
  markdown: 'As Markdown',
  related: 'Related articles',
  last: {
    client: {
      title: 'Looking for a technical team?',
      text: 'Describe what you need, and we nominate technologists after three selection steps.',
      action: 'Describe your team',
    },
    talent: {
      title: 'Ready for the next step?',
      text: 'One profile and one assessment, then interview requests come to you from companies that need what you know.',
      action: 'Join Fareeq',
    },
  },
}
