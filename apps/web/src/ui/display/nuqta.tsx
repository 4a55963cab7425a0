// The calligrapher's rhombic dot, the only ornament. <Nuqta className="text-point" /> · <NuqtaCount n={3} /> · <NuqtaLoader />
import { cx } from '../cx.ts'

/** One dot, as large as the type around it. */
export const Nuqta = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 10 10" aria-hidden className={cx('inline-block size-[1em] flex-none fill-current', className)}>
    <path d="M5 .2 9.8 5 5 9.8.2 5z" />
  </svg>
)

/** One to four dots in a row: which step, how many stages. `total` draws the rest in outline tone. */
export const NuqtaCount = ({ n, total = n, className }: { n: number; total?: number; className?: string }) => (
  <span aria-hidden className={cx('inline-flex gap-1 text-[0.8rem] text-point', className)}>
    {Array.from({ length: total }, (_, i) => (
      <Nuqta key={i} className={i < n ? undefined : 'text-line'} />
    ))}
  </span>
)

/** Three pulsing dots. Put the text of what is loading beside it. */
export const NuqtaLoader = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('inline-flex gap-1 text-[0.6em]', className)}>
    {['0s', '0.2s', '0.4s'].map((delay) => (
      <span key={delay} className="flex animate-breathe" style={{ animationDelay: delay }}>
        <Nuqta />
      </span>
    ))}
  </span>
)
