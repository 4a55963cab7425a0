import { Readable } from 'node:stream'
import { MAIL_FILES } from '@fareeq/domain/inbound-mails/limits.ts'
import type { MailFile } from '../../engines/mail-reader/read-mail.ts'
import type { Files, StoredFile } from '../../platform/files/blob-storage.ts'
import { typeOf } from '../../platform/files/sniff.ts'
import { headerLine } from '../../platform/messages/message.ts'

export type StoredAttachment = { name: string; mediaType: string; file: StoredFile }
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
