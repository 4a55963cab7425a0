import { cx } from '../../../../ui/cx.ts'

/** A rhombus centred at x, y. */
const dot = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

type Pictogram = { lines?: string; faint?: string; green?: string; point: string; directed?: boolean }

/** Pictograms in dots; the dot in saffron marks the change. */
const PICTOGRAMS: Readonly<Record<string, Pictogram>> = {
  'team-as-a-service': {
    faint: 'M24 24 10 11M24 24 38 11M24 24 10 37M24 24 38 37',
    green: dot(10, 11, 6) + dot(38, 11, 6) + dot(10, 37, 6) + dot(38, 37, 6),
    point: dot(24, 24, 8),
  },
  'creative-lab': {
    lines: 'M24 7 41 24 24 41 7 24z',
    green: dot(24, 7, 4) + dot(41, 24, 4) + dot(24, 41, 4) + dot(7, 24, 4),
    point: dot(24, 24, 7),
  },
  'technical-consultant': {
    lines: 'M10 8h28a4 4 0 0 1 4 4v17a4 4 0 0 1-4 4H22l-9 8v-8h-3a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z',
    green: dot(15, 20.5, 4) + dot(24, 20.5, 4),
    point: dot(33, 20.5, 4),
  },
  'payroll-and-contracts': {
    lines: 'M13 5h22a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM24 14h9M24 23h9M24 33h9',
    green: dot(17, 14, 3.5) + dot(17, 23, 3.5),
    point: dot(17, 33, 4.5),
  },
  'talent-buyout': {
    faint: 'M11 21 20 30 11 39 2 30z',
    lines: 'M35 18 47 30 35 42 23 30zM11 14c3-8 15-11 21-3m0-6v6h-6',
    point: dot(35, 30, 6),
    directed: true,
  },
  'technical-due-diligence': {
    lines: 'M33 21a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM30 30l11 11',
    green: dot(21, 14.5, 3.5) + dot(14.5, 21, 3.5) + dot(27.5, 21, 3.5),
    point: dot(21, 27.5, 3.5),
  },
  mvp: {
    faint: 'M6 42h36',
    green: dot(22, 33, 6) + dot(38, 28, 8),
    point: dot(9, 36, 4),
    lines: 'M9 28c6-10 14-16 25-18m-5-4 6 4-4 6',
    directed: true,
  },
}

export function ServicePictogram({ slug, className }: { slug: string; className?: string }) {
  const pictogram = PICTOGRAMS[slug] ?? { point: dot(24, 24, 10) }
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('flex-none', pictogram.directed && 'rtl:-scale-x-100', className)}
    >
      {pictogram.faint && <path d={pictogram.faint} className="stroke-line-strong" strokeDasharray="1 4" />}
      {pictogram.lines && <path d={pictogram.lines} className="stroke-accent" />}
      {pictogram.green && <path d={pictogram.green} className="fill-accent" />}
      <path d={pictogram.point} className="fill-point" />
    </svg>
  )
}
