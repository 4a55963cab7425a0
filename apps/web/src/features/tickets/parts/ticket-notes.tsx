import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { Lock } from 'lucide-react'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useTicketWords } from '../messages/en.ts'
import { useListed } from '../../../platform/i18n/i18n.ts'

/** Set apart from what the asker has read. */
export function TicketNotes({ ticket: { notes } }: { ticket: Ticket }) {
  const words = useInboxWords()
  const listed = useListed()
  const { us } = useTicketWords()
  if (notes.length === 0) return null
  return (
    <section aria-label={words.notes} className="grid gap-2.5">
      {notes.map(({ id, text, by, at, mentions }) => (
        <div key={id} className="rounded-md border border-dashed border-line-strong bg-point-soft/40 px-4 py-3">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Lock aria-hidden className="size-3.5" />
            <span>{words.note}</span>
            <span>
              <bdi>{by ?? us}</bdi> · <RelativeTime at={new Date(at)} />
            </span>
            {mentions.length > 0 && (
              <span className="text-ink-faint">
                {words.mentioned} <bdi>{listed(mentions)}</bdi>
              </span>
            )}
          </p>
          <p dir="auto" className="measure w-fit whitespace-pre-line wrap-anywhere">
            {text}
          </p>
        </div>
      ))}
    </section>
  )
}
