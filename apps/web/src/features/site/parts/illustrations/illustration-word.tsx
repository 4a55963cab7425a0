import { cx } from '../../../../ui/cx.ts'
import { WORD_DOTS, WORD_LINES } from './word-outline.ts'

const HALF = 8.2
const dot = ([x, y]: readonly [number, number]) => `M${x} ${y - HALF}l${HALF} ${HALF}-${HALF} ${HALF}-${HALF}-${HALF}z`
const [first, ...others] = WORD_DOTS

/** The five dots, in their positions in the wordmark. */
export const WordDots = () => (
  <>
    <path d={others.map(dot).join('')} className="fill-accent" />
    <path d={dot(first)} className="fill-point" />
  </>
)

export const WordLines = ({ className }: { className?: string }) => <path d={WORD_LINES} className={className} />

/** Large wordmark, its dots in the brand colours. */
export const WordIllustration = ({ label, className }: { label: string; className?: string }) => (
  <svg role="img" aria-label={label} viewBox="0 0 220 120" className={cx('w-full', className)}>
    <WordLines className="fill-ink/15" />
    <WordDots />
  </svg>
)
