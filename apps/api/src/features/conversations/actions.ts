import { conversationErrors } from '@fareeq/domain/conversations/errors.ts'
import type { ConversationKind, MailChoice, Side } from '@fareeq/domain/conversations/limits.ts'
import { NOT_DELIVERED, heldKinds, withFileNames } from '@fareeq/domain/conversations/rules-contacts.ts'
import { canReport, kindsFor, mayJoin, readsHidden, tellAt } from '@fareeq/domain/conversations/rules.ts'
import type { Conversation, ConversationMessage, HeldMessage } from '@fareeq/domain/conversations/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Who } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { aboutFor, type Reader } from './queries-contexts.ts'
import { type NewFile, attachUpload, insertMessageFile, uploadsOf } from './queries-files.ts'
import { heldOf, insertHeld } from './queries-held.ts'
import { mailChoiceOf, membersOf, saveMailChoice } from './queries-telling.ts'
import { insertMessage, nextSeq, saveRead, saveSettled } from './queries-writing.ts'
import { conversationFor, conversationsFor, countWaiting, messagesOf } from './queries.ts'
import type { ConversationContext, ConversationRow, HeldRow, MessageRow, ThreadMember } from './rows.ts'

type Participant = Member | Staff

/** What is hidden has no words for the others. */
function toLast(side: Side, { is_mine: isMine, ...last }: NonNullable<ConversationRow['last']>): Conversation['last'] {
  return last.is_hidden && !readsHidden(side, isMine) ? { ...last, text: '' } : last
}

const toConversation =
  (side: Side) =>
  ({ unread, last, ...row }: ConversationRow): Conversation => ({
    ...row,
    unread: Math.max(0, unread),
    last: last && toLast(side, last),
  })

export const toMessage =
  (side: Side) =>
  ({ at, ...row }: MessageRow): ConversationMessage => {
    const isReadable = !row.is_hidden || readsHidden(side, row.is_mine)
    const isEmpty = row.text === '' && row.files.length === 0
    return {
      ...row,
      at: at.toISOString(),
      ...(!isReadable && { text: '', files: [], refused_files: [] }),
      can_report: canReport(side, { ...row, is_empty: isEmpty }),
    }
  }

const toHeld = ({ at, kept_at: keptAt, kept_note: note, ...row }: HeldRow): HeldMessage => ({
  ...row,
  at: at.toISOString(),
  kept: keptAt && { note: note ?? '', at: keptAt.toISOString() },
})

