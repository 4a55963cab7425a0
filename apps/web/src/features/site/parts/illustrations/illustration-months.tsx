import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { CaseStudyWords } from '../../messages/case-study/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

const MONTHS = 9
/** Half months from the beginning, in the order of the words. */
const BARS = [
  { from: 0, to: 1, tone: 'bg-point' },
  { from: 1, to: 10, tone: 'bg-accent' },
  { from: 4, to: 12, tone: 'bg-accent' },
  { from: 6, to: 10, tone: 'bg-accent' },
  { from: 8, to: 18, tone: 'bg-accent/60' },
] as const
const HALVES = MONTHS * 2
const share = (halves: number) => `${(halves / HALVES) * 100}%`

/** Timeline of a contract, from the first day to the renewal. */
export const MonthsIllustration = ({ words }: { words: CaseStudyWords['months'] }) => (
  <IllustrationFrame caption={words.caption}>
    <ol className="flex flex-col gap-3.5 text-sm">
      {words.works.map(({ name, when }, at) => (
        <li key={name}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>{name}</span>
            <span className="text-xs text-ink-soft">{when}</span>
          </p>
          <span aria-hidden className="relative mt-1 block h-2.5 rounded-full bg-line/60">
            <span
              className={cx('absolute inset-y-0 rounded-full', BARS[at]?.tone)}
              style={{
                insetInlineStart: share(BARS[at]?.from ?? 0),
                inlineSize: share((BARS[at]?.to ?? 0) - (BARS[at]?.from ?? 0)),
              }}
            />
          </span>
        </li>
      ))}
    </ol>
    <div aria-hidden className="num mt-3 flex items-center text-xs text-ink-faint">
      {Array.from({ length: MONTHS }, (_, month) => (
        <span key={month} className="flex-1 border-s border-line ps-1">
          {month + 1}
        </span>
      ))}
    </div>
    <p className="mt-3 flex items-center justify-end gap-2 text-sm font-strong text-accent">
      <Nuqta className="text-[0.7rem] text-point" />
      {words.renewed}
    </p>
  </IllustrationFrame>
)
