import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { blockText, contentsOf, readBlocks } from '@fareeq/domain/site/rules-markdown.ts'
import { searchArticles } from '@fareeq/domain/site/rules-search.ts'
import { readingMinutes } from '@fareeq/domain/site/rules.ts'
import type { Article, ArticleCard } from '@fareeq/domain/site/schema-content.ts'
import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import type { ContentRepository } from './actions-repository.ts'

const wordsOf = (markdown: string): string => readBlocks(markdown).map(blockText).join('\n')

function cardOf({ slug, title, lead, topic, body, published_on }: SiteContent<'article'>, lang: Lang): ArticleCard {
  return { slug, title, lead, topic, minutes: readingMinutes(`${lead} ${wordsOf(body)}`, lang), published_on }
}

/** Newest first; with words to look for the ones that hold them all, best first. */
export function findArticles(content: ContentRepository<'article'>, q: string, topic: string | null) {
  const articles = content.all('article').filter((article) => topic === null || article.topic === topic)
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const hits = searchArticles(
    articles.map(({ slug, title, lead, body, published_on }) => {
      const blocks = readBlocks(body)
      const headings = contentsOf(blocks).map(({ text }) => text)
      return { slug, title, headings, body: `${lead}\n${blocks.map(blockText).join('\n')}`, published_on }
    }),
    q,
  )
  return hits.flatMap(({ slug, excerpt }) => {
    const article = bySlug.get(slug)
    return article ? [{ ...cardOf(article, content.lang), excerpt }] : []
  })
}

export function oneArticle(content: ContentRepository<'article'>, slug: string): Article {
  const article = content.one('article', slug)
  const blocks = readBlocks(article.body)
  const others = new Map(content.all('article').map((article) => [article.slug, cardOf(article, content.lang)]))
  return {
    ...cardOf(article, content.lang),
    updated_at: content.changedAt('article', slug).toISOString(),
    blocks,
    contents: contentsOf(blocks),
    markdown: article.body,
    related: article.related.flatMap((name) => others.get(name) ?? []),
  }
}
