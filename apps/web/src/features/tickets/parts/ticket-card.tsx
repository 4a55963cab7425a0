import { languageOf } from '@fareeq/domain/tickets/rules-language.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ChevronDown } from 'lucide-react'
import { memo, Suspense, useState } from 'react'
import { lazyModule, useLazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { cx } from '../../../ui/cx.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Deadline } from '../../staff/parts/deadline.tsx'
import { useTicketKinds } from '../../staff/parts/use-ticket-kinds.ts'
import { useDraft } from './drafts.ts'
import { OwnerName } from './ticket-owner.tsx'
import { TicketWriters } from './ticket-writers.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useSubject } from './use-subject.ts'
import { useTicketWords } from '../messages/en.ts'

/** Lazy: a list is read closed, and the forms are inside. */
const INSIDE = lazyModule(() => import('./ticket-inside.tsx'))
const TicketInside = lazyPart(INSIDE, (part) => part.TicketInside)

const CLOCK_TONES: Record<Ticket['clock'], Tone> = {
  late: 'danger',
  soon: 'warning',
  calm: 'positive',
  stopped: 'neutral',
}

export function TicketBadge({ ticket: { clock, state } }: { ticket: Ticket }) {
  const words = useTicketWords()
  return (
    <Badge tone={CLOCK_TONES[clock]} dot>
      {clock === 'stopped' ? words.states[state] : words.clocks[clock]}
    </Badge>
  )
}

type Props = { ticket: Ticket; isSelected: boolean; onChoose: (id: string, isSelected: boolean) => void }

/** One ticket: sender, deadline, text and answer; the answer form opens in it. Memoised for long lists. */
export const TicketCard = memo(function TicketCard({ ticket, isSelected, onChoose }: Props) {
  const words = useTicketWords()
  const kinds = useTicketKinds()
  const [isOpen, setOpen] = useState(useDraft(ticket).text !== '')
  const { kind, clock, reference, from_name, from_email, body, lang } = ticket
  useLazyModule(INSIDE)
  const inbox = useInboxWords()
  const subject = useSubject()(ticket)
  return (
    <Card as="li" pad="none" className="relative">
      <Checkbox
        value={isSelected}
        onChange={(isOn) => onChoose(ticket.id, isOn)}
        className="absolute start-0 py-2 ps-4"
      >
        <span className="sr-only">{inbox.selectOne.replace('{name}', from_name)}</span>
      </Checkbox>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
        <summary className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 rounded-lg p-4 ps-13 group-open:rounded-b-none hover:bg-surface xs:pe-5 md:grid-cols-[minmax(0,1fr)_19rem_auto]">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
            <TicketBadge ticket={ticket} />
            <span className="text-sm text-ink-soft">{kinds[kind]}</span>
            <span className="ltr-island text-sm text-ink-faint">{reference}</span>
            <Badge>
              <span lang={lang}>{inbox.langs[lang]}</span>
            </Badge>
            <OwnerName ticket={ticket} />
            <TicketWriters ticket={ticket} />
          </span>
          {clock !== 'stopped' && (
            <Deadline
              at={ticket.due_at}
              clock={clock}
              label={words.due}
              className="col-span-2 row-start-3 md:col-span-1 md:col-start-2 md:row-span-2 md:row-start-1"
            />
          )}
          <ChevronDown
            aria-hidden
            className="col-start-2 row-start-1 mt-1 size-4 text-ink-faint transition-transform group-open:rotate-180 md:col-start-3"
          />
          <span className={cx('col-span-2 min-w-0 md:col-start-1', clock !== 'stopped' && 'md:col-span-1')}>
            <span className="block font-strong wrap-anywhere">
              <bdi>{subject}</bdi>
            </span>
            <span className="flex flex-wrap gap-x-2.5 text-sm text-ink-soft wrap-anywhere">
              <bdi>{from_name}</bdi>
              <span className="ltr-island text-ink-faint">{from_email}</span>
            </span>
            {body && !isOpen && (
              <bdi lang={languageOf(body, lang)} className="mt-1 line-clamp-1 text-sm text-ink-soft wrap-anywhere">
                {body.trim().split('\n', 1)[0]}
              </bdi>
            )}
          </span>
        </summary>
        {isOpen && (
          <div className="border-t border-line p-4 xs:pe-5 md:ps-13">
            <Suspense
              fallback={
                <Skeletons>
                  <SkeletonRows rows={4} />
                </Skeletons>
              }
            >
              <TicketInside ticket={ticket} isLinked />
            </Suspense>
          </div>
        )}
      </details>
    </Card>
  )
})
