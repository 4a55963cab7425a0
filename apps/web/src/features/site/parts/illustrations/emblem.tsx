import { cx } from '../../../../ui/cx.ts'

const dot = (x: number, y: number) => `M${x} ${y - 4.2}l4.2 4.2-4.2 4.2-4.2-4.2z`
/** Nine positions of a rhombus in six groups, by mirror symmetry. */
const GROUPS = [
  dot(16, 5),
  dot(10.5, 10.5) + dot(21.5, 10.5),
  dot(16, 16),
  dot(5, 16) + dot(27, 16),
  dot(10.5, 21.5) + dot(21.5, 21.5),
  dot(16, 27),
]
const HEIGHTS = [5, 10.5, 16, 16, 21.5, 27]
const MIDDLE = 16
/** Tones of a dot: absent, light, full. */
const TONES = 3
const FULL = 2

/** Hash of the name (FNV-1a) as six base-3 digits, so that it is stable. */
function tonesOf(name: string): number[] {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  const tones = GROUPS.map((_, at) => Math.floor((hash >>> 0) / TONES ** (at + 2)) % TONES)
  const faint = tones.filter((tone) => tone === FULL).length < 2
  return faint ? tones.map((tone) => FULL - tone) : tones
}

/** Generated company logo, because real ones are not ours to show. */
export function Emblem({ name, className }: { name: string; className?: string }) {
  const tones = tonesOf(name)
  const pathOf = (tone: number) => GROUPS.filter((_, at) => tones[at] === tone).join('')
  const heights = HEIGHTS.filter((_, at) => tones[at])
  const lift = MIDDLE - (Math.min(...heights) + Math.max(...heights)) / 2
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={cx('flex-none fill-current', className)}>
      <g transform={`translate(0 ${lift})`}>
        <path d={pathOf(FULL)} />
        <path d={pathOf(1)} opacity="0.4" />
      </g>
    </svg>
  )
}
