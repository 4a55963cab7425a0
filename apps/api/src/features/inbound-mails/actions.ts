import { createHash } from 'node:crypto'
import {
  type InboundOutcome,
  type InboundReason,
  MAX_REPLY_LENGTH,
  REPLY_FACTS,
  type ReplyKind,
  reasonFacts,
} from '@fareeq/domain/inbound-mails/limits.ts'
import { type UnreadReason, inboundReason } from '@fareeq/domain/inbound-mails/rules.ts'
import type { ReadMail } from '../../engines/mail-reader/read-mail.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { type Db, DatabaseUnavailable } from '../../platform/db/database.ts'
import type { Env } from '../../platform/env.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { headerLine } from '../../platform/messages/message.ts'
import { type ReplyToken, readReplyAddress } from '../../platform/messages/reply-address.ts'
import { colleaguesIn, takeAnswer, takeMessage, writersOf, writesTooMuch } from '../conversations/actions-replies.ts'
import { type MailedReply, takeReply } from '../tickets/actions-replies.ts'
import { askerAddresses } from '../tickets/queries-replies.ts'
import { type Attachments, dropAttachments, storeAttachments } from './actions-files.ts'
import { insertHeldFile } from './queries-files.ts'
import { insertMail, outcomeOf, saveHeld, saveOutcome } from './queries.ts'

/** Who may answer by mail: the person of the signed address, and the addresses they write from. */
type Answerer = {
  person: string
  addresses: readonly string[]
  /** Whose words no other colleague adds: they answer on the page. */
  isColleague?: boolean
  /** Whether they have written as much in this minute as the page takes. */
  floods?: (db: Db, now: Date) => Promise<boolean>
  take(ctx: ActionContext, reply: MailedReply): Promise<void>
}
/** All who may answer it now. */
type Answerers = (db: Db, id: string) => Promise<readonly Answerer[]>

export const TARGETS: Readonly<Record<ReplyKind, Answerers>> = {
  async ticket(db, id) {
    const asker = await askerAddresses(db, id)
    if (!asker) return []
    const { from_email: person, account_email } = asker
    const addresses = [person, account_email ?? person]
    return [{ person, addresses, take: (ctx, reply) => takeReply(ctx, id, reply) }]
  },
  async conversation(db, id) {
    const writers = await writersOf(db, [id])
    const colleagues = await colleaguesIn(db, id)
    return [
      ...writers.map((writer) => ({
        person: writer.user_id,
        addresses: [writer.email],
        floods: (db: Db, now: Date) => writesTooMuch(db, id, writer.user_id, now),
        take: (ctx: ActionContext, reply: MailedReply) => takeMessage(ctx, id, writer, reply),
      })),
      ...colleagues.map((colleague) => ({
        person: colleague.id,
        addresses: [colleague.email],
        isColleague: true,
        floods: (db: Db, now: Date) => writesTooMuch(db, id, colleague.id, now),
        take: (ctx: ActionContext, reply: MailedReply) => takeAnswer(ctx, id, colleague, reply),
      })),
    ]
  },
}

const addressIn = (sender: string): string => (/[^\s<>]+@[^\s<>]+/.exec(sender)?.[0] ?? '').toLowerCase()

/** The shape of our Message-IDs; Apple Mail writes its own in capitals. */
const OUTBOX_ID = /^<[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}@([^<>@\s]+)>$/

/** A loop: a mail of ours that came back, as the Message-ID says which the outbox gives (`<id@domain>`), or its sender. */
function isOwnMail({ MAIL_FROM, MAIL_REPLY_TO = '' }: Env, { from, messageId }: ReadMail): boolean {
  const own = addressIn(MAIL_FROM)
  const [replyUser, replyDomain] = MAIL_REPLY_TO.split('@')
  if (from === own || from === MAIL_REPLY_TO) return true
  if (replyDomain && from.startsWith(`${replyUser}+`) && from.endsWith(`@${replyDomain}`)) return true
  const [, idDomain] = OUTBOX_ID.exec(messageId ?? '') ?? []
  return idDomain !== undefined && idDomain === own.split('@')[1]
}

/** Deduplication by Message-ID; with sender and addresses, so that a forged copy does not take the place of the mail. */
const fingerprintOf = ({ messageId, from, recipients, subject, text }: ReadMail): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([messageId ?? [subject, text], from, recipients.toSorted()]))
    .digest()

export type InboundResult = { outcome: InboundOutcome; is_repeated: boolean }

