import { useEffect, useState } from 'react'

const LINK = /^#link=([\w.-]{20,120})$/

/** The token of a mailed link, in the URL's fragment; `drop` removes it. */
export function useMailedLink(): { link: string | null; drop: () => void } {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setLink(LINK.exec(location.hash)?.[1] ?? null)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const drop = () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    setLink(null)
  }
  return { link, drop }
}
