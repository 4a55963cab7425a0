import { useEffect, useRef } from 'react'
import { useDraft } from '../../../../platform/session/drafts.ts'
import type { Item } from '@fareeq/domain/assessments/schema-items.ts'

/** Which page is open, also after a reload. At the start and after a change of page its heading is in view and focused. */
export function usePage(attemptId: string, count: number) {
  const [storedPage, setStoredPage] = useDraft<number>(`assessment-page:${attemptId}`)
  const at = Math.min(Math.max(0, storedPage ?? 0), Math.max(0, count - 1))
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPage = useRef<number>(undefined)
  useEffect(() => {
    if (lastPage.current === at) return
    const isStart = lastPage.current === undefined
    lastPage.current = at
    const section = heading.current?.closest('section')
    // The button that starts is at the end of a long page, and this one is opened in its place.
    if (isStart) scrollTo(0, 0)
    else if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [at])
  const turn = (page: number) => {
    if (page >= 0 && page < count) setStoredPage(page)
  }
  return { at, turn, heading }
}

/** Statements are short: ten of them share a page. Everything else has a page of its own. */
const STATEMENTS = 10

export function pagesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const size = items[0]?.kind === 'personality' ? STATEMENTS : 1
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}

export const pageWith = (pages: readonly (readonly Item[])[], position: number): number =>
  Math.max(
    0,
    pages.findIndex((page) => page.some((item) => item.position === position)),
  )
