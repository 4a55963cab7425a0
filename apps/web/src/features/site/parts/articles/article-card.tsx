import type { ArticleCard as Article } from '@fareeq/domain/site/schema-content.ts'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { ArticleCover } from './article-cover.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { Highlighted } from '../knowledge/knowledge-highlighted.tsx'

type Props = {
  article: Article & { excerpt?: string | null }
  topic?: string
  /** The search query: matches are highlighted, and the excerpt replaces the lead. */
  question?: string
  /** Featured: twice as wide where there is room. */
  wide?: boolean
  /** Horizontal layout, alone in its row on a tablet. */
  lying?: boolean
}

/** An article in a list: its cover, its topic, its title, a few words of it. */
export const ArticleCard = ({ article, topic, question = '', wide, lying }: Props) => (
  <Card
    as="article"
    interactive
    pad="none"
    className={cx('flex h-full flex-col overflow-hidden', lying && 'sm:max-lg:flex-row')}
  >
    <ArticleCover
      slug={article.slug}
      topic={article.topic}
      className={cx(
        'border-b border-line',
        lying && 'sm:max-lg:w-2/5 sm:max-lg:flex-none sm:max-lg:border-e sm:max-lg:border-b-0',
        wide ? 'aspect-video lg:aspect-auto lg:h-0 lg:min-h-48 lg:grow' : 'aspect-video',
      )}
    />
    <div className={cx('flex flex-col p-5', wide ? 'max-lg:flex-1 lg:px-7 lg:py-6' : 'flex-1')}>
      {topic && <p className="text-sm font-strong text-accent">{topic}</p>}
      <h3 className={cx('mt-1 text-lg leading-normal', wide && 'lg:text-2xl')}>
        <PageLink
          href={pathTo('article', { slug: article.slug })}
          className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <Highlighted text={article.title} question={question} />
        </PageLink>
      </h3>
      <p className="mt-2 text-[0.9375rem] text-ink-soft text-pretty">
        <Highlighted text={article.excerpt ?? article.lead} question={question} />
      </p>
      <ArticleFacts article={article} className="mt-auto pt-4" />
    </div>
  </Card>
)
