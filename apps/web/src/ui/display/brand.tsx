// The mark: the five dots of the Arabic word in their places (ق two above, ي two below, ف one above, in saffron). <BrandMark
// className="h-7" /> alone · <Wordmark size="md" /> mark and name.
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'

/** A rhombus around x, y; half a diagonal is 5. Also in public/favicon.svg and icon-maskable.svg. */
const dot = (x: number, y: number) => `M${x} ${y - 5}l5 5-5 5-5-5z`
const GREEN = dot(6, 6) + dot(17.5, 6) + dot(15.5, 23) + dot(27, 23)
const SAFFRON = dot(36, 6)

export const BrandMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 42 29" aria-hidden className={cx('aspect-[42/29] flex-none', className)}>
    <path d={GREEN} className="fill-accent" />
    <path d={SAFFRON} className="fill-point" />
  </svg>
)

const SIZES = {
  sm: { mark: 'h-5', name: 'text-lg gap-2' },
  md: { mark: 'h-6.5', name: 'text-2xl gap-2.5' },
  lg: { mark: 'h-10', name: 'text-4xl gap-4' },
}

export function Wordmark({ size = 'md', className }: { size?: keyof typeof SIZES; className?: string }) {
  const lang = useLang()
  return (
    <span className={cx('inline-flex items-center font-bold text-ink', SIZES[size].name, className)}>
      <BrandMark className={SIZES[size].mark} />
      <span className="leading-none">{BRAND[lang]}</span>
    </span>
  )
}
