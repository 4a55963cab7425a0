import { Readable } from 'node:stream'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MAIL_FILES } from '@fareeq/domain/inbound-mails/limits.ts'
import type { MailFile } from '../../engines/mail-reader/read-mail.ts'
import type { Files } from '../../platform/files/blob-storage.ts'
import { typeOf } from '../../platform/files/sniff.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { headerLine } from '../../platform/messages/message.ts'
import type { Staff } from '../../platform/session.ts'
import { type StoredAttachment, dropHeldFile, heldFiles, openedFile, unusedHeldFiles } from './queries-files.ts'

export type Attachments = { accepted: StoredAttachment[]; refused: string[] }

const MAX_NAME_LENGTH = 200
const nameOf = ({ name }: MailFile): string => headerLine(name).slice(-MAX_NAME_LENGTH) || 'file'

const mediaTypeOf = async ({ bytes, name }: MailFile): Promise<string | undefined> => {
  const type = await typeOf(bytes, name)
  return Object.entries(MAIL_FILES.media).find(([ending]) => ending === type)?.[1]
}

/** By their content, as uploads are; what is not taken is named to whoever reads the answer. */
export async function storeAttachments(files: Files, attached: readonly MailFile[]): Promise<Attachments> {
  const [accepted, refused]: [StoredAttachment[], string[]] = [[], []]
  for (const attachment of attached) {
    const name = nameOf(attachment)
    const fits = accepted.length < MAIL_FILES.max && attachment.bytes.length <= MAIL_FILES.maxBytes
    const mediaType = fits ? await mediaTypeOf(attachment) : undefined
    if (mediaType) {
      const file = await files.put(Readable.from([attachment.bytes]), { limit: MAIL_FILES.maxBytes })
      accepted.push({ name, mediaType, file })
    } else refused.push(name)
  }
  return { accepted, refused }
}

/** Of a mail that was not taken, or that was taken before. */
export async function dropAttachments(files: Files, { accepted }: Attachments): Promise<void> {
  for (const { file } of accepted) await files.delete(file.key)
}

/** What was attached to a held mail, as a colleague reads it before they decide. */
export async function openFile({ db, platform }: RequestContext<Staff>, mailId: string, id: string) {
  const file = await openedFile(db, mailId, id)
  const bytes = file && (await platform.files.get(file.storage_key))
  if (!bytes) throw new Refusal(platformErrors.not_found)
  return { bytes, ...file }
}

/** Files of a held mail that is added: they are handed over to what it becomes. */
export async function takeHeldFiles({ db }: ActionContext, mailId: string): Promise<StoredAttachment[]> {
  const rows = await heldFiles(db, mailId)
  for (const { storage_key } of rows) await dropHeldFile(db, storage_key)
  return rows.map(({ name, media_type: mediaType, storage_key: key, size, sha256 }) => ({
    name,
    mediaType,
    file: { key, size, sha256 },
  }))
}

const MAX_DELETED = 500

/** Garbage collection of files whose mail was discarded or erased; failures are retried the next time. */
export async function sweepHeldFiles({ db, platform: { files, log } }: ActionContext): Promise<void> {
  for (const { id, storage_key } of await unusedHeldFiles(db, MAX_DELETED))
    try {
      await files.delete(storage_key)
      await dropHeldFile(db, storage_key)
    } catch (err) {
      log.error({ err, id }, 'a file of a held mail could not be deleted')
    }
}
