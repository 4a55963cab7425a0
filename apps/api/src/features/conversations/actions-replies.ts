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
import { mailWriters } from './queries-writing.ts'
import type { MailWriter } from './rows.ts'

export type MailedMessage = {
  text: string
  files: readonly Omit<NewFile, 'id'>[]
  /** Names of what was attached and is not taken. */
  refusedFiles: readonly string[]
}

const writerOf = ({ user_id: userId, role }: MailWriter): Writer =>
  role ? { kind: 'client', userId, role } : { kind: 'talent', userId }

/** Members who may write in it now: whoever has left a company is none of them. */
export const writersOf = async (db: Db, ids: readonly string[]): Promise<MailWriter[]> =>
  (await mailWriters(db, ids)).filter((member) => {
    const writer = writerOf(member)
    return mayJoin(writer, member.kind) && may(writer, 'conversations.use')
  })

/** A message by mail; its writer is told by mail where it is held back. */
export async function takeMessage(ctx: ActionContext, id: string, writer: MailWriter, message: MailedMessage) {
  const { lang } = writer
  const { text, refusedFiles } = message
  const mailFiles = message.files.map((file) => ({ ...file, id: newId(ctx.now) }))
  const { data } = await postMessage({ ...ctx, viewer: writerOf(writer), lang }, id, {
    text,
    mailFiles,
    refusedFiles,
    by_mail: true,
  })
  if (data) return
  const names = { ar: await threadName(ctx.db, id, 'ar'), en: await threadName(ctx.db, id, 'en') }
  await notify(ctx, writer.user_id, {
    kind: 'conversations',
    path: pathTo('conversation', { id }),
    reply: { kind: 'conversation', id },
    news: (lang) => heldNews(lang, names[lang]!),
  })
}
