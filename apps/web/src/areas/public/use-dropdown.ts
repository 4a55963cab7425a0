import { type RefObject, useEffect, useRef } from 'react'

/**
 * A native <details>, which works before hydration. Afterwards it also closes by Escape, by an outside press, on blur, and
 * on navigation.
 */
export function useDropdown(): RefObject<HTMLDetailsElement | null> {
  const dropdown = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const details = dropdown.current
    if (!details) return
    const close = () => details.removeAttribute('open')
    const closeElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && details.contains(target))) close()
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return
      close()
      details.querySelector('summary')?.focus()
    }
    const closeOnTheWay = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close()
    }
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    document.addEventListener('keydown', closeByKey)
    details.addEventListener('click', closeOnTheWay)
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
      document.removeEventListener('keydown', closeByKey)
      details.removeEventListener('click', closeOnTheWay)
    }
  }, [])
  return dropdown
}
