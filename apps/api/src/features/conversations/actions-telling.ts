import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { mayJoin, nextColleagueNotice, nextNotice } from '@fareeq/domain/conversations/rules.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type ActionContext, inBatches } from '../../platform/context.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { mailOf } from '../../platform/messages/news.ts'
import { replyHeader } from '../../platform/messages/reply-address.ts'
import { notify } from '../notifications/actions.ts'
import { isReader } from './actions.ts'
import { type Excerpt, messageNews } from './emails.ts'
import {
  colleaguesToTell,
  dueThreads,
  membersOf,
  saveTellAt,
  saveTold,
  threadName,
  unreadMessages,
} from './queries-telling.ts'
import type { DueThread, ThreadColleague, ThreadMember } from './rows.ts'

/** So many of the messages stand in a mail; the others are on the page. */
const MAX_EXCERPTS = 3

/** What a mail says of a thread, from the message after this one. */
async function excerptOf(
  { db, platform }: ActionContext,
  thread: DueThread,
  after: number,
  lang: Lang,
): Promise<Excerpt> {
  const { id, last_seq } = thread
  const name = await threadName(db, id, lang)
  if (!name) throw new Error('A conversation is about something')
  const messages = await unreadMessages(db, id, after, lang, MAX_EXCERPTS)
  return { ...name, messages, count: last_seq - after, isReplyable: platform.env.MAIL_REPLY_TO !== undefined }
}

async function notifyMember(ctx: ActionContext, thread: DueThread, member: ThreadMember): Promise<void> {
  const { db, now } = ctx
  const { id, last_seq } = thread
  const after = Math.max(member.read_seq, member.told_seq)
  const facts = { ar: await excerptOf(ctx, thread, after, 'ar'), en: await excerptOf(ctx, thread, after, 'en') }
  const side = member.is_talent ? 'talent' : 'client'
  await saveTold(db, id, { userId: member.user_id }, last_seq, now)
  // All of it may have been hidden meanwhile.
  if (facts.en.messages.length === 0) return
  await notify(ctx, member.user_id, {
    kind: 'conversations',
    path: pathTo('conversation', { id }),
    reply: { kind: 'conversation', id },
    news: (lang) => messageNews(lang, side, facts[lang]),
    // People's words to each other: the text of the mail is not stored.
    secret: true,
  })
}

/** In the colleague's language, with a reply address that is theirs; the text is not stored, like that of the others. */
async function mailColleague(ctx: ActionContext, thread: DueThread, colleague: ThreadColleague): Promise<void> {
  const { db, platform, now } = ctx
  const { id, last_seq } = thread
  const { lang, email } = colleague
  const after = Math.max(colleague.read_seq, colleague.told_seq, thread.settled_seq)
  const excerpt = await excerptOf(ctx, thread, after, lang)
  await saveTold(db, id, { staffId: colleague.id }, last_seq, now)
  if (excerpt.messages.length === 0) return
  const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'conversations', id })
  await queueMessage(db, platform, {
    ...mailOf(lang, messageNews(lang, 'staff', excerpt), url),
    to: email,
    secret: true,
    headers: replyHeader(platform.env, { kind: 'conversation', id, person: colleague.id }),
  })
}

/** The moment of the first notice that is not due yet. */
async function tellColleagues(ctx: ActionContext, thread: DueThread): Promise<Date | null> {
  let next: Date | null = null
  if (thread.last_seq <= thread.settled_seq) return next
  for (const colleague of await colleaguesToTell(ctx.db, thread.id)) {
    if (!mayJoin({ kind: 'staff', roles: colleague.roles }, thread.kind)) continue
    const at = nextColleagueNotice(
      { ...colleague, last_seq: thread.last_seq, settled_seq: thread.settled_seq },
      ctx.now,
    )
    if (!at) continue
    if (at <= ctx.now) await mailColleague(ctx, thread, colleague)
    else if (!next || at < next) next = at
  }
  return next
}

/** Tells readers of what they have not read: each by one notice in a quiet period, however much was written. */
export const tellReaders = (ctx: ActionContext) =>
  inBatches(ctx, async (ctx) => {
    const { db, now } = ctx
    const threads = await dueThreads(db, now)
    for (const thread of threads) {
      let next = await tellColleagues(ctx, thread)
      for (const member of await membersOf(db, thread)) {
        const isTold = isReader(member, thread.kind) && member.takes_part
        const at = isTold ? nextNotice({ ...member, last_seq: thread.last_seq }, now) : null
        if (!at) continue
        if (at <= now) await notifyMember(ctx, thread, member)
        else if (!next || at < next) next = at
      }
      await saveTellAt(db, thread.id, next)
    }
    return threads.length > 0
  })
