import type { HeldMessage } from '@fareeq/domain/conversations/schema.ts'
import { ShieldAlert } from 'lucide-react'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import type { Seat } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { MessageFiles } from './message-files.tsx'
import { useListed } from '../../../platform/i18n/i18n.ts'

type Props = { seat: Seat; conversationId: string; messages: readonly HeldMessage[] }

/** What was not delivered, as its writer and colleagues see it. */
export function HeldMessages({ seat, conversationId, messages }: Props) {
  const words = useConversationWords()
  const listed = useListed()
  if (messages.length === 0) return null
  return (
    <section aria-label={words.held} className="grid gap-3">
      {messages.map(({ id, name, is_mine: isMine, text, kinds, files, at, kept }) => (
        <div key={id} className="rounded-md border border-dashed border-line-strong px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <ShieldAlert aria-hidden className="size-3.5" />
            <span>{words.held}</span>
            {isMine ? words.me : <bdi>{name}</bdi>}
            <RelativeTime at={new Date(at)} className="text-ink-faint" />
            <span className="text-ink-faint">{listed(kinds.map((kind) => words.contacts[kind]))}</span>
          </p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">{text}</p>
          {files.length > 0 && <MessageFiles seat={seat} id={conversationId} files={files} />}
          <p className="mt-2 text-sm wrap-anywhere text-ink-soft">
            {kept ? (
              <>
                {words.kept} <span className="whitespace-pre-line [unicode-bidi:plaintext]">{kept.note}</span>
              </>
            ) : (
              words.inReview
            )}
          </p>
        </div>
      ))}
    </section>
  )
}
