import { useCallback, useEffect, useState } from 'react'

const FAULT = 'main [aria-invalid=true], main [data-invalid] :is(input, button)'

/** Gives the focus to the first thing on the page that keeps one from going on, once it is drawn as such. */
export function useFaultFocus(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.querySelector<HTMLElement>(FAULT)?.focus()
  }, [times])
  return useCallback(() => setTimes((before) => before + 1), [])
}
