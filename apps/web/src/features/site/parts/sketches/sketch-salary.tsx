import { LockKeyhole } from 'lucide-react'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'

/** Masked salary: dots until the talent answers the company's request. */
export const SalarySketch = ({ words }: { words: { rows: readonly string[] } }) => {
  const [ask, yes, no] = words.rows
  return (
    <div className="w-full max-w-72 rounded-lg border border-line bg-raised px-5 py-4 text-sm shadow-lift">
      <p className="flex items-center gap-2.5">
        <LockKeyhole className="size-4.5 flex-none text-point-ink" />
        {ask}
      </p>
      <p className="my-3.5 flex justify-center gap-2 rounded-md bg-sunken py-3 text-base text-line-strong">
        {[0, 1, 2, 3].map((spot) => (
          <Nuqta key={spot} />
        ))}
      </p>
      <p className="grid grid-cols-2 gap-2 text-center font-strong">
        <span className="rounded-md bg-accent py-1.5 text-accent-ink">{yes}</span>
        <span className="rounded-md border border-line py-1.5">{no}</span>
      </p>
    </div>
  )
}
