import { type ScorePart, countedParts } from '@fareeq/domain/matching/rules-score.ts'
import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { useMatchingWords } from '../messages/en.ts'

/** Below this a part is picked out. */
const LOW = 65

/** A column of the comparison on a phone has no room for the bar; the number says the same. */
const COLUMNS = 'grid-cols-[1fr_auto] @min-[10.5rem]:grid-cols-[max-content_minmax(1.25rem,1fr)_2.25rem]'

/** The parts that count, read like lines of text in both directions. */
export function ScoreBars({ match }: Pick<MatchedTalent, 'match'>) {
  const words = useMatchingWords()
  const write = useWrite()
  const scoreOf = (part: ScorePart) => match[part]?.score ?? 0
  const detail = (part: ScorePart) =>
    part === 'overlap' && match.overlap.hours !== null ? words.hours(match.overlap.hours) : String(scoreOf(part))
  return (
    <div className="@container">
      <dl className={cx('grid content-start items-center gap-x-2.5 gap-y-1.5 text-xs text-ink-soft', COLUMNS)}>
        {countedParts({ price: match.price?.score ?? null }).map((part) => (
          <div key={part} className="contents">
            <dt>{words.parts[part]}</dt>
            <dd aria-hidden className="hidden h-1.5 overflow-hidden rounded-full bg-sunken @min-[10.5rem]:block">
              <span
                className={cx('block h-full rounded-full', scoreOf(part) < LOW ? 'bg-point' : 'bg-accent')}
                style={{ inlineSize: `${scoreOf(part)}%` }}
              />
            </dd>
            <dd className="num text-end">{write(detail(part))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
