import { useEffect, useRef } from 'react'

/**
 * Scrolls the current entry (`data-near`) of a navigation bar into view on phones: at first, and again when the shape of the bar
 * changes, because an entry or a badge that comes later moves the others.
 */
export function useCurrentInView(shape: string) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shape) bar.current?.querySelector('[data-near]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shape])
  return bar
}
