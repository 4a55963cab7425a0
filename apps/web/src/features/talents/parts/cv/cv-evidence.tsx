import type { Offer } from './cv-offers.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { useListed } from '../../../../platform/i18n/i18n.ts'

type Props<Value> = { offers: readonly Offer<Value>[]; nameOf: (value: Value) => string }

/** Provenance: the source lines of a part, without duplicates. */
export function CvEvidence<Value>({ offers, nameOf }: Props<Value>) {
  const words = useCvWords()
  const listed = useListed()
  const places = new Map<string, { place: Offer<Value>['place']; quote: string; names: string[] }>()
  for (const { place, quote, value } of offers) {
    const key = `${place?.at} ${quote}`
    const evidence = places.get(key) ?? { place, quote, names: [] }
    places.set(key, { ...evidence, names: [...evidence.names, nameOf(value)] })
  }
  return (
    <Disclosure title={words.quote} isQuiet className="text-sm text-ink-soft">
      <dl className="grid gap-3 border-s-2 border-line ps-3">
        {[...places].map(([key, { place, quote, names }]) => (
          <div key={key} className="min-w-0">
            <dt className="font-strong wrap-anywhere">
              <bdi>{listed(names)}</bdi>
            </dt>
            <dd className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">{quote}</dd>
            {place && (
              <dd className="text-ink-faint">
                <bdi dir="ltr">{place.at}</bdi>
                {place.lines.length === 1 && ` · ${words.line(place.lines[0]!)}`}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
