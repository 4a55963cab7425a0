import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../../platform/i18n.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Island } from '../../../ui/filled.tsx'
import { RelativeTime } from '../../../ui/moments.tsx'
import { AnswerForm } from './answer-form.tsx'
import { TicketMoves } from './ticket-moves.tsx'
import { useTicketWords } from './use-ticket-words.ts'

const CLOCK_TONES: Record<Ticket['clock'], Tone> = {
  late: 'danger',
  soon: 'warning',
  calm: 'positive',
  stopped: 'neutral',
}

/** One question: whose, by when, what, and what we said; opened where somebody answers. */
export function TicketCard({ ticket, isSought }: { ticket: Ticket; /** Somebody was led to it. */ isSought: boolean }) {
  const words = useTicketWords()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(isSought)
  const card = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isSought) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isSought])
  const { kind, state, clock, subject, reference, from_name, from_email } = ticket
  const due = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Riyadh' })
  return (
    <Card as="li" pad="none">
      <details
        ref={card}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group scroll-my-32"
      >
        <summary className="flex cursor-pointer flex-wrap items-start gap-x-4 gap-y-2 p-4 xs:p-5">
          <span className="min-w-0 flex-1 basis-64">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={CLOCK_TONES[clock]} dot>
                {clock === 'stopped' ? words.states[state] : words.clocks[clock]}
              </Badge>
              <span className="text-sm text-ink-soft">{words.kinds[kind]}</span>
              <span className="text-sm text-ink-faint">
                <Island>{reference}</Island>
              </span>
            </span>
            <span className="mt-1.5 block font-strong wrap-anywhere">{subject || words.kinds[kind]}</span>
            <span className="block text-sm text-ink-soft wrap-anywhere">
              <bdi>{from_name}</bdi> · <Island>{from_email}</Island>
              {ticket.is_member && ` · ${words.member}`}
            </span>
          </span>
          <span className="flex items-center gap-2 text-sm text-ink-soft">
            {state === 'open' ? words.due(due.format(new Date(ticket.due_at))) : null}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </span>
        </summary>
        {isOpen && <Inside ticket={ticket} />}
      </details>
    </Card>
  )
}

function Inside({ ticket }: { ticket: Ticket }) {
  const words = useTicketWords()
  const { body, answers, created_at, state, lang } = ticket
  return (
    <div className="grid gap-5 border-t border-line p-4 xs:p-5">
      <div>
        <p className="text-sm text-ink-faint">
          <RelativeTime at={new Date(created_at)} />
        </p>
        {body && (
          <p lang={lang} dir="auto" className="measure mt-1 whitespace-pre-line wrap-anywhere">
            {body}
          </p>
        )}
      </div>
      {answers.length > 0 && (
        <section aria-label={words.answers} className="grid gap-3">
          {answers.map(({ text, by, at }) => (
            <div key={at} className="border-s-2 border-accent ps-4">
              <p className="text-sm text-ink-soft">
                <bdi>{by ?? words.us}</bdi> · <RelativeTime at={new Date(at)} />
              </p>
              <p lang={lang} dir="auto" className="measure whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </div>
          ))}
        </section>
      )}
      {ticketLife.next(state, 'answer') && <AnswerForm ticket={ticket} />}
      <TicketMoves ticket={ticket} />
    </div>
  )
}
