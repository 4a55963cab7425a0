import { use, useEffect, useRef } from 'react'
import { ComboBoxStateContext } from 'react-aria-components'
import type { Begun } from './stand-in.tsx'

/**
 * Stands inside the combobox: what was typed before it came is typed into it. Where the field has the focus that waits for
 * the list it opens, or the list would show everything again.
 */
export function GoOn({ typed, isFocused }: Begun) {
  const state = use(ComboBoxStateContext)
  const done = useRef(typed === null)
  const isReady = state && (state.isFocused || !isFocused)
  useEffect(() => {
    if (done.current || !isReady || typed === null) return
    done.current = true
    state.setInputValue(typed)
  }, [isReady, state, typed])
  return null
}
