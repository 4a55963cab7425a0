import { useEffect, useState } from 'react'

type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** The in-app link of a click; new tabs and downloads do not leave the page. */
export const linkOf = (event: Click) => {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]')
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  return isPlain && link && !link.hasAttribute('target') && !link.hasAttribute('download') ? link : null
}

/** Unsaved-changes guard: a link clicked with unsaved changes is followed only after the person confirms. */
export function useUnsavedGuard(isDirty: boolean) {
  const [targetHref, setTargetHref] = useState<string | null>(null)
  useEffect(() => {
    if (!isDirty) return
    const onClick = (event: MouseEvent) => {
      const href = linkOf(event)?.getAttribute('href')
      if (!href) return
      // Capture phase, before the link's own handler.
      event.preventDefault()
      event.stopPropagation()
      setTargetHref(href)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [isDirty])
  return { targetHref, stay: () => setTargetHref(null) }
}
