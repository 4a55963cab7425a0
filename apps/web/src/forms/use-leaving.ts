import { useEffect, useState } from 'react'

type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** The link of this page that a click follows; one that opens elsewhere, or saves a file, leaves nothing behind. */
export const linkOf = (event: Click) => {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return isPlain && link && !link.hasAttribute('target') && !link.hasAttribute('download') ? link : null
}

/** A link pressed while something is unsaved: where it leads to is kept until the person has said whether to go. */
export function useLeaving(isDirty: boolean) {
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: MouseEvent) => {
      const href = linkOf(event)?.getAttribute('href')
      if (!href) return
      // Before the link itself hears of it.
      event.preventDefault()
      event.stopPropagation()
      setWanted(href)
    }
    document.addEventListener('click', ask, { capture: true })
    return () => document.removeEventListener('click', ask, { capture: true })
  }, [isDirty])
  return { wanted, stay: () => setWanted(null) }
}
