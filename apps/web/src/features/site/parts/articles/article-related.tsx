import type { ArticleCard as Article } from '@fareeq/domain/site/schema-content.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { ar } from '../../messages/article/ar.ts'
import { en } from '../../messages/article/en.ts'
import { ArticleCard } from './article-card.tsx'

type Props = { articles: readonly Article[]; topics: PageContents['article']['topics'] }

/** What to read next. */
export function ArticleRelated({ articles, topics }: Props) {
  const words = useWords({ ar, en })
  if (articles.length === 0) return null
  const titleOf = (topic: string) => topics.find(({ slug }) => slug === topic)?.title
  return (
    <section aria-labelledby="related" className="page pb-16 lg:pb-20 print:hidden">
      <div className="border-t border-line pt-12 lg:pt-14">
        <h2 id="related" className="text-2xl">
          {words.related}
        </h2>
        <ul className="mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article, at) => {
            const lonely = at % 2 === 0 && at === articles.length - 1
            return (
              <li key={article.slug} className={lonely ? 'sm:max-lg:col-span-2' : undefined}>
                <ArticleCard article={article} topic={titleOf(article.topic)} lying={lonely} />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
