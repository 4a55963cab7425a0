import type { ArticleCard } from '@fareeq/domain/site/schema-content.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { ar } from '../../messages/article/ar.ts'
import { en } from '../../messages/article/en.ts'
import { Day } from '../home/day.tsx'

type Props = { article: Pick<ArticleCard, 'published_on' | 'minutes'>; className?: string }

/** When an article was published, and how long it takes to read. */
export function ArticleFacts({ article, className }: Props) {
  const words = useWords({ ar, en })
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2.5 text-sm text-ink-faint', className)}>
      <span>
        <span className="sr-only">{`${words.published} `}</span>
        <Day on={article.published_on} />
      </span>
      <Nuqta className="text-[0.4rem] text-point" />
      <span>{words.minutes(article.minutes)}</span>
    </p>
  )
}
