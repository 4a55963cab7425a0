import { searchForm } from '@fareeq/domain/kernel/text/text.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'

type FaqGroup = PageContents['faq']['faq'][number]
export type FaqQuestion = FaqGroup['questions'][number]

/** Questions with all words of the search, in normalised spelling; all of them for an empty search. */
export function questionsWith(groups: readonly FaqGroup[], term: string): ReadonlySet<string> {
  const words = searchForm(term).split(' ').filter(Boolean)
  const holds = ({ question, answer }: FaqQuestion) => {
    const text = searchForm(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  }
  return new Set(groups.flatMap(({ questions }) => questions.filter(holds).map(({ slug }) => slug)))
}
