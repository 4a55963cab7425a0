import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'

/** A sheet with three parts; the dots are an example of how results are shown. */
const DOTS = [5, 4, 3]
const ALL = 5

export const ReportSketch = ({ words }: { words: { rows: readonly string[] } }) => (
  <div className="w-full max-w-72 rounded-lg border border-line bg-raised px-5 py-4 text-sm shadow-lift">
    <div className="mb-3 flex items-center gap-2.5 border-b border-line pb-3">
      <i className="size-5 rotate-45 scale-75 bg-accent" />
      <i className="h-1.5 w-24 rounded-full bg-line-strong/50" />
    </div>
    {words.rows.map((row, index) => (
      <p key={row} className="flex items-center justify-between gap-4 py-1">
        <span className="min-w-0 truncate">{row}</span>
        <NuqtaCount n={DOTS[index] ?? 0} total={ALL} className="flex-none" />
      </p>
    ))}
  </div>
)
