import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { CaseStudyWords } from '../../messages/case-study/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

/** SVG paths: response times over the same morning, before (with a peak) and after. */
const CURVES = {
  before: 'M0 52C26 52 30 50 40 34S56 6 74 6s26 10 44 12 40-4 62 4 50 22 60 24',
  after: 'M0 52C40 52 44 48 60 47s44 3 76 2 70 2 104 2',
}
const STYLES = {
  before: { line: 'stroke-line-strong', dot: 'text-line-strong' },
  after: { line: 'stroke-accent', dot: 'text-accent' },
}

/** Two line charts side by side: response times before and after. */
export const ExamDayIllustration = ({ words }: { words: CaseStudyWords['examDay'] }) => (
  <IllustrationFrame caption={words.caption}>
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      {(['before', 'after'] as const).map((side) => (
        <div key={side} className="rounded-lg border border-line bg-raised p-4">
          <p className="text-sm font-strong">{words[side].title}</p>
          <svg viewBox="0 0 240 60" aria-hidden className="mt-1 w-full rtl:-scale-x-100">
            <path d="M0 58h240" className="stroke-line" />
            <path d={CURVES[side]} fill="none" strokeWidth="2.5" strokeLinecap="round" className={STYLES[side].line} />
          </svg>
          <ol className="mt-3 grid gap-1 text-sm">
            {words[side].moments.map(({ at, what }) => (
              <li key={at} className="flex items-baseline gap-2.5">
                <Nuqta className={cx('text-[0.6rem]', STYLES[side].dot)} />
                <span className="num ltr-island w-11 flex-none text-ink-soft rtl:text-end">{at}</span>
                <span className="min-w-0">{what}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  </IllustrationFrame>
)
