// const [ref, isVisible] = useSeen(): true once the element is in or near the viewport; it stays true.
import { useCallback, useState } from 'react'

/** One shared IntersectionObserver. */
let observer: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()
const NEARLY = '120px'

const watch = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: NEARLY },
  ))

export function useSeen(already = false): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isVisible, setVisible] = useState(already)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const lookout = watch()
    waiting.set(element, () => {
      lookout.unobserve(element)
      setVisible(true)
    })
    lookout.observe(element)
    return () => lookout.unobserve(element)
  }, [])
  return [ref, isVisible]
}
