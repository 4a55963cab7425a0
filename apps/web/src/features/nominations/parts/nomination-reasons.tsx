import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ReactNode } from 'react'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { WrittenIn } from '../../../ui/fields/written-in.tsx'
import { useNominationWords } from '../messages/en.ts'

/** In the words of the nominating colleague; marked where they are in another language than the reader's. */
type Props = { reasons: readonly string[]; writtenIn: Lang | null; early: ReactNode }

export function NominationReasons({ reasons, writtenIn, early }: Props) {
  const { why } = useNominationWords()
  return (
    <div className="grid gap-1.5 rounded-md bg-accent-soft/60 p-3.5">
      <p className="text-sm font-strong">{why}</p>
      <ul className="grid gap-1 text-[0.9375rem]">
        {reasons.map((reason) => (
          <li key={reason} dir="auto" lang={writtenIn ?? undefined} className="flex w-fit gap-2.5">
            <Nuqta className="mt-2 flex-none text-[0.55rem] text-point" />
            <span className="min-w-0 flex-1 text-start wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      <WrittenIn lang={writtenIn} />
      {early}
    </div>
  )
}
