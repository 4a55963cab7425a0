import { cx } from '../../../../ui/cx.ts'

const HUES = [170, 78, 250, 25, 310, 210, 128, 350, 50]

const dot = (x: number, y: number) => `M${x} ${y - 4.6}l4.6 4.6-4.6 4.6-4.6-4.6z`
/** As dots stand on letters: one, two beside each other, three, two above each other, four. */
const DOTS = [
  dot(24, 24),
  dot(18, 24) + dot(30, 24),
  dot(24, 17.5) + dot(17.5, 27) + dot(30.5, 27),
  dot(24, 17.5) + dot(24, 30.5),
  dot(24, 30.5) + dot(17.5, 21) + dot(30.5, 21),
  dot(24, 15.5) + dot(24, 32.5) + dot(15.5, 24) + dot(32.5, 24),
]

/** Placeholder avatar of an anonymous talent. */
export const TalentMark = ({ index, className }: { index: number; className?: string }) => {
  const hue = HUES[index % HUES.length]
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={cx('flex-none', className)}>
      <path d="M24 .8 47.2 24 24 47.2.8 24z" fill={`oklch(0.87 0.075 ${hue})`} />
      <path d={DOTS[index % DOTS.length]} fill={`oklch(0.38 0.08 ${hue})`} />
    </svg>
  )
}
