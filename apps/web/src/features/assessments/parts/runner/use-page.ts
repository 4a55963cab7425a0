import { useEffect, useRef } from 'react'
import { useDraft } from '../../../../platform/session/drafts.ts'

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
