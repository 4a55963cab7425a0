import { randomUUID } from 'node:crypto'
import type { ReplyableMail } from './rows.ts'

type Answer = { from: string; text: string; pdf?: string | undefined }

/** As a mail program does it: quotes the mail below the answer, as Thunderbird does, and writes it as MIME. */
export async function composeAnswer({ subject, text: quoted, created_at, reply_to }: ReplyableMail, answer: Answer) {
  const at = created_at.toISOString().replace('T', ' ').slice(0, 16)
  const history = quoted.split('\n').map((line) => `> ${line}`.trimEnd())
  const { createTransport } = await import('nodemailer')
  const program = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await program.sendMail({
    from: answer.from,
    to: reply_to ?? '',
    subject: `Re: ${subject ?? ''}`,
    text: [answer.text, '', `On ${at}, Fareeq wrote:`, ...history].join('\n'),
    ...(answer.pdf && { attachments: [{ filename: answer.pdf, content: '%PDF-1.4\n%%EOF\n' }] }),
    // Of the domain of the sender: one of ours would be a mail of ours that came back.
    messageId: `<${randomUUID()}@mail-program.test>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Buffer
}
