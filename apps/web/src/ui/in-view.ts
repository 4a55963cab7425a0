// const [ref, isVisible] = useInView(): true once the element is in or near the viewport; it stays true.
import { useCallback, useState } from 'react'

/** One shared IntersectionObserver. */
let shared: IntersectionObserver | undefined
const waiting = new WeakMap<Element, () => void>()
const ROOT_MARGIN = '120px'

const sharedObserver = (): IntersectionObserver =>
  (shared ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.()
    },
    { rootMargin: ROOT_MARGIN },
  ))

export function useInView(initial = false): [(element: Element | null) => (() => void) | undefined, boolean] {
  const [isVisible, setVisible] = useState(initial)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = sharedObserver()
    waiting.set(element, () => {
      observer.unobserve(element)
      setVisible(true)
    })
    observer.observe(element)
    return () => observer.unobserve(element)
  }, [])
  return [ref, isVisible]
}
