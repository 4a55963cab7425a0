/** A rhombus of `side` dots a side, centred at x. */
function cluster(x: number, side: number): string {
  const spots = Array.from({ length: side * side }, (_, at) => [Math.floor(at / side), at % side] as const)
  return spots
    .map(([row, column]) => `M${x + (column - row) * STEP} ${MIDDLE + (column + row - side + 1) * STEP - DOT}${NUQTA}`)
    .join('')
}
const STEP = 7
const DOT = 5
const MIDDLE = 40
const NUQTA = `l${DOT} ${DOT}-${DOT} ${DOT}-${DOT}-${DOT}z`
const SIDES = [5, 4, 3, 2]
const TONES = ['fill-accent/45', 'fill-accent/70', 'fill-accent', 'fill-point']
const COLUMN = 80
const middleOf = (column: number) => column * COLUMN + COLUMN / 2

/** Funnel chart: one rhombus per step, with fewer dots each time. */
export const FunnelIllustration = ({ steps }: { steps: readonly { title: string }[] }) => (
  <div>
    <svg viewBox={`0 0 ${COLUMN * SIDES.length} ${MIDDLE * 2}`} aria-hidden className="w-full rtl:-scale-x-100">
      <path
        d={`M${middleOf(0) + 36} ${MIDDLE}H${middleOf(1) - 30}M${middleOf(1) + 30} ${MIDDLE}H${middleOf(2) - 24}M${middleOf(2) + 24} ${MIDDLE}H${middleOf(3) - 16}`}
        className="stroke-line-strong"
        strokeDasharray="2 3"
      />
      {SIDES.map((side, column) => (
        <path key={side} d={cluster(middleOf(column), side)} className={TONES[column]} />
      ))}
    </svg>
    <ol className="mt-3 grid grid-cols-4 gap-1 text-center text-xs xs:text-sm">
      {steps.slice(0, SIDES.length).map(({ title }) => (
        <li key={title} className="min-w-0 leading-snug text-ink-soft">
          {title}
        </li>
      ))}
    </ol>
  </div>
)
