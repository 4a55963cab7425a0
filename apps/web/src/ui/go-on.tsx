import { type ComponentProps, use, useEffect, useRef } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'
import type { Begun } from './stand-in.tsx'

/**
 * The input of a combobox. A press opens its list; focus alone does not, so that whoever is led to a fault can read it.
 * `autoFocus` belongs here and not to the combobox, which may wait for a frame with it: letters typed meanwhile were lost.
 */
export function ListInput(props: ComponentProps<typeof Input>) {
  const state = use(ComboBoxStateContext)
  return <Input {...props} onClick={() => state?.open(null, 'manual')} />
}

/** Stands inside the combobox: what was typed or pressed before it came happens to it. */
export function GoOn({ typed, isFocused, isOpen }: Begun) {
  const state = use(ComboBoxStateContext)
  const done = useRef(false)
  // Only a field that has the focus opens its list.
  const isReady = state && (state.isFocused || !isFocused)
  useEffect(() => {
    if (done.current || !isReady) return
    done.current = true
    if (typed !== null) state.setInputValue(typed)
    else if (isOpen) state.open(null, 'manual')
  }, [isReady, state, typed, isOpen])
  return null
}
