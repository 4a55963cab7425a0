import { FIGURES, type FigurePeriod } from '@fareeq/domain/figures/limits.ts'
import { changeOf, isTelling } from '@fareeq/domain/figures/rules.ts'
import type { Figure } from '@fareeq/domain/figures/schema.ts'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { BarChart } from '../../../ui/display/chart-bars.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { useFigureText } from './use-figure-text.ts'
import { useFiguresWords } from '../messages/en.ts'

type Props = { figure: Figure; days: FigurePeriod }

/** One figure: the number, which opens its rows, what it was before, and how it went. */
export function FigureCard({ figure: { id, value, count, before, bars }, days }: Props) {
  const words = useFiguresWords()
  const { text, number, day } = useFigureText()
  const { unit } = FIGURES[id]
  const { title, text: meaning } = words.figures[id]
  const format = (value: number | null) => (value === null ? words.none : text(unit, value))
  const titleId = `figure-${id}`
  return (
    <Card as="section" aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h3 id={titleId} className="font-strong">
          {title}
        </h3>
        <p className="text-sm text-ink-soft">{meaning}</p>
      </div>
      <div className="mt-auto">
        {count > 0 ? (
          <TextLink
            as={PageLink}
            href={pathTo('opsRecord', { section: 'figures', id }, { days: String(days) })}
            aria-label={`${format(value)}. ${words.openRows(title)}`}
            className="num text-2xl font-semibold"
          >
            {format(value)}
          </TextLink>
        ) : (
          <p className="text-2xl font-semibold text-ink-faint">{words.none}</p>
        )}
        <p className="text-sm text-ink-soft">{words.counted(count)}</p>
        <Comparison
          id={id}
          value={value}
          before={before.value}
          isTelling={isTelling(count, before.count)}
          say={format}
        />
      </div>
      <BarChart
        label={title}
        columns={[words.from, words.to, words.value, words.count]}
        rows={bars.map((bar) => [day(bar.from), day(bar.to), format(bar.value), number(bar.count)])}
        values={bars.map((bar) => (bar.count === 0 ? null : bar.value))}
      />
      <Disclosure title={words.asTable} isQuiet className="text-sm">
        <table className="mt-2 w-full text-start">
          <thead>
            <tr className="text-ink-faint">
              {[words.from, words.to, words.value, words.count].map((column) => (
                <th key={column} scope="col" className="pe-2 pb-1 text-start font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="num">
            {bars.map((bar) => (
              <tr key={bar.from}>
                <th scope="row" className="pe-2 text-start font-normal">
                  {day(bar.from)}
                </th>
                <td className="pe-2">{day(bar.to)}</td>
                <td className="pe-2">{bar.count === 0 ? '–' : format(bar.value)}</td>
                <td>{number(bar.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Card>
  )
}

type ComparisonProps = {
  id: Figure['id']
  value: number | null
  before: number | null
  isTelling: boolean
  say: (value: number | null) => string
}

const TONES = { better: 'text-positive', worse: 'text-danger' }

function Comparison({ id, value, before, isTelling, say }: ComparisonProps) {
  const words = useFiguresWords()
  const { share } = useFigureText()
  const { unit, better } = FIGURES[id]
  const change = changeOf(unit, value, before)
  if (before === null) return <p className="text-sm text-ink-faint">{words.noBefore}</p>
  const isBetter = change !== null && change > 0 === (better === 'higher')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span>{words.before(say(before))}</span>
      {change !== null && Math.abs(change) >= 0.005 && (
        <span className={cx('num inline-flex items-center gap-1', isTelling && TONES[isBetter ? 'better' : 'worse'])}>
          {change > 0 ? <TrendingUp aria-hidden className="size-4" /> : <TrendingDown aria-hidden className="size-4" />}
          {unit === 'share' ? words.points(Math.round(Math.abs(change) * 100)) : share(Math.abs(change))}
          {isTelling && <span className="sr-only">{isBetter ? words.better : words.worse}</span>}
        </span>
      )}
    </p>
  )
}
