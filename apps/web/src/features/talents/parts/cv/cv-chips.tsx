import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { ERROR } from '../../../../ui/fields/field-classes.ts'
import { ErrorLine } from '../../../../ui/fields/field-notes.tsx'
import { isDoubtful } from './cv-doubt.tsx'
import { CvEvidence } from './cv-evidence.tsx'
import type { CvPart } from './cv-sections.ts'
import { useAdding } from './use-cv-adding.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'

type Props = {
  part: CvPart<string>
  title: string
  nameOf: (id: string) => string
  markOf?: (id: string) => ReactNode
}

const CHIP = 'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm'

/** Short names in one block; a press on one adds it. */
export function CvChips({ part, title, nameOf, markOf }: Props) {
  const words = useCvWords()
  const adding = useAdding()
  if (part.offers.length === 0) return null
  const failures = new Set(
    part.offers.flatMap(({ key, isThere }) => (isThere ? [] : (adding.failureOf(part.id, key) ?? []))),
  )
  return (
    <section>
      <h3 className="mb-2 text-[1.0625rem] leading-normal">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {part.offers.map((offer) => {
          const name = nameOf(offer.value)
          const inside = (
            <>
              {markOf?.(offer.value)}
              <bdi className="truncate">{name}</bdi>
              {isDoubtful(offer.confidence) && <span className="text-xs text-warning">{words.sure.low}</span>}
            </>
          )
          return (
            <li key={offer.key} className="max-w-full">
              {offer.isThere ? (
                <span className={cx(CHIP, 'border-transparent bg-positive-soft text-positive')}>
                  {inside}
                  <Check aria-hidden className="size-3.5 flex-none" />
                  <span className="sr-only">{words.there}</span>
                </span>
              ) : (
                <button
                  type="button"
                  aria-label={words.addNamed(name)}
                  aria-busy={adding.isGoing(part.id, offer.key) || undefined}
                  onClick={() => void adding.add(part, [offer])}
                  className={cx(
                    CHIP,
                    'hit border-line-strong bg-raised transition-colors hover:border-accent hover:text-accent aria-busy:opacity-60',
                  )}
                >
                  {inside}
                  <Plus aria-hidden className="size-3.5 flex-none" />
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {[...failures].map((failure) => (
        <p key={failure} role="alert" className={cx(ERROR, 'mt-2')}>
          <ErrorLine>{failure}</ErrorLine>
        </p>
      ))}
      <CvEvidence offers={part.offers} nameOf={nameOf} />
    </section>
  )
}
