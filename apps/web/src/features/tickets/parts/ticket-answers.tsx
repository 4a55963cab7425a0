import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { Mail } from 'lucide-react'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { cx } from '../../../ui/cx.ts'
import { useTicketWords } from '../messages/en.ts'

/** What we answered, and what the asker answered by mail, in the order of time. */
export function TicketAnswers({ ticket: { answers, replies, from_name, lang } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const lines = [
    ...answers.map(({ text, by, at }) => ({ id: at, text, by: by ?? words.us, at, isReply: false })),
    ...replies.map(({ id, text, at }) => ({ id, text, by: from_name, at, isReply: true })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  if (lines.length === 0) return null
  return (
    <section aria-label={words.answers} className="grid gap-3">
      {lines.map(({ id, text, by, at, isReply }) => (
        <div key={id} className={cx('border-s-2 ps-4', isReply ? 'border-line-strong' : 'border-accent')}>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            {isReply && <Mail aria-hidden className="size-3.5" />}
            <span>
              <bdi>{by}</bdi>
              {isReply && ` ${words.replied}`} · <RelativeTime at={new Date(at)} />
            </span>
          </p>
          <p lang={lang} dir="auto" className="measure w-fit whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </div>
      ))}
    </section>
  )
}
