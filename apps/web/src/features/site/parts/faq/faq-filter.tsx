import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { FaqWords } from '../../messages/faq/ar.ts'

type Props = { words: FaqWords; term: string; count: number; onSeek: (term: string) => void }

/** Filters while typing. Needs JavaScript, so it is rendered after hydration only. */
export function FaqFilter({ words, term, count, onSeek }: Props) {
  const input = useRef<HTMLInputElement>(null)
  // Reads what was typed before hydration.
  // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  useEffect(() => onSeek(input.current?.value ?? ''), [])
  return (
    <div role="search" className="measure noscript:hidden">
      <label htmlFor="faq-filter" className="sr-only">
        {words.filter}
      </label>
      <div className="relative">
        <Search aria-hidden className="absolute inset-y-0 start-4 my-auto size-5 text-ink-faint" />
        <input
          ref={input}
          id="faq-filter"
          type="search"
          autoComplete="off"
          maxLength={80}
          placeholder={words.placeholder}
          onInput={(event) => onSeek(event.currentTarget.value)}
          className="min-h-13.5 w-full rounded-lg border border-line-strong bg-raised ps-12 pe-4 text-base transition-colors hover:border-ink-faint focus-visible:border-accent focus-visible:outline-offset-0"
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {term.trim() !== '' && words.found(count)}
      </p>
    </div>
  )
}
