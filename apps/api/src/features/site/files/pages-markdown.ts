import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Article } from '@fareeq/domain/site/schema-content.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { WORDS } from './pages-words.ts'

const paragraphs = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`

export function articleMarkdown({ title, lead, published_on, minutes, markdown }: Article, lang: Lang): string {
  const day = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' })
  const facts = [day.format(new Date(published_on)), WORDS[lang].minutes(minutes)]
  return paragraphs(`# ${title}`, lead, `*${facts.join(' · ')}*`, markdown)
}

export const faqMarkdown = ({ faq }: PageContents['faq'], lang: Lang): string =>
  paragraphs(
    `# ${WORDS[lang].faq.name}`,
    ...faq.flatMap(({ title, questions }) => [
      `## ${title}`,
      ...questions.flatMap(({ question, answer }) => [`### ${question}`, answer]),
    ]),
  )
