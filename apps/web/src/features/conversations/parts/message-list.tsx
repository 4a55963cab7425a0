import type { ConversationMessage } from '@fareeq/domain/conversations/schema.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { EyeOff, Flag, Mail } from 'lucide-react'
import { useLang, useListed } from '../../../platform/i18n/i18n.ts'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { cx } from '../../../ui/cx.ts'
import type { Seat } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { MessageFiles } from './message-files.tsx'
import { ReportMessage } from './report-message.tsx'

type Props = {
  seat: Seat
  conversationId: string
  /** In their order. */
  messages: readonly ConversationMessage[]
  /** The last message that somebody else has read. */
  seenSeq: number
}

export function MessageList({ seat, conversationId, messages, seenSeq }: Props) {
  const words = useConversationWords()
  const ownLast = messages.findLast(({ is_mine: isMine }) => isMine)
  return (
    <div role="log" aria-label={words.log}>
      <ol className="grid gap-4">
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            seat={seat}
            conversationId={conversationId}
            message={message}
            isSeen={message.id === ownLast?.id && message.seq <= seenSeq}
          />
        ))}
      </ol>
    </div>
  )
}

type LineProps = Pick<Props, 'seat' | 'conversationId'> & { message: ConversationMessage; isSeen: boolean }

/** Each line of a text has the direction of its own language. */
function MessageLine({ seat, conversationId, message, isSeen }: LineProps) {
  const words = useConversationWords()
  const listed = useListed()
  const brand = BRAND[useLang()]
  const { id, side, name, is_mine: isMine, text, by_mail: isByMail, files, refused_files: refusedFiles, at } = message
  const { is_hidden: isHidden, is_reported: isReported, can_report: canReport } = message
  return (
    <li className={cx('grid max-w-[85%] gap-1 sm:max-w-[70%]', isMine && 'ms-auto justify-items-end')}>
      <p className="flex flex-wrap items-center gap-x-2 px-1 text-sm text-ink-soft">
        {isMine ? words.me : <bdi>{name ?? brand}</bdi>}
        {side === 'staff' && name !== null && !isMine && <span className="text-ink-faint">{brand}</span>}
        {isByMail && <Mail role="img" aria-label={words.byMail} className="size-3.5 text-ink-faint" />}
        <RelativeTime at={new Date(at)} className="text-ink-faint" />
        {canReport && <ReportMessage conversationId={conversationId} messageId={id} />}
      </p>
      {(text !== '' || files.length === 0) && (
        <p
          className={cx(
            'w-fit rounded-lg px-3.5 py-2.5 wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]',
            isMine ? 'bg-accent-soft' : 'border border-line bg-raised',
            text === '' && 'text-ink-faint',
          )}
        >
          {text || (isHidden ? words.hidden : words.erased)}
        </p>
      )}
      {files.length > 0 && <MessageFiles seat={seat} id={conversationId} files={files} />}
      {refusedFiles.length > 0 && (
        <p className="px-1 text-sm wrap-anywhere text-ink-soft">
          <Filled sentence={words.refusedFiles} names={<bdi>{listed(refusedFiles)}</bdi>} />
        </p>
      )}
      {isHidden && text !== '' && (
        <p className="flex items-center gap-1.5 px-1 text-sm text-ink-soft">
          <EyeOff aria-hidden className="size-3.5" />
          {isMine ? words.hiddenMine : words.hiddenForOthers}
        </p>
      )}
      {isReported && (
        <p className="flex items-center gap-1.5 px-1 text-sm text-ink-soft">
          <Flag aria-hidden className="size-3.5" />
          {words.reported}
        </p>
      )}
      {isSeen && <p className="px-1 text-xs text-ink-faint">{words.seen}</p>}
    </li>
  )
}
