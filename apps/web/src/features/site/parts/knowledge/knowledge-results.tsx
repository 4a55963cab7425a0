import { pathTo } from '../../../../paths.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { ar } from '../../messages/knowledge-center/ar.ts'
import { en } from '../../messages/knowledge-center/en.ts'
import { ArticleCard } from '../articles/article-card.tsx'
import { questionHref, type KnowledgeContent } from './knowledge-live-search.ts'

/** Search results, or suggestions when there are none. */
export function KnowledgeResults({ results, busy }: { results: KnowledgeContent; busy: boolean }) {
  const words = useWords({ ar, en })
  const { articles, topics, topic, q } = results
  const titleOf = (slug: string | null) => topics.find((topic) => topic.slug === slug)?.title
  const everything = q === '' && topic === null
  return (
    <section aria-labelledby="articles" aria-busy={busy} className="page pb-16 lg:pb-20">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="articles" className="text-2xl">
          {q ? words.results : (titleOf(topic) ?? words.newest)}
        </h2>
        <p role="status" className="text-sm text-ink-soft">
          {words.count(articles.length, q)}
        </p>
      </div>
      {articles.length > 0 ? (
        <ul
          className={cx(
            'mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-3',
            busy && 'opacity-60 transition-opacity delay-200',
          )}
        >
          {articles.map((article, at) => {
            const wide = everything && at === 0
            return (
              <li key={article.slug} className={wide ? 'lg:col-span-2' : undefined}>
                <ArticleCard article={article} topic={titleOf(article.topic)} question={q} wide={wide} />
              </li>
            )
          })}
        </ul>
      ) : (
        <NoResults q={q} topic={topic} />
      )}
    </section>
  )
}

function NoResults({ q, topic }: Pick<KnowledgeContent, 'q' | 'topic'>) {
  const words = useWords({ ar, en }).empty
  return (
    <Card tone="sunken" pad="none" className="mt-6">
      <EmptyState
        illustration="search"
        title={q ? words.title(q) : words.noneInTopic}
        text={q ? words.text : words.noneInTopicText}
        action={
          <>
            {q && topic && (
              <ButtonLink as={PageLink} href={questionHref({ q, topic: null })}>
                {words.everywhere}
              </ButtonLink>
            )}
            <ButtonLink as={PageLink} href={pathTo('knowledgeCenter')} kind={q && topic ? 'quiet' : 'primary'}>
              {words.all}
            </ButtonLink>
            <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
              {words.contact}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
