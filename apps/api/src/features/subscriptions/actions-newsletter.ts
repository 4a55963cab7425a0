import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { monthBefore } from '@fareeq/domain/kernel/time/months.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { NEWSLETTER, newsletterMailedSince, nextNewsletter } from '@fareeq/domain/subscriptions/rules.ts'
import type { NextNewsletter } from '@fareeq/domain/subscriptions/schema.ts'
import { type RequestContext, type ActionContext, inTransaction } from '../../platform/context.ts'
import { relayout } from '../../platform/messages/news.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Staff } from '../../platform/session.ts'
import { notify } from '../notifications/actions.ts'
import { reasonOfNotice } from '../notifications/actions-reasons.ts'
import { newsletterNews } from './emails.ts'
import { articlesOf, newsletterReaders } from './queries.ts'
import type { NewsletterArticle } from './rows.ts'

/** The list `newsletter`: the articles that content published in the month before; none, no mail. */
export async function mailNewsletter(ctx: ActionContext): Promise<number> {
  const { month } = monthBefore(ctx.now)
  const articles = await articlesOf(ctx.db, month, NEWSLETTER.max)
  if (articles.length === 0) return 0
  const readers = await newsletterReaders(ctx.db, newsletterMailedSince(ctx.now))
  for (const { id } of readers)
    await inTransaction(ctx, (ctx) =>
      notify(ctx, id, {
        kind: 'newsletter',
        path: pathTo('knowledgeCenter'),
        news: (lang) => newsletterNews(lang, month, articles, ctx.platform.env.PUBLIC_URL),
      }),
    )
  return readers.length
}

/** The next one as it would be sent now: nothing is sent, and nobody is marked. */
export async function previewNewsletter({
  db,
  platform,
  now,
}: RequestContext<Staff>): Promise<{ data: NextNewsletter }> {
  const { month, sends_at } = nextNewsletter(now)
  const articles = await articlesOf(db, month, NEWSLETTER.max)
  const readers = (await newsletterReaders(db, newsletterMailedSince(sends_at))).length
  const render = (lang: Lang) => renderNewsletter(platform, lang, month, articles)
  const [ar, en] = LANGS.map(render)
  const mails = articles.length > 0 && ar && en ? { ar, en } : null
  return { data: { month, sends_at: sends_at.toISOString(), readers, mails } }
}

function renderNewsletter(
  { env: { PUBLIC_URL }, mails }: Platform,
  lang: Lang,
  month: string,
  articles: readonly NewsletterArticle[],
) {
  const news = mails.withPublishedTexts(lang, newsletterNews(lang, month, articles, PUBLIC_URL))
  const reason = reasonOfNotice(lang, 'newsletter', PUBLIC_URL)
  const why = reason && mails.reasonWithPublishedTexts(lang, reason)
  const url = PUBLIC_URL + pathTo('knowledgeCenter')
  const { subject, html } = relayout(lang, { url, ...(why && { why }) }, news)
  return { subject, html }
}
