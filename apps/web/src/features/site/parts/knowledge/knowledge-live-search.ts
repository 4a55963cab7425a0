import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { fetchPage } from '../../api.ts'

export type KnowledgeContent = PageContents['knowledgeCenter']
export type Question = { q: string; topic: string | null }
export type Problem = 'offline' | 'failed'

export const questionHref = ({ q, topic }: Question): string =>
  pathTo('knowledgeCenter', {}, { q: q || undefined, topic: topic ?? undefined })

const questionHere = (): Question => {
  const { q = '', topic = null } = readHref(location.pathname + location.search).query
  return { q, topic }
}

/** URL state: reload, bookmark and back find the list again. */
function updateUrl({ q, topic }: Question) {
  const url = new URL(location.href)
  const turned = topic !== url.searchParams.get('topic')
  for (const [name, value] of [
    ['q', q],
    ['topic', topic],
  ] as const)
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  if (url.href === location.href) return
  // A topic pushes a history entry, typed text replaces it.
  if (turned) history.pushState(history.state, '', url)
  else history.replaceState(history.state, '', url)
}

/** Searches without navigation. The current list stays until the next one has arrived (no flicker). */
export function useLiveSearch(page: KnowledgeContent) {
  const [answer, setAnswer] = useState<{ to: KnowledgeContent; results: KnowledgeContent } | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const running = useRef<AbortController>(undefined)
  const lastQuestion = useRef<Question>(page)
  const lastLang = useRef(page.lang)

  const search = useCallback(
    async (question: Question) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      lastQuestion.current = question
      setBusy(true)
      try {
        const results = await fetchPage(questionHref(question), page.lang, own.signal)
        if (own.signal.aborted || results.id !== 'knowledgeCenter') return
        setAnswer({ to: page, results })
        setProblem(null)
        updateUrl(results)
      } catch {
        if (!own.signal.aborted) setProblem(navigator.onLine ? 'failed' : 'offline')
      } finally {
        if (running.current === own) setBusy(false)
      }
    },
    [page],
  )

  useEffect(() => () => running.current?.abort(), [])
  // A change of language during a call repeats the search in it.
  useEffect(() => {
    const { q, topic } = lastQuestion.current
    const translated = lastLang.current !== page.lang
    lastLang.current = page.lang
    if (!translated) lastQuestion.current = page
    else if (q !== page.q || topic !== page.topic) void search({ q, topic })
  }, [page, search])
  useEffect(() => {
    if (problem !== 'offline') return
    const again = () => void search(lastQuestion.current)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [problem, search])

  useEffect(() => {
    const back = () => {
      const { q, topic } = questionHere()
      if (q !== lastQuestion.current.q || topic !== lastQuestion.current.topic) void search({ q, topic })
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [search])

  // New page data, in another language for instance, replaces earlier results.
  return { results: answer?.to === page ? answer.results : page, search, busy, problem }
}
