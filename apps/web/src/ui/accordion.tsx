// Questions and answers, and whatever may stay folded: <Accordion items={[{ id, title, content }]} one />. Native <details>; no React Aria.
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'

type Item = { id: string; title: ReactNode; content: ReactNode; open?: boolean }

/** `one`: opening one closes the others (the browser does it, by the shared name). */
export function Accordion({ items, one }: { items: readonly Item[]; one?: boolean }) {
  const name = useId()
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ id, title, content, open }) => (
        <details key={id} name={one ? name : undefined} open={open} className="group/fold">
          <summary className="flex min-h-14 items-center justify-between gap-4 rounded-sm py-3.5 font-strong hover:text-accent">
            <span className="min-w-0">{title}</span>
            <Plus
              aria-hidden
              className="size-5 flex-none text-ink-faint transition-transform group-open/fold:rotate-45"
            />
          </summary>
          <div className="measure pb-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  )
}
