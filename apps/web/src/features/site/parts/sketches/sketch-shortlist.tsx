const dot = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

const COLUMNS = 9
const ROWS = 7
/** The three selected dots, and the height of each line. */
const SHORTLISTED = [
  { column: 3, row: 1, y: 26 },
  { column: 6, row: 3, y: 70 },
  { column: 2, row: 5, y: 114 },
]
const at = (column: number, row: number) => [14 + column * 14, 16 + row * 18] as const
const isShortlisted = (column: number, row: number) =>
  SHORTLISTED.some((cell) => cell.column === column && cell.row === row)

const many = Array.from({ length: COLUMNS * ROWS }, (_, spot) => [spot % COLUMNS, Math.floor(spot / COLUMNS)] as const)
  .filter(([column, row]) => !isShortlisted(column, row))
  .map(([column, row]) => dot(...at(column, row), 3.4))
  .join('')
const few = SHORTLISTED.map(({ column, row }) => dot(...at(column, row), 5)).join('')
const ways = SHORTLISTED.map(({ column, row, y }) => {
  const [x, from] = at(column, row)
  return `M${x + 7} ${from}C${x + 60} ${from} 150 ${y} 186 ${y}`
}).join('')

/** Grid of dots; three are selected, each with lines of text beside it. */
export const ShortlistSketch = () => (
  <svg viewBox="0 0 320 140" fill="none" className="w-full max-w-96 rtl:-scale-x-100">
    <path d={many} className="fill-line-strong/40" />
    <path d={ways} className="stroke-point" strokeWidth="1.5" />
    <path d={few} className="fill-point" />
    {SHORTLISTED.map(({ y }) => (
      <g key={y}>
        <rect x="187" y={y - 18} width="126" height="36" rx="8" className="fill-raised stroke-line" />
        <path d={dot(206, y, 8)} className="fill-accent" />
        <path
          d={`M224 ${y - 5}h44M224 ${y + 5}h74`}
          className="stroke-line-strong"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </g>
    ))}
  </svg>
)
