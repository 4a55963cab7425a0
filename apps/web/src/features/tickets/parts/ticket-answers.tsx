import type { ReplyFile, Ticket } from '@fareeq/domain/tickets/schema.ts'
import { Mail, Paperclip } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { saveFile } from '../api-inbox.ts'
import { useTicketWords } from '../messages/en.ts'
import { useListed } from '../../../platform/i18n/i18n.ts'

type Line = {
  id: string
  text: string
  by: string
  at: string
  isReply: boolean
  files: ReplyFile[]
  refusedFiles: string[]
}

/** What we answered, and what the asker answered by mail, in the order of time. */
export function TicketAnswers({ ticket }: { ticket: Ticket }) {
  const words = useTicketWords()
  const lines: Line[] = [
    ...ticket.answers.map(({ text, by, at }) => ({
      id: at,
      text,
      by: by ?? words.us,
      at,
      isReply: false,
      files: [],
      refusedFiles: [],
    })),
    ...ticket.replies.map(({ refused_files: refusedFiles, ...reply }) => ({
      ...reply,
      by: ticket.from_name,
      isReply: true,
      refusedFiles,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  if (lines.length === 0) return null
  return (
    <section aria-label={words.answers} className="grid gap-3">
      {lines.map((line) => (
        <Answer key={line.id} ticket={ticket} line={line} />
      ))}
    </section>
  )
}

function Answer({ ticket, line: { text, by, at, isReply, files, refusedFiles } }: { ticket: Ticket; line: Line }) {
  const words = useTicketWords()
  const listed = useListed()
  return (
    <div className={cx('border-s-2 ps-4', isReply ? 'border-line-strong' : 'border-accent')}>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        {isReply && <Mail aria-hidden className="size-3.5" />}
        <span>
          <bdi>{by}</bdi>
          {isReply && ` ${words.replied}`} · <RelativeTime at={new Date(at)} />
        </span>
      </p>
      <p lang={ticket.lang} dir="auto" className="measure w-fit whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      {files.length > 0 && <ReplyFiles ticketId={ticket.id} files={files} />}
      {refusedFiles.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-soft wrap-anywhere">
          <Filled sentence={words.refusedFiles} names={<bdi>{listed(refusedFiles)}</bdi>} />
        </p>
      )}
    </div>
  )
}

function ReplyFiles({ ticketId, files }: { ticketId: string; files: ReplyFile[] }) {
  const words = useTicketWords()
  const open = useAction((file: ReplyFile) => saveFile(ticketId, file))
  return (
    <ul aria-label={words.files} className="mt-1.5 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button
            kind="quiet"
            size="small"
            pending={open.pendingArgs?.[0].id === file.id}
            onPress={() => void open.run(file)}
          >
            <Paperclip aria-hidden />
            <bdi>{file.name}</bdi>
          </Button>
        </li>
      ))}
    </ul>
  )
}