/** A mail that came in, exactly once: it becomes the message of one person, or nothing, or waits for a colleague. */
export async function takeMail(ctx: ActionContext, mail: ReadMail): Promise<InboundResult> {
  const { env, files } = ctx.platform
  const isAnswer = mail.automatic === null && mail.recipients.some((address) => readReplyAddress(env, address))
  const attachments = await storeAttachments(files, isAnswer ? mail.files : [])
  try {
    const result = await inTransaction(ctx, (ctx) => takeOnce(ctx, mail, attachments))
    if (result.outcome === 'ignored' || result.is_repeated) await dropAttachments(files, attachments)
    return result
  } catch (error) {
    const isCommitted = error instanceof DatabaseUnavailable && error.uncertain
    if (!isCommitted) await dropAttachments(files, attachments)
    throw error
  }
}

/** A mail that was not read as a whole: what its head says waits for a colleague. */
export const holdUnread = (ctx: ActionContext, head: ReadMail, unread: UnreadReason) =>
  inTransaction(ctx, async (ctx) => {
    const { db, now, platform } = ctx
    const id = newId(now)
    if (!(await insertMail(db, { id, fingerprint: fingerprintOf(head), at: now }))) return
    const reason = isOwnMail(platform.env, head) ? 'own' : (head.automatic ?? unread)
    const { address, token } = await findAnswerer(db, platform.env, head)
    await leaveMail(ctx, id, { reason, mail: head, token, address, accepted: [], refused: [] })
  })

async function takeOnce(ctx: ActionContext, mail: ReadMail, attachments: Attachments): Promise<InboundResult> {
  const { db, now } = ctx
  const [id, fingerprint] = [newId(now), fingerprintOf(mail)]
  if (!(await insertMail(db, { id, fingerprint, at: now })))
    return { outcome: (await outcomeOf(db, fingerprint)).outcome, is_repeated: true }
  return { outcome: await applyMail(ctx, id, mail, attachments), is_repeated: false }
}

async function applyMail(
  ctx: ActionContext,
  id: string,
  mail: ReadMail,
  { accepted, refused }: Attachments,
): Promise<InboundOutcome> {
  const { db, platform } = ctx
  const { address, token, answerer } = await findAnswerer(db, platform.env, mail)
  const reason = inboundReason({
    automatic: mail.automatic,
    isOwn: isOwnMail(platform.env, mail),
    hasAddress: token !== null,
    hasPerson: answerer !== null,
    isFromPerson: answerer?.addresses.includes(mail.from) ?? false,
    isFlood: (await answerer?.floods?.(db, ctx.now)) ?? false,
    hasFiles: accepted.length > 0,
    text: mail.text,
    maxLength: token ? REPLY_FACTS[token.kind].maxLength : MAX_REPLY_LENGTH,
  })
  if (reason) return leaveMail(ctx, id, { reason, mail, token, address, accepted, refused })
  await answerer?.take(ctx, { text: mail.text, files: accepted, refusedFiles: refused })
  await saveOutcome(db, id, 'taken', null)
  return 'taken'
}

/** The first address that we signed for somebody; else one whose person has left. */
async function findAnswerer(db: Db, env: Env, { recipients }: ReadMail): Promise<SignedAddress> {
  let unowned: SignedAddress = { address: null, token: null, answerer: null }
  for (const address of recipients) {
    const token = readReplyAddress(env, address)
    if (!token) continue
    const answerers = await TARGETS[token.kind](db, token.id)
    const answerer = answerers.find(({ person }) => token.belongsTo(person))
    if (answerer) return { address, token, answerer }
    if (answerers.length === 0 && !unowned.token) unowned = { address, token, answerer: null }
  }
  return unowned
}
type SignedAddress = { address: string | null; token: ReplyToken | null; answerer: Answerer | null }

type LeftMail = {
  reason: InboundReason
  mail: ReadMail
  token: ReplyToken | null
  address: string | null
} & Attachments

/** Nothing changes; what a person may have written waits for a colleague. */
async function leaveMail({ db, platform, now }: ActionContext, id: string, left: LeftMail) {
  const { reason, mail, token, address, accepted, refused } = left
  const { outcome } = reasonFacts(reason)
  platform.log.info({ id, reason }, 'a mail was not taken')
  if (outcome === 'ignored') {
    await saveOutcome(db, id, outcome, reason)
    return outcome
  }
  await saveHeld(db, id, reason, {
    from_email: mail.from,
    from_name: mail.fromName,
    subject: headerLine(mail.subject),
    text: mail.text.slice(0, MAX_REPLY_LENGTH),
    ticket_id: token?.kind === 'ticket' ? token.id : null,
    conversation_id: token?.kind === 'conversation' ? token.id : null,
    reply_address: address,
    file_names: refused,
  })
  for (const file of accepted) await insertHeldFile(db, id, { ...file, id: newId(now) }, now)
  await publishToStaff(db, platform.events, 'delivery.changed', { id })
  return outcome
}
