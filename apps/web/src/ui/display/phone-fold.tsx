// <PhoneFold title=… summary=…>…</PhoneFold>: on a phone a line that opens, elsewhere simply what it holds. For what stands
// above that which one came for.
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../cx.ts'

type Props = { title: ReactNode; summary: ReactNode; children: ReactNode }

export function PhoneFold({ title, summary, children }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-start text-sm md:hidden"
      >
        <span className="min-w-0">
          <span className="block font-strong">{title}</span>
          <span className="line-clamp-1 text-ink-soft">{summary}</span>
        </span>
        <ChevronDown aria-hidden className={cx('size-4 flex-none transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={id} className={isOpen ? 'max-md:pt-3' : 'max-md:hidden'}>
        {children}
      </div>
    </>
  )
}
