import { useWords } from '../../platform/i18n/i18n.ts'
import { Nuqta } from '../../ui/display/nuqta.tsx'
import { ar } from './messages/ar.ts'
import { en } from './messages/en.ts'

const STEP = 34
const dot = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

/** The five dots of the word, on a grid of fainter ones. */
const WORD = [
  [3, 3],
  [5, 3],
  [5, 6],
  [7, 6],
] as const
const SAFFRON = [9, 3] as const
const occupied = new Set([...WORD, SAFFRON].map(([column, row]) => `${column},${row}`))
const grid = Array.from({ length: 13 * 10 }, (_, index) => [index % 13, Math.floor(index / 13)] as const).filter(
  ([column, row]) => !occupied.has(`${column},${row}`),
)
const at = (n: number) => (n + 0.5) * STEP
const dotsSvg = (dots: readonly (readonly [number, number])[], r: number) =>
  dots.map(([column, row]) => dot(at(column), at(row), r)).join('')

const Illustration = () => (
  <svg viewBox={`0 0 ${13 * STEP} ${10 * STEP}`} aria-hidden className="w-full max-w-lg">
    <path d={dotsSvg(grid, 2.6)} className="fill-accent opacity-25" />
    <path d={dotsSvg(WORD, 17)} className="fill-accent" />
    <path d={dotsSvg([SAFFRON], 17)} className="fill-point" />
  </svg>
)

/** The panel beside the form on a wide screen. */
export function Panel() {
  const words = useWords({ ar, en })
  return (
    <aside className="hidden border-s border-line bg-sunken lg:block">
      <div className="sticky top-0 flex h-dvh flex-col justify-center gap-10 overflow-hidden px-[clamp(2rem,5vw,5.5rem)]">
        <Illustration />
        <div>
          <p className="text-3xl font-semibold">{words.title}</p>
          <ul className="mt-5 grid gap-3 text-ink-soft">
            {words.points.map((point) => (
              <li key={point} className="flex items-baseline gap-3">
                <Nuqta className="text-[0.6rem] text-point" />
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  )
}
