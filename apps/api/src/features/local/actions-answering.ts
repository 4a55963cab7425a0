import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { ReplyableMail } from './rows.ts'

/** A mail program of one's own: quotes the mail below the answer, as Thunderbird does, and writes it as MIME. */
const program = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

type Answer = { from: string; text: string }

export async function composeAnswer({ subject, text: quoted, created_at, reply_to }: ReplyableMail, answer: Answer) {
  const at = created_at.toISOString().replace('T', ' ').slice(0, 16)
  const history = quoted.split('\n').map((line) => `> ${line}`.trimEnd())
  const { message } = await program.sendMail({
    from: answer.from,
    to: reply_to ?? '',
    subject: `Re: ${subject ?? ''}`,
    text: [answer.text, '', `On ${at}, Fareeq wrote:`, ...history].join('\n'),
    // Of the domain of the sender: one of ours would be a mail of ours that came back.
    messageId: `<${randomUUID()}@mail-program.test>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return message as Buffer
}
