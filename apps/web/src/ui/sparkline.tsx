// <Sparkline label="…12 → 31…" values={[…]} />: the shape of a change in the height of a line. Time runs left to right.
type Props = { label: string; values: readonly number[]; className?: string }

const W = 120
const H = 32
const PAD = 4

export function Sparkline({ label, values, className = 'h-8 w-30' }: Props) {
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const points = values.map((value, i) => ({
    x: PAD + (i / Math.max(1, values.length - 1)) * (W - 2 * PAD),
    y: H - PAD - ((value - low) / range) * (H - 2 * PAD),
  }))
  const last = points.at(-1) ?? { x: PAD, y: H / 2 }
  return (
    <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label} className={`${className} [direction:ltr]`}>
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        className="fill-none stroke-accent"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={`M${last.x} ${last.y - 4}l4 4-4 4-4-4z`} className="fill-point" />
    </svg>
  )
}
