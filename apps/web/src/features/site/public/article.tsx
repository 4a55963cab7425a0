import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { ar } from '../messages/article/ar.ts'
import { en } from '../messages/article/en.ts'
import { ArticleCover } from '../parts/articles/article-cover.tsx'
import { ArticleFacts } from '../parts/articles/article-facts.tsx'
import { ArticleRelated } from '../parts/articles/article-related.tsx'
import { ArticleShare } from '../parts/articles/article-share.tsx'
import { Contents } from '../parts/contents.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { Prose } from '../parts/prose.tsx'

export function Screen() {
  const words = useWords({ ar, en })
  const { article, topics } = usePage('article')
  const topic = topics.find(({ slug }) => slug === article.topic)
  const center = { href: pathTo('knowledgeCenter'), label: words.center }
  const crumbs = topic
    ? [center, { href: pathTo('knowledgeCenter', {}, { topic: topic.slug }), label: topic.title }]
    : [center]
  const parts = article.contents.flatMap(({ id, level, text }) => (level === 2 ? [{ id, title: text }] : []))
  const forTalents = article.topic === 'careers'
  return (
    <>
      <article className="reading">
        <div aria-hidden className="reading-line fixed start-0 top-0 z-40 h-0.75 bg-point print:hidden" />
        <PageHero
          crumbs={crumbs}
          title={article.title}
          lead={article.lead}
          className="pt-4! lg:pt-8!"
          illustration={
            <ArticleCover
              slug={article.slug}
              topic={article.topic}
              className="aspect-2/1 rounded-xl border border-line lg:aspect-video print:hidden"
            />
          }
        >
          <ArticleFacts article={article} className="basis-full" />
          <ArticleShare slug={article.slug} />
        </PageHero>
        <div className="page grid gap-x-16 gap-y-8 pb-16 lg:grid-cols-[15rem_1fr] lg:pb-20">
          <div>
            <Contents parts={parts} />
          </div>
          <Prose
            blocks={article.blocks}
            top={2}
            className="max-w-[38rem]! min-w-0 text-[1.0625rem] text-pretty leading-[calc(var(--leading-text)+0.1)] lg:text-lg lg:leading-[calc(var(--leading-text)+0.1)]"
          />
        </div>
      </article>
      <ArticleRelated articles={article.related} topics={topics} />
      <ForNewcomers>
        <div className="print:hidden">
          {forTalents ? (
            <LastWord words={words.last.talent} href={pathTo('talentSignup')} />
          ) : (
            <LastWord words={words.last.client} href={pathTo('clientSignup')} />
          )}
        </div>
      </ForNewcomers>
    </>
  )
}
