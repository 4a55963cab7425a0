import { type ConversationKind, MESSAGES_PER_MINUTE } from '@fareeq/domain/conversations/limits.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { mayJoin } from '@fareeq/domain/conversations/rules.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { notify } from '../notifications/actions.ts'
import { type Writer, postMessage } from './actions.ts'
import { heldNews } from './emails.ts'
import type { NewFile } from './queries-files.ts'
import { threadName } from './queries-telling.ts'
import { countRecent, mailColleagues, mailWriters, threadKind } from './queries-writing.ts'
import type { MailWriter } from './rows.ts'

export type MailedMessage = {
  text: string
  files: readonly Omit<NewFile, 'id'>[]
  /** Names of what was attached and is not taken. */
  refusedFiles: readonly string[]
}

const writerOf = ({ user_id: userId, role }: MailWriter): Writer =>
  role ? { kind: 'client', userId, role } : { kind: 'talent', userId }
const mayWrite = (writer: Writer, kind: ConversationKind): boolean =>
  mayJoin(writer, kind) && may(writer, 'conversations.use')

/** Members who may write in it now: whoever has left a company is none of them. */
export const writersOf = async (db: Db, ids: readonly string[]): Promise<MailWriter[]> =>
  (await mailWriters(db, ids)).filter((member) => mayWrite(writerOf(member), member.kind))

export type MailColleague = { id: string; email: string; lang: Lang; writer: Writer }
/** Colleagues who may answer in it now, by the roles they have now. */
export async function colleaguesIn(db: Db, id: string): Promise<MailColleague[]> {
  const kind = await threadKind(db, id)
  if (!kind) return []
  const colleagues = (await mailColleagues(db)).map(({ id, email, lang, roles }): MailColleague => {
    return { id, email, lang, writer: { kind: 'staff', staffId: id, roles } }
  })
  return colleagues.filter(({ writer }) => mayWrite(writer, kind))
}

/** The limit of the page, also for mails. */
export const writesTooMuch = async (db: Db, id: string, writer: string, now: Date): Promise<boolean> =>
  (await countRecent(db, id, { writer, since: after(now, -MINUTE), limit: MESSAGES_PER_MINUTE })) >= MESSAGES_PER_MINUTE

/** An answer of ours by mail. */
export async function takeAnswer(ctx: ActionContext, id: string, colleague: MailColleague, message: MailedMessage) {
  const { writer: viewer, lang } = colleague
  await postMessage({ ...ctx, viewer, lang }, id, byMail(ctx, message))
}

const byMail = ({ now }: ActionContext, { text, files, refusedFiles }: MailedMessage) => ({
  text,
  refusedFiles,
  mailFiles: files.map((file) => ({ ...file, id: newId(now) })),
  by_mail: true,
})

/** A message by mail; its writer is told by mail where it is held back. */
export async function takeMessage(ctx: ActionContext, id: string, writer: MailWriter, message: MailedMessage) {
  const { lang } = writer
  const { data } = await postMessage({ ...ctx, viewer: writerOf(writer), lang }, id, byMail(ctx, message))
  if (data) return
  const names = { ar: await threadName(ctx.db, id, 'ar'), en: await threadName(ctx.db, id, 'en') }
  await notify(ctx, writer.user_id, {
    kind: 'conversations',
    path: pathTo('conversation', { id }),
    reply: { kind: 'conversation', id },
    news: (lang) => heldNews(lang, names[lang]!),
  })
}
