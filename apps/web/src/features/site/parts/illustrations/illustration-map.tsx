import type { AboutWords } from '../../messages/about/ar.ts'
import { CITIES, DEGREES, EAST, LAND, NORTH, WEST } from './map-land.ts'

/** One dot of the map takes four units of the illustration. */
const CELL = 4
const xOf = (longitude: number) => ((longitude - WEST) / DEGREES) * CELL + CELL / 2
const yOf = (latitude: number) => ((NORTH - latitude) / DEGREES) * CELL + CELL / 2

/** Run-length encoding: one bar per run of land, filled with the dot pattern. */
const land = LAND.flatMap((runs, row) =>
  runs.map(([from, to]) => {
    const [start, end] = [Math.round((from - WEST) / DEGREES), Math.round((to - WEST) / DEGREES)]
    return `M${start * CELL} ${row * CELL}h${(end - start + 1) * CELL}v${CELL}h-${(end - start + 1) * CELL}z`
  }),
).join('')
const width = ((EAST - WEST) / DEGREES + 1) * CELL
const height = LAND.length * CELL
const nuqta = (x: number, y: number, half: number) =>
  `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`

/** Label offsets by side of the dot. */
const NAMES = {
  before: { x: -5, y: 1.7, anchor: 'end' },
  after: { x: 5, y: 1.7, anchor: 'start' },
  above: { x: 0, y: -4, anchor: 'middle' },
  below: { x: 0, y: 7.4, anchor: 'middle' },
} as const

/** Dot map of the zones whose working day overlaps Riyadh's. Not mirrored in right-to-left layout. */
export const MapIllustration = ({ words }: { words: AboutWords['map'] }) => (
  <svg role="img" aria-label={words.label} viewBox={`0 0 ${width} ${height}`} className="w-full">
    <defs>
      <pattern id="map-dots" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={nuqta(CELL / 2, CELL / 2, 1.35)} className="fill-line-strong" opacity="0.55" />
      </pattern>
    </defs>
    <path d={land} fill="url(#map-dots)" />
    {CITIES.map(({ city, at: [latitude, longitude], side }) => {
      const [x, y] = [xOf(longitude), yOf(latitude)]
      const home = city === 'riyadh'
      return (
        <g key={city}>
          <path d={nuqta(x, y, home ? 3.6 : 2.3)} className={home ? 'fill-point' : 'fill-accent'} />
          <text
            x={x + NAMES[side].x}
            y={y + NAMES[side].y}
            textAnchor={NAMES[side].anchor}
            className="fill-ink stroke-sunken text-[4.8px] [paint-order:stroke] max-sm:text-[6px]"
            strokeWidth="1.6"
            strokeLinejoin="round"
            fontWeight={home ? 600 : 450}
            style={{ direction: 'ltr' }}
          >
            {words.cities[city]}
          </text>
        </g>
      )
    })}
  </svg>
)
