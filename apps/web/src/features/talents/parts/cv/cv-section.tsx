import { Check, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ERROR } from '../../../../ui/fields/field-classes.ts'
import { ErrorLine } from '../../../../ui/fields/field-notes.tsx'
import { CvDoubt } from './cv-doubt.tsx'
import { CvEvidence } from './cv-evidence.tsx'
import type { Offer } from './cv-offers.ts'
import type { CvPart } from './cv-sections.ts'
import { useAdding } from './use-cv-adding.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'

type Props<Value> = {
  part: CvPart<Value>
  title: string
  nameOf: (value: Value) => string
  show: (value: Value) => ReactNode
  complete?: (offer: Offer<Value>, close: () => void) => ReactNode
}

/** One part, line by line: each is added, replaces a value, or is completed first. */
export function CvSection<Value>({ part, title, nameOf, show, complete }: Props<Value>) {
  const adding = useAdding()
  const [open, setOpen] = useState<string | null>(null)
  if (part.offers.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-[1.0625rem] leading-normal">{title}</h3>
      <Card pad="none">
        <ul className="divide-y divide-line">
          {part.offers.map((offer) => {
            const failure = adding.failureOf(part.id, offer.key)
            return (
              <li key={offer.key} className="min-w-0 px-4 py-3">
                {open === offer.key && !offer.isThere && complete ? (
                  complete(offer, () => setOpen(null))
                ) : (
                  <>
                    <div className="flex items-start justify-between gap-3">
                      <div className="min-w-0 flex-1">{show(offer.value)}</div>
                      <Action
                        part={part}
                        offer={offer}
                        name={nameOf(offer.value)}
                        onComplete={() => setOpen(offer.key)}
                      />
                    </div>
                    <CvDoubt confidence={offer.confidence} />
                    {failure && !offer.isThere && (
                      <p role="alert" className={ERROR}>
                        <ErrorLine>{failure}</ErrorLine>
                      </p>
                    )}
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </Card>
      <CvEvidence offers={part.offers} nameOf={nameOf} />
    </section>
  )
}

type ActionProps<Value> = { part: CvPart<Value>; offer: Offer<Value>; name: string; onComplete: () => void }

function Action<Value>({ part, offer, name, onComplete }: ActionProps<Value>) {
  const words = useCvWords()
  const adding = useAdding()
  if (offer.isThere)
    return (
      <span className="inline-flex min-h-9 flex-none items-center gap-1 text-sm text-positive">
        <Check aria-hidden className="size-4" />
        {words.there}
      </span>
    )
  if (!part.isWhole(offer.value))
    return (
      <Button size="small" kind="quiet" aria-label={words.completeNamed(name)} onPress={onComplete}>
        {words.complete}
      </Button>
    )
  return (
    <Button
      size="small"
      kind="quiet"
      aria-label={offer.replaces ? words.replaceNamed(name) : words.addNamed(name)}
      pending={adding.isGoing(part.id, offer.key)}
      onPress={() => void adding.add(part, [offer])}
    >
      {!offer.replaces && <Plus aria-hidden />}
      {offer.replaces ? words.replace : words.add}
    </Button>
  )
}
