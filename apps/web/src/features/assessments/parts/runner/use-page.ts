import { useEffect, useRef } from 'react'
import { useDraft } from '../../../../platform/session/drafts.ts'

/** Which page is open, also after a reload. After a change of page its heading is scrolled into view and focused. */
export function usePage(attemptId: string, count: number) {
  const [storedPage, setStoredPage] = useDraft<number>(`assessment-page:${attemptId}`)
  const at = Math.min(Math.max(0, storedPage ?? 0), Math.max(0, count - 1))
  const heading = useRef<HTMLHeadingElement>(null)
  const lastPage = useRef(at)
  useEffect(() => {
    if (lastPage.current === at) return
    lastPage.current = at
    const section = heading.current?.closest('section')
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [at])
  const turn = (page: number) => {
    if (page >= 0 && page < count) setStoredPage(page)
  }
  return { at, turn, heading }
}
