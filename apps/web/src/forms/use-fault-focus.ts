import { useCallback, useEffect, useState } from 'react'

const FAULT = 'main [aria-invalid=true], main [data-invalid] :is(input, button)'

/** Focuses the first element in error, once it is rendered. */
export function useFaultFocus(): () => void {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.querySelector<HTMLElement>(FAULT)?.focus()
  }, [times])
  return useCallback(() => setTimes((before) => before + 1), [])
}
