// Texts in the other language: <WrittenIn lang="ar" /> labels one, <AlsoIn lang="en">…</AlsoIn> folds the fields for it.
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useUiWords } from '../words/en.ts'

/** Language label of a text in another language than the page's. */
export function WrittenIn({ lang }: { lang: Lang | null }) {
  const words = useUiWords()
  return lang && <span className="text-xs text-ink-faint">{words.writtenIn[lang]}</span>
}

type Props = {
  lang: Lang
  /** Initially open: it has content. */
  open?: boolean
  children: (labelIn: (label: string) => string) => ReactNode
}

/** Optional fields for the other language, collapsed. */
export function AlsoIn({ lang, open = false, children }: Props) {
  const words = useUiWords()
  const [isOpen, setOpen] = useState(open)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/also rounded-md border border-line"
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-md px-3.5 py-2 text-[0.9375rem] font-strong hover:text-accent">
        <span>
          {words.alsoIn[lang]} <span className="text-sm font-normal text-ink-faint">({words.optional})</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4.5 flex-none text-ink-faint transition-transform group-open/also:rotate-180"
        />
      </summary>
      <div className="grid gap-4 px-3.5 pt-1 pb-4">{isOpen && children(words.labelIn[lang])}</div>
    </details>
  )
}
