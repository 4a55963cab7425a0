import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'

const TONES = ['text-accent', 'text-point', 'text-line-strong']
const LENGTHS = ['w-16', 'w-9', 'w-7']

/** An invoice without numbers, line by line. */
export const InvoiceSketch = ({ words }: { words: { rows: readonly string[]; total: string } }) => (
  <div className="w-full max-w-72 rounded-lg border border-line bg-raised px-5 py-4 text-sm shadow-lift">
    {words.rows.map((row, index) => (
      <p key={row} className="flex items-center gap-2.5 py-1">
        <Nuqta className={cx('text-[0.6rem]', TONES[index])} />
        <span className="min-w-0 flex-1 truncate">{row}</span>
        <i className={cx('h-2 rounded-full bg-line-strong/50', LENGTHS[index])} />
      </p>
    ))}
    <p className="mt-2 flex items-center justify-between gap-2.5 border-t border-line pt-2.5 font-strong">
      {words.total}
      <i className="h-2.5 w-20 rounded-full bg-accent" />
    </p>
  </div>
)
