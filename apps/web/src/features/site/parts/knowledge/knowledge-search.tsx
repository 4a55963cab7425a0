import { Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { isPlainClick, PageLink } from '../../../../platform/navigation/page-link.tsx'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import { NuqtaLoader } from '../../../../ui/display/nuqta.tsx'
import { ar } from '../../messages/knowledge-center/ar.ts'
import { en } from '../../messages/knowledge-center/en.ts'
import { type Problem, questionHref } from './knowledge-live-search.ts'

/** Debounce in milliseconds. */
const PAUSE = 250
const MAX_LENGTH = 120

type Props = {
  q: string
  topic: string | null
  busy: boolean
  problem: Problem | null
  onSearch: (q: string) => void
}

/** A native form; after hydration it searches while typing. */
export function KnowledgeSearch({ q, topic, busy, problem, onSearch }: Props) {
  const words = useWords({ ar, en }).search
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastQuery = useRef(q)

  const search = (wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const text = input.current?.value.trim() ?? ''
      if (text === lastQuery.current && !problem) return
      lastQuery.current = text
      onSearch(text)
    }, wait)
  }
  // On hydration: searches what was typed before; clears with the URL.
  useEffect(() => {
    if (input.current && lastQuery.current !== q) {
      if (document.activeElement !== input.current) input.current.value = q
      lastQuery.current = q
    }
  }, [q])
  useEffect(() => {
    if (input.current && input.current.value.trim() !== lastQuery.current) search(0)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react/exhaustive-deps -- once, on hydration
  }, [])

  return (
    <form
      role="search"
      aria-label={words.label}
      method="get"
      action={pathTo('knowledgeCenter')}
      className="w-full max-w-[40rem]"
      onSubmit={(event) => {
        event.preventDefault()
        search(0)
      }}
    >
      <div className="flex gap-2 rounded-lg border border-line-strong bg-raised p-1.5 focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
        <label className="flex min-w-0 flex-1 cursor-text items-center gap-3 ps-3">
          <Search aria-hidden className="size-5 flex-none text-ink-faint" />
          <span className="sr-only">{words.label}</span>
          <input
            ref={input}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={MAX_LENGTH}
            placeholder={words.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onInput={() => search(PAUSE)}
            className="min-h-11 w-full min-w-0 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          {busy && (
            <span className="flex flex-none text-point">
              <NuqtaLoader />
              <span className="sr-only">{words.working}</span>
            </span>
          )}
        </label>
        {q && (
          <PageLink
            href={questionHref({ q: '', topic })}
            aria-label={words.clear}
            className={buttonClass({ kind: 'ghost', square: true, className: 'text-ink-soft' })}
            onClick={(event) => {
              if (!isPlainClick(event) || !input.current) return
              event.preventDefault()
              input.current.value = ''
              input.current.focus()
              search(0)
            }}
          >
            <X aria-hidden />
          </PageLink>
        )}
        {topic && <input type="hidden" name="topic" value={topic} />}
        <button type="submit" className={buttonClass({ className: 'max-xs:px-4' })}>
          {words.submit}
        </button>
      </div>
      <p role="status" className="text-sm text-warning not-empty:mt-2">
        {problem && words[problem]}
      </p>
    </form>
  )
}
