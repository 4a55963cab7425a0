/** Modules of quiet zone that scanners need around it. */
const QUIET = 4

/** Dark on white in either theme: scanners read it so. */
export function QrPicture({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * QUIET
  const path = rows
    .flatMap((row, y) => Array.from(row, (dark, x) => (dark === '1' ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="size-48 rounded-sm bg-white">
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
