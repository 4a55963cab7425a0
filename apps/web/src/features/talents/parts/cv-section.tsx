import { Check, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { ReadMore } from '../../../ui/read-more.tsx'
import type { Offer } from './cv-offers.ts'
import { useCvWords } from './use-cv-words.ts'

type Props<Value> = {
  title: string
  offers: readonly Offer<Value>[]
  nameOf: (value: Value) => string
  show: (value: Value) => ReactNode
  /** Saves these and nothing else. */
  accept: (values: Value[]) => Promise<unknown>
  /** What cannot be saved as it was read is completed first. */
  isWhole?: (value: Value) => boolean
  complete?: (offer: Offer<Value>, close: () => void) => ReactNode
  columns?: boolean
}

/** One part of what was read: added one by one, or all that is ready at once. */
export function CvSection<Value>(props: Props<Value>) {
  const { title, offers, nameOf, show, accept, isWhole = () => true, complete, columns } = props
  const words = useCvWords()
  const [going, setGoing] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const [open, setOpen] = useState<string | null>(null)
  if (offers.length === 0) return null
  const ready = offers.filter(({ isThere, value }) => !isThere && isWhole(value))
  const take = async (key: string, taken: readonly Offer<Value>[]) => {
    setFailure(undefined)
    setGoing(key)
    try {
      await accept(taken.map(({ value }) => value))
    } catch (error) {
      setFailure(isCallFailure(error) && error.status > 0 ? error.text : words.failed)
    } finally {
      setGoing(null)
    }
  }
  return (
    <section>
      <CardHead
        level={3}
        title={title}
        actions={
          ready.length > 1 && (
            <Button size="small" pending={going === 'all'} onPress={() => void take('all', ready)}>
              {words.addAll}
            </Button>
          )
        }
      />
      {failure && (
        <Banner tone="danger" role="alert" className="mb-3">
          {failure}
        </Banner>
      )}
      <ul className={cx('grid gap-3', columns && 'md:grid-cols-2')}>
        {offers.map((offer) => (
          <li key={offer.key} className="min-w-0">
            {open === offer.key && !offer.isThere && complete ? (
              complete(offer, () => setOpen(null))
            ) : (
              <Card pad="small" className="grid h-full content-start gap-2">
                <div className="flex items-start justify-between gap-3">
                  <div className="min-w-0 flex-1">{show(offer.value)}</div>
                  {offer.isThere ? (
                    <span className="inline-flex min-h-9 flex-none items-center gap-1 text-sm text-positive">
                      <Check aria-hidden className="size-4" />
                      {words.there}
                    </span>
                  ) : isWhole(offer.value) ? (
                    <Button
                      size="small"
                      kind="quiet"
                      aria-label={words.addNamed(nameOf(offer.value))}
                      pending={going === offer.key}
                      onPress={() => void take(offer.key, [offer])}
                    >
                      <Plus aria-hidden />
                      {words.add}
                    </Button>
                  ) : (
                    complete && (
                      <Button
                        size="small"
                        kind="quiet"
                        aria-label={words.completeNamed(nameOf(offer.value))}
                        onPress={() => setOpen(offer.key)}
                      >
                        {words.complete}
                      </Button>
                    )
                  )}
                </div>
                <Reading offer={offer} />
              </Card>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const CLEAR = 0.8
const LIKELY = 0.5

/** The words it came from, and how sure the reading is: said in words, not in colour alone. */
function Reading({ offer: { quote, place, confidence } }: { offer: Offer<unknown> }) {
  const words = useCvWords()
  const sure = confidence >= CLEAR ? 'high' : confidence >= LIKELY ? 'middle' : 'low'
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line pt-2 text-sm text-ink-faint">
      <div className="min-w-0 flex-1 basis-40">
        <span className="sr-only">{words.quote}: </span>
        {place && (
          <p className="wrap-anywhere">
            <bdi dir="ltr">{place.at}</bdi>
            {place.lines.length === 1 && ` · ${words.line(place.lines[0]!)}`}
          </p>
        )}
        <ReadMore lines={2} className="wrap-anywhere">
          {quote}
        </ReadMore>
      </div>
      <Badge tone={sure === 'low' ? 'warning' : sure === 'middle' ? 'point' : 'neutral'}>{words.sure[sure]}</Badge>
    </div>
  )
}
