// <RadarChart label=… axes={[{ name, value, compare }]} max={100} />: three to nine axes; `compare` draws a second, dashed shape.
import { ChartFigure } from './chart-table.tsx'
import { useUiWords } from './words/use-ui-words.ts'

type Axis = { name: string; value: number; compare?: number }
type Props = {
  label: string
  axes: readonly Axis[]
  max?: number
  valueName?: string
  compareName?: string
  className?: string
}

const R = 88
const CENTRE = { x: 190, y: 132 }

export function RadarChart({ label, axes, max = 100, valueName, compareName, className }: Props) {
  const words = useUiWords()
  const at = (i: number, part: number) => {
    const angle = (i / axes.length) * 2 * Math.PI - Math.PI / 2
    return { x: CENTRE.x + Math.cos(angle) * R * part, y: CENTRE.y + Math.sin(angle) * R * part }
  }
  const ring = (parts: readonly number[]) =>
    parts.map((part, i) => `${at(i, part).x.toFixed(1)},${at(i, part).y.toFixed(1)}`).join(' ')
  const compared = axes.some((axis) => axis.compare !== undefined)
  const columns = [words.item, valueName ?? words.value, ...(compared ? [compareName ?? ''] : [])]
  return (
    <ChartFigure
      label={label}
      className={className}
      columns={columns}
      rows={axes.map((axis) => [axis.name, axis.value, ...(compared ? [axis.compare ?? ''] : [])])}
    >
      <svg viewBox="-20 16 420 232" className="mx-auto block w-full max-w-md [direction:ltr]">
        {[0.25, 0.5, 0.75, 1].map((part) => (
          <polygon key={part} points={ring(axes.map(() => part))} className="fill-none stroke-line" />
        ))}
        {axes.map((axis, i) => (
          <line key={axis.name} x1={CENTRE.x} y1={CENTRE.y} x2={at(i, 1).x} y2={at(i, 1).y} className="stroke-line" />
        ))}
        {compared && (
          <polygon
            points={ring(axes.map((axis) => (axis.compare ?? 0) / max))}
            className="fill-none stroke-point"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
        )}
        <polygon
          points={ring(axes.map((axis) => axis.value / max))}
          className="fill-accent/15 stroke-accent"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {axes.map((axis, i) => {
          const { x, y } = at(i, axis.value / max)
          return <path key={axis.name} d={`M${x} ${y - 4.5}l4.5 4.5-4.5 4.5-4.5-4.5z`} className="fill-accent" />
        })}
        {axes.map((axis, i) => {
          const { x, y } = at(i, 1.14)
          const side = Math.abs(x - CENTRE.x) < 8 ? 'middle' : x > CENTRE.x ? 'start' : 'end'
          return (
            <text
              key={axis.name}
              x={x}
              y={y + 5}
              textAnchor={side}
              className="fill-ink-soft text-[15px] md:text-[13px]"
            >
              {axis.name}
            </text>
          )
        })}
      </svg>
    </ChartFigure>
  )
}
