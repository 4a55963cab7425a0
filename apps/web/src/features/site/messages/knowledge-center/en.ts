import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from './ar.ts'

const quoted = (question: string) => `“\u2068${question}\u2069”`
const articles = countedEn({ zero: 'No articles yet', one: '{n} article', other: '{n} articles' })
const articlesWith = countedEn({
  zero: 'No article mentions',
  one: '{n} article mentions',
  other: '{n} articles mention',
})

export const en: typeof ar = {
  eyebrow: 'Knowledge center',
  title: 'What remote teams have learned, written for those who start tomorrow',
  lead: 'Practical guides to hiring, contracts, pay and building teams. Minutes to read, useful the same day.',
  search: {
    label: 'Search the articles',
    placeholder: 'Find an article',
    submit: 'Search',
    clear: 'Clear search',
    working: 'Searching…',
    offline: 'You are offline. This is the last list that arrived; we search again once you are back.',
    failed: 'The search did not go through, so these are earlier results. Please try again.',
  },
  topics: { label: 'Topics', all: 'All topics' },
  newest: 'Latest articles',
  results: 'Search results',
  count: (n, question) => (question ? `${articlesWith(n)} ${quoted(question)}` : articles(n)),
  empty: {
    title: (question) => `No article mentions ${quoted(question)}`,
    text: 'Try another word or fewer of them, or browse the topics. If the question is for us, write to us and we will answer.',
    noneInTopic: 'No articles on this topic yet',
    noneInTopicText: 'Browse the other topics, or tell us what you would like to read here.',
    everywhere: 'Search all topics',
    all: 'Show all articles',
    contact: 'Contact us',
  },
  last: {
    title: 'Didn’t find your answer?',
    text: 'Send us your question, and somebody who knows the subject will answer.',
    action: 'Contact us',
  },
}
