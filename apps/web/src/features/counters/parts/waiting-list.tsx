import type { WaitingItem } from '@fareeq/domain/counters/schema.ts'
import { waitingPath } from '@fareeq/domain/counters/rules.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { DAY, MINUTE, timeLeft } from '@fareeq/domain/kernel/time/time.ts'
import { useState } from 'react'
import { ofKnownKinds } from '../../../platform/calls/known-kinds.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { useWaitingWords } from '../messages/en.ts'

/** As many are read at a glance. */
const MAX_SHOWN = 4
/** From here on its end is near. */
const NEAR = 3 * DAY

type Props = {
  side: 'client' | 'talent'
  /** Sorted by their end. */
  items: readonly WaitingItem[]
  /** All there are: more may wait than are named. */
  count: number
}

/** What waits for whoever reads it, the first to end first; nothing where nothing does. */
export function WaitingList({ side, items: all, count }: Props) {
  const words = useWaitingWords()
  const [isOpen, setOpen] = useState(false)
  const items = ofKnownKinds(words[side], all)
  if (items.length === 0) return null
  const visible = isOpen ? items : items.slice(0, MAX_SHOWN)
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="waiting">
      <div className="flex items-center justify-between gap-4">
        <h2 id="waiting" className="flex items-center gap-2 text-sm font-normal text-ink-soft">
          <Nuqta className="text-[0.7em] text-point" />
          {words.title}
        </h2>
        {items.length > MAX_SHOWN && (
          <TextLink as="button" type="button" onClick={() => setOpen(!isOpen)} className="text-sm">
            {isOpen ? words.less : words.all(count)}
          </TextLink>
        )}
      </div>
      <ul className="divide-y divide-line">
        {visible.map((item, index) => (
          <Item key={`${item.kind} ${item.id}`} side={side} item={item} isFirst={index === 0} />
        ))}
      </ul>
      {isOpen && count > items.length && (
        <p className="pt-4 text-sm text-ink-soft">{words.more(count - items.length)}</p>
      )}
    </Card>
  )
}

/** A payout is called by its month. */
const isMonth = (label: string): boolean => /^\d{4}-\d{2}$/.test(label)

type ItemProps = { side: Props['side']; item: WaitingItem; isFirst: boolean }

function Item({ side, item, isFirst }: ItemProps) {
  const words = useWaitingWords()
  const lang = useLang()
  const { usd, month } = useAmounts()
  const { kind, name, about, amount, due_at } = item
  const title = words[side][kind](bidiIsolate(name ?? BRAND[lang], lang))
  return (
    <li className="grid gap-3 py-4 first:pt-2 last:pb-0 sm:flex sm:items-center sm:justify-between sm:gap-12">
      <div className="min-w-0">
        <h3 className={isFirst ? 'text-xl wrap-anywhere' : 'text-[1.0625rem] wrap-anywhere'}>{title}</h3>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {amount !== null ? (
            <span>{words.toPay(usd(amount))}</span>
          ) : (
            about !== null && <bdi className="wrap-anywhere">{isMonth(about) ? month(about) : about}</bdi>
          )}
          {due_at && <TimeLeft until={new Date(due_at)} />}
        </p>
      </div>
      <ButtonLink
        as={PageLink}
        href={waitingPath(kind, side, item)}
        kind={isFirst ? 'primary' : 'quiet'}
        className="max-sm:w-full"
      >
        {words.actions[kind]}
      </ButtonLink>
    </li>
  )
}

function TimeLeft({ until }: { until: Date }) {
  const words = useWaitingWords()
  const now = useNow(MINUTE)
  if (until <= now) return <Badge tone="danger">{words.late}</Badge>
  const { unit, count } = timeLeft(until, now)
  return <Badge tone={until.getTime() - now.getTime() < NEAR ? 'warning' : 'neutral'}>{words.left[unit](count)}</Badge>
}
