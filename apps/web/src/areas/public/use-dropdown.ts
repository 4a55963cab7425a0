import { type RefObject, useEffect, useRef } from 'react'

/**
 * A native <details> opens by itself, before any script. Once awake it also closes the way people expect: by Escape, by
 * a touch or the focus going elsewhere, and on the way to another page.
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