const orNotFound = <Row>(row: Row | undefined): Row => {
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

type Page = { cursor?: string | undefined; limit: number }

export async function listConversations(
  { db, viewer, lang }: RequestContext<Participant>,
  { limit, ...query }: Page & { waiting?: boolean },
) {
  const rows = await conversationsFor(db, viewer, { ...query, limit, kinds: kindsFor(viewer), lang })
  const { page, next_cursor } = cutPage(rows, limit)
  return { data: page.map(toConversation(viewer.kind)), meta: { next_cursor } }
}

export async function listForStaff(ctx: RequestContext<Staff>, query: Page & { waiting: boolean }) {
  const { data, meta } = await listConversations(ctx, query)
  const waiting = await countWaiting(ctx.db, kindsFor(ctx.viewer))
  return { data, meta: { ...meta, waiting, mails: await mailChoiceOf(ctx.db, ctx.viewer.staffId) } }
}

export async function chooseMails({ db, viewer }: RequestContext<Staff>, mails: MailChoice) {
  await saveMailChoice(db, viewer.staffId, mails)
  return { data: { mails } }
}

const readConversation = async ({ db, viewer, lang }: RequestContext<Participant>, id: string) =>
  toConversation(viewer.kind)(orNotFound(await conversationFor(db, viewer, kindsFor(viewer), { id, lang })))

export async function readMessages(
  ctx: RequestContext<Participant>,
  id: string,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
) {
  const { db, viewer, lang } = ctx
  const conversation = await readConversation(ctx, id)
  const rows = await messagesOf(db, viewer, id, { before: cursor, limit, lang })
  const { page, next_cursor } = cutPage(rows, limit, ({ seq }) => String(seq))
  const heldMessages = (await heldOf(db, viewer, id, lang)).map(toHeld)
  return { data: page.map(toMessage(viewer.kind)), meta: { next_cursor, conversation, held: heldMessages } }
}

/** Members of both sides who may read it. */
export const isReader = (
  { role, is_talent }: Pick<ThreadMember, 'role' | 'is_talent'>,
  kind: ConversationKind,
): boolean => (is_talent ? mayJoin({ kind: 'talent' }, kind) : role !== null && mayJoin({ kind: 'client', role }, kind))

/** Live events: the open pages of all who take part refetch. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  about: ConversationContext,
): Promise<void> {
  for (const { user_id, role, is_talent } of await membersOf(db, about))
    if (isReader({ role, is_talent }, about.kind))
      await events.publish(db, { userId: user_id, name: 'conversation.changed', body: { id: about.id } })
  await publishToStaff(db, events, 'conversation.changed', { id: about.id })
}

/** Who writes: a signed-in person, or the sender of a mail. */
export type Writer = Reader & Who
type NewMessage = {
  text: string
  by_mail?: boolean
  /** Uploads of the writer. */
  files?: readonly string[]
  /** Of a mail. */
  mailFiles?: readonly NewFile[]
  refusedFiles?: readonly string[]
}

const fileMissing = () => new Refusal(conversationErrors.message_file_missing, { field: 'files' })

async function uploadsOrThrow(db: Db, writer: Reader, files: readonly string[]) {
  const ids = [...new Set(files)]
  if (ids.length === 0) return []
  const uploads = await uploadsOf(db, writer.kind === 'staff' ? writer.staffId : writer.userId, ids)
  if (uploads.length !== ids.length) throw fileMissing()
  return uploads
}

/** Adds a message; whoever writes has read what stands before it. */
export const postMessage = (
  ctx: ActionContext & { viewer: Writer; lang: Lang },
  id: string,
  { text, by_mail: byMail = false, files = [], mailFiles = [], refusedFiles = [] }: NewMessage,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const about = orNotFound(await aboutFor(db, viewer, kindsFor(viewer), id))
    const side: Side = viewer.kind
    const uploads = await uploadsOrThrow(db, viewer, files)
    const names = [...[...uploads, ...mailFiles].map(({ name }) => name), ...refusedFiles]
    const kinds = heldKinds({ side, is_signed: about.is_signed }, withFileNames(text, names))
    const message = { id: newId(now), side, text, byMail, refusedFiles, at: now }
    const saveFiles = async () => {
      const place = { about: id, message: message.id }
      for (const file of mailFiles) await insertMessageFile(db, place, file, now)
      for (const upload of uploads) if (!(await attachUpload(db, place, upload.id))) throw fileMissing()
    }
    if (viewer.kind !== 'staff' && kinds.length > 0) {
      await insertHeld(db, about, { ...message, userId: viewer.userId, kinds })
      await saveFiles()
      await publishToStaff(db, ctx.platform.events, 'conversation.changed', { id })
      return { data: null, message: NOT_DELIVERED[lang] }
    }
    const seq = await nextSeq(db, about, { side, now, tellAt: tellAt(now) })
    await insertMessage(db, viewer, { ...message, about: id, seq })
    await saveFiles()
    await saveRead(db, viewer, id, seq)
    await publishChange(ctx, about)
    const [row] = await messagesOf(db, viewer, id, { before: seq + 1, limit: 1, lang })
    return { data: toMessage(viewer.kind)(orNotFound(row)) }
  })

export const markRead = (ctx: RequestContext<Participant>, id: string, seq: number) =>
  inTransaction(ctx, async (ctx) => {
    const about = orNotFound(await aboutFor(ctx.db, ctx.viewer, kindsFor(ctx.viewer), id))
    await saveRead(ctx.db, ctx.viewer, id, seq)
    await publishChange(ctx, about)
    return { data: await readConversation(ctx, id) }
  })

/** Nothing waits for an answer of ours: the question was answered elsewhere, or was none. */
export const settle = (ctx: RequestContext<Staff>, id: string, seq: number) =>
  inTransaction(ctx, async (ctx) => {
    const about = orNotFound(await aboutFor(ctx.db, ctx.viewer, kindsFor(ctx.viewer), id))
    await saveSettled(ctx.db, id, seq)
    await publishChange(ctx, about)
    return { data: await readConversation(ctx, id) }
  })
