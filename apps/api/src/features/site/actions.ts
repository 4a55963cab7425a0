import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Article, ArticleCard, SiteContent } from '@fareeq/domain/site/schema-content.ts'
import { blockText, contentsOf, readBlocks } from '@fareeq/domain/site/rules-markdown.ts'
import { searchArticles } from '@fareeq/domain/site/rules-search.ts'
import { REFERRAL_TIERS, readingMinutes, tiersInForce } from '@fareeq/domain/site/rules.ts'
import { SITE_KINDS, type Shown, type SiteKind, shown } from '@fareeq/domain/site/schema.ts'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db/database.ts'
import type { Log } from '../../platform/log.ts'
import { type StoredFace, liveFigures, publishedArticles, publishedItems, referralPolicy } from './queries.ts'

const SCHEMAS = Object.fromEntries(SITE_KINDS.map((kind) => [kind, shown(kind)])) as {
  [K in SiteKind]: ReturnType<typeof shown<K>>
}

/** A piece that does not fit its kind is left out: one bad row must not take a page down. */
function read<K extends SiteKind>(kind: K, rows: readonly StoredFace[], log: Log): Shown<K>[] {
  return rows.flatMap((row) => {
    if (row.kind !== kind) return []
    const parsed = z.safeParse(SCHEMAS[kind], { slug: row.slug, ...row.face, ...row.data })
    // oxlint-disable-next-line no-unnecessary-type-assertion -- the schema of a kind reads that kind
    if (parsed.success) return [parsed.data as Shown<K>]
    log.error({ kind, slug: row.slug, issues: parsed.error.issues }, 'a piece of content does not fit its kind')
    return []
  })
}

const wordsOf = (markdown: string): string => readBlocks(markdown).map(blockText).join('\n')

function cardOf({ slug, title, lead, topic, body, published_on }: Shown<'article'>, lang: Lang): ArticleCard {
  return { slug, title, lead, topic, minutes: readingMinutes(`${lead} ${wordsOf(body)}`, lang), published_on }
}

const newestFirst = (a: { published_on: string }, b: { published_on: string }) =>
  b.published_on.localeCompare(a.published_on)

export async function siteContent(db: Db, log: Log, lang: Lang, now: Date): Promise<SiteContent> {
  const rows = await publishedItems(db, lang)
  const all = <K extends SiteKind>(kind: K) => read(kind, rows, log)
  const questions = all('faq')
  const updated = rows.reduce<Date | null>(
    (last, { updated_at }) => (last && last > updated_at ? last : updated_at),
    null,
  )
  return {
    lang,
    updated_at: updated?.toISOString() ?? null,
    claims: all('claim'),
    organisations: all('organisation'),
    sectors: all('sector'),
    services: all('service'),
    selection_steps: all('selection_step'),
    packages: all('package'),
    experts: all('expert'),
    faq: all('faq_group').map(({ slug, title }) => ({
      slug,
      title,
      questions: questions
        .filter(({ group }) => group === slug)
        .map(({ slug, question, answer }) => ({ slug, question, answer })),
    })),
    topics: all('topic'),
    articles: all('article')
      .toSorted(newestFirst)
      .map((article) => cardOf(article, lang)),
    case_studies: all('case_study'),
    podcast: all('podcast')[0] ?? null,
    pages: Object.fromEntries(all('page').map((page) => [page.slug, page])),
    snippets: Object.fromEntries(all('snippet').map(({ slug, text }) => [slug, text])),
    referral_tiers: await referralTiers(db, now),
  }
}

/** The business may have set another table; the one of the domain stands until then. */
async function referralTiers(db: Db, now: Date) {
  const policy = await referralPolicy(db, now)
  const from = policy?.effective_from.toISOString().slice(0, 10)
  const table = policy && from ? policy.value.map((tier) => ({ ...tier, effective_from: from })) : REFERRAL_TIERS
  return tiersInForce(table, now.toISOString().slice(0, 10))
}

type Question = { q: string; topic?: string; lang: Lang }

export async function findArticles(db: Db, log: Log, { q, topic, lang }: Question) {
  const articles = read('article', await publishedArticles(db, lang), log).filter(
    (article) => topic === undefined || article.topic === topic,
  )
  const bySlug = new Map(articles.map((article) => [article.slug, article]))
  const hits = searchArticles(
    articles.map(({ slug, title, lead, body, published_on }) => {
      const blocks = readBlocks(body)
      const headings = contentsOf(blocks).map(({ text }) => text)
      return { slug, title, headings, body: `${lead}\n${blocks.map(blockText).join('\n')}`, published_on }
    }),
    q,
  )
  const data = hits.flatMap(({ slug, excerpt }) => {
    const article = bySlug.get(slug)
    return article ? [{ ...cardOf(article, lang), excerpt }] : []
  })
  return { data, meta: { total: data.length } }
}

export async function oneArticle(db: Db, log: Log, slug: string, lang: Lang): Promise<Article> {
  const rows = await publishedArticles(db, lang)
  const articles = read('article', rows, log)
  const article = articles.find((one) => one.slug === slug)
  const stored = rows.find((row) => row.slug === slug)
  if (!article || !stored) throw new Refusal(platformErrors.not_found)
  const blocks = readBlocks(article.body)
  const related = article.related.flatMap((slug) => articles.filter((one) => one.slug === slug))
  return {
    ...cardOf(article, lang),
    updated_at: stored.updated_at.toISOString(),
    blocks,
    contents: contentsOf(blocks),
    markdown: article.body,
    related: related.map((one) => cardOf(one, lang)),
  }
}

/** What is zero says nothing and is left out. */
export const figures = async (db: Db) =>
  Object.fromEntries(Object.entries(await liveFigures(db)).filter(([, count]) => count > 0))
