import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { nextNotice } from '@fareeq/domain/conversations/rules.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type ActionContext, inBatches } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { isReader } from './actions.ts'
import { type Excerpt, messageNews } from './emails.ts'
import { dueThreads, membersOf, saveTellAt, saveTold, threadName, unreadMessages } from './queries-telling.ts'
import type { DueThread, ThreadMember } from './rows.ts'

/** So many of the messages stand in a mail; the others are on the page. */
const MAX_EXCERPTS = 3

async function notifyMember(ctx: ActionContext, thread: DueThread, member: ThreadMember): Promise<void> {
  const { db, now } = ctx
  const { id, last_seq } = thread
  const after = Math.max(member.read_seq, member.told_seq)
  const read = async (lang: Lang): Promise<Omit<Excerpt, 'isReplyable'>> => {
    const name = await threadName(db, id, lang)
    if (!name) throw new Error('A conversation is about something')
    const messages = await unreadMessages(db, id, after, lang, MAX_EXCERPTS)
    return { ...name, messages, count: last_seq - after }
  }
  const facts = { ar: await read('ar'), en: await read('en') }
  const side = member.is_talent ? 'talent' : 'client'
  await saveTold(db, id, member.user_id, last_seq, now)
  // All of it may have been hidden meanwhile.
  if (facts.en.messages.length === 0) return
  await notify(ctx, member.user_id, {
    kind: 'conversations',
    path: pathTo('conversation', { id }),
    reply: { kind: 'conversation', id },
    news: (lang) =>
      messageNews(lang, side, { ...facts[lang], isReplyable: ctx.platform.env.MAIL_REPLY_TO !== undefined }),
    // People's words to each other: the text of the mail is not stored.
    secret: true,
  })
}

/** Tells readers of what they have not read: each by one notice in a quiet period, however much was written. */
export const tellReaders = (ctx: ActionContext) =>
  inBatches(ctx, async (ctx) => {
    const { db, now } = ctx
    const threads = await dueThreads(db, now)
    for (const thread of threads) {
      let next: Date | null = null
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
