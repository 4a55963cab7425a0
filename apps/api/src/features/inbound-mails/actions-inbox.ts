import { MAX_MAIL_BYTES } from '@fareeq/domain/inbound-mails/limits.ts'
import { INBOX_ATTEMPTS, type UnreadReason, isTooOld } from '@fareeq/domain/inbound-mails/rules.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import type { MailFault, ReadMail } from '../../engines/mail-reader/read-mail.ts'
import type { ActionContext } from '../../platform/context.ts'
import { type Inbox, type InboxMail, inboxName, openInbox } from '../../platform/messages/inbox.ts'
import { parseMail } from './actions-receiving.ts'
import { holdUnread, takeMail } from './actions.ts'
import { saveAttempt, saveInboxFailure, saveInboxRead, saveTaken, startPosition } from './queries-inbox.ts'
import type { InboxPosition } from './rows.ts'

const BATCH = 50
/** Shorter than the job may run: what is left is read by the next one. */
const MAX_RUN = 4 * MINUTE
/** Of a mail that is not read as a whole. */
const HEAD_BYTES = 64 * 1024

const REASONS: Readonly<Record<MailFault, UnreadReason>> = { too_many_parts: 'too_large', unreadable: 'unreadable' }

/**
 * Polling of the mailbox that answers are delivered to. A mail counts as taken once its outcome is committed: a process that
 * ends before takes it again, and its fingerprint makes it one message.
 */
export async function readInbox(ctx: ActionContext): Promise<void> {
  const { db, platform } = ctx
  const { MAIL_INBOX_URL: address } = platform.env
  if (address === undefined) return
  const name = inboxName(address)
  let inbox: Inbox | null = null
  try {
    inbox = await openInbox(address)
    const position = await startPosition(db, name, inbox.uidValidity)
    await readFrom(ctx, { name, inbox, position })
    await saveInboxRead(db, name, platform.clock.now())
  } catch (error) {
    await saveInboxFailure(db, name, platform.clock.now())
    throw error
  } finally {
    inbox?.close()
  }
}

type OpenInbox = { name: string; inbox: Inbox; position: InboxPosition }

async function readFrom(ctx: ActionContext, { name, inbox, position }: OpenInbox): Promise<void> {
  const until = performance.now() + MAX_RUN
  let last = position.last_uid
  for (;;) {
    const mails = await inbox.after(last, BATCH)
    for (const mail of mails) {
      const attempts = position.stuck_uid === mail.uid ? position.attempts + 1 : 1
      await takeFrom({ ...ctx, now: ctx.platform.clock.now() }, inbox, mail, attempts).catch(async (error: unknown) => {
        await saveAttempt(ctx.db, name, mail.uid, attempts)
        throw error
      })
      await saveTaken(ctx.db, name, mail.uid)
      last = mail.uid
      if (performance.now() > until) return
    }
    if (mails.length < BATCH) return
  }
}

/** A mail that cannot be taken waits for a colleague: its sender was told by no server. */
async function takeFrom(
  ctx: ActionContext,
  inbox: Inbox,
  { uid, size, at }: InboxMail,
  attempts: number,
): Promise<void> {
  if (isTooOld(at, ctx.now)) return
  const hold = async (reason: UnreadReason) => holdUnread(ctx, await headOf(ctx, inbox, uid), reason)
  if (size > MAX_MAIL_BYTES) return hold('too_large')
  if (attempts > INBOX_ATTEMPTS) return hold('unreadable')
  const raw = await inbox.read(uid)
  // Deleted by somebody meanwhile.
  if (raw === null) return
  const mail = await parseMail(ctx, raw)
  if ('fault' in mail) return hold(REASONS[mail.fault])
  await takeMail(ctx, mail)
}

const UNKNOWN: ReadMail = {
  messageId: null,
  from: '',
  fromName: '',
  recipients: [],
  subject: '',
  automatic: null,
  text: '',
  files: [],
}

/** Sender, subject and addresses, without a body. */
async function headOf(ctx: ActionContext, inbox: Inbox, uid: number): Promise<ReadMail> {
  const beginning = (await inbox.read(uid, HEAD_BYTES))?.toString('latin1') ?? ''
  const [head = ''] = beginning.split(/\r?\n\r?\n/, 1)
  const mail = await parseMail(ctx, Buffer.from(`${head}\r\n\r\n`, 'latin1'))
  // Without a sender its place in the mailbox tells it from others.
  return 'fault' in mail ? { ...UNKNOWN, messageId: `uid ${uid}` } : { ...mail, text: '', files: [] }
}
