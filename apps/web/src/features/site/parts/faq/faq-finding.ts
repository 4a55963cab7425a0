import { searchForm } from '@fareeq/domain/kernel/text.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'

type FaqGroup = PageContents['faq']['faq'][number]
export type FaqQuestion = FaqGroup['questions'][number]

/** The questions that hold every word of the search, in whichever spelling; all of them while nothing is sought. */
export function questionsWith(groups: readonly FaqGroup[], sought: string): ReadonlySet<string> {
  const words = searchForm(sought).split(' ').filter(Boolean)
  const holds = ({ question, answer }: FaqQuestion) => {
    const text = searchForm(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  }
  return new Set(groups.flatMap(({ questions }) => questions.filter(holds).map(({ slug }) => slug)))
}
