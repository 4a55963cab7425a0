import { conversationErrors } from '@fareeq/domain/conversations/errors.ts'
import type { ReportAnswer } from '@fareeq/domain/conversations/limits.ts'
import { reviewKindsFor, tellAt } from '@fareeq/domain/conversations/rules.ts'
import type { MessageReview } from '@fareeq/domain/conversations/schema-reviews.ts'
import type { Bilingual, Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { AuditAction } from '@fareeq/domain/staff/schema-audit.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type PageQuery, cutPage } from '../../platform/db/page.ts'
import type { News } from '../../platform/messages/news.ts'
import type { Staff } from '../../platform/session.ts'
import { notify } from '../notifications/actions.ts'
import { publishChange } from './actions.ts'
import { keptNews, releasedNews, reportNews } from './emails-reviews.ts'
import { aboutFor } from './queries-contexts.ts'
import {
  answerReports,
  clearReview,
  countReviews,
  hideMessage,
  keepHeld,
  lockThread,
  openReviews,
  readOwn,
  reportById,
  takeHeld,
  threadOfHeld,
} from './queries-reviews.ts'
import { threadName } from './queries-telling.ts'
import { insertMessage, nextSeq } from './queries-writing.ts'
import type { ConversationContext, ReviewRow, ThreadName } from './rows.ts'

const toReview = ({ about_id, about_kind, since, contacts, ...row }: ReviewRow): MessageReview => {
  const { label, detail, talent, company, ...message } = row
  return {
    ...message,
    contacts: contacts ?? [],
    conversation: { id: about_id, kind: about_kind, label, detail, talent, company },
    since: since.toISOString(),
  }
}

export async function listReviews({ db, viewer, lang }: RequestContext<Staff>, { cursor, limit }: PageQuery) {
  const kinds = reviewKindsFor(viewer)
  const { page, next_cursor } = cutPage(await openReviews(db, viewer, { kinds, lang, cursor, limit }), limit)
  return { data: page.map(toReview), meta: { next_cursor, waiting: await countReviews(db, kinds) } }
}

type StaffContext = RequestContext<Staff>

/** What it is about, if the colleague decides in it; locked. */
async function threadOrThrow({ db, viewer }: StaffContext, id: string | undefined): Promise<ConversationContext> {
  const about = id && (await aboutFor(db, viewer, reviewKindsFor(viewer), id))
  if (!about) throw new Refusal(platformErrors.not_found)
  await lockThread(db, about.id)
  return about
}

type Decision = {
  action: AuditAction & `conversation.${string}`
  message: string
  receivers: readonly string[]
  news: (lang: Lang, about: ThreadName) => News
}

/** Audit entry, notices and live events of a decision. */
async function publishDecision(ctx: StaffContext, about: ConversationContext, decision: Decision): Promise<void> {
  const { db, viewer } = ctx
  const { action, message, receivers, news } = decision
  const subject = { kind: 'conversation', id: about.id } as const
  await clearReview(db, about.id)
  await audit(db, { actor: actorOf(viewer), action, subject, details: { message } })
  const names = { ar: await threadName(db, about.id, 'ar'), en: await threadName(db, about.id, 'en') }
  for (const userId of receivers)
    await notify(ctx, userId, {
      kind: 'conversations',
      path: pathTo('conversation', { id: about.id }),
      reply: { kind: 'conversation', id: about.id },
      news: (lang) => news(lang, names[lang]!),
    })
  await publishChange(ctx, about)
}

const DONE: Readonly<Record<'released' | 'kept' | ReportAnswer, Bilingual>> = {
  released: { ar: 'أُرسلت الرسالة، وأُبلغ كاتبها.', en: 'The message is delivered, and its writer is told.' },
  kept: { ar: 'بقيت الرسالة معلّقة، وأُبلغ كاتبها بالسبب.', en: 'The message stays back, and its writer is told why.' },
  hidden: { ar: 'أُخفيت الرسالة، وأُبلغ من أبلغ عنها.', en: 'The message is hidden, and whoever reported it is told.' },
  dismissed: { ar: 'بقيت الرسالة، وأُبلغ من أبلغ عنها.', en: 'The message stays, and whoever reported it is told.' },
}

/** In the order of now: whoever reads the thread finds it as its newest message. */
export const releaseMessage = (ctx: StaffContext, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, now, lang } = ctx
    const about = await threadOrThrow(ctx, (await threadOfHeld(db, id))?.conversation_id)
    const message = await takeHeld(db, id)
    if (!message) throw new Refusal(platformErrors.moved_on)
    const { user_id: userId, side, text, by_mail: byMail, refused_files: refusedFiles } = message
    const seq = await nextSeq(db, about, { side, now, tellAt: tellAt(now) })
    await insertMessage(
      db,
      { kind: side, userId },
      { id, about: about.id, seq, side, text, byMail, refusedFiles, at: now },
    )
    await readOwn(db, about.id, userId, seq)
    await publishDecision(ctx, about, {
      action: 'conversation.message_released',
      message: id,
      receivers: [userId],
      news: releasedNews,
    })
    return { message: DONE.released[lang] }
  })

export const keepMessage = (ctx: StaffContext, id: string, note: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now, lang } = ctx
    const about = await threadOrThrow(ctx, (await threadOfHeld(db, id))?.conversation_id)
    const message = await keepHeld(db, id, { note, staffId: viewer.staffId, now })
    if (!message) throw new Refusal(platformErrors.moved_on)
    await publishDecision(ctx, about, {
      action: 'conversation.message_kept',
      message: id,
      receivers: [message.user_id],
      news: (lang, about) => keptNews(lang, { ...about, note }),
    })
    return { message: DONE.kept[lang] }
  })

const ACTIONS = { hidden: 'conversation.message_hidden', dismissed: 'conversation.report_dismissed' } as const

/** Of all open reports about the message. */
export const answerReport = (ctx: StaffContext, id: string, answer: ReportAnswer) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now, lang } = ctx
    const report = await reportById(db, id)
    const about = await threadOrThrow(ctx, report?.conversation_id)
    if (!report) throw new Refusal(platformErrors.not_found)
    const { message_id: message, staff_id: staffId } = report
    if (staffId === viewer.staffId) throw new Refusal(conversationErrors.review_not_impartial)
    const reports = await answerReports(db, message, answer, { staffId: viewer.staffId, now })
    if (reports.length === 0) throw new Refusal(platformErrors.moved_on)
    if (answer === 'hidden') await hideMessage(db, message, now)
    await publishDecision(ctx, about, {
      action: ACTIONS[answer],
      message,
      receivers: reports.map(({ reporter_id }) => reporter_id),
      news: (lang, about) => reportNews(lang, answer, about),
    })
    return { message: DONE[answer][lang] }
  })
