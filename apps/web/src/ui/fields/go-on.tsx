import { type ComponentProps, type ContextType, type KeyboardEvent, use, useEffect, useRef } from 'react'
import { ComboBoxStateContext, Input } from 'react-aria-components'
import type { Begun } from './stand-in.tsx'

/**
 * The input of a combobox. A press opens its list; focus alone does not, so that whoever is led to a fault can read it.
 * `autoFocus` belongs here and not to the combobox, which may wait for a frame with it: letters typed meanwhile were lost.
 */
export function ListInput(props: ComponentProps<typeof Input>) {
  const state = use(ComboBoxStateContext)
  return (
    // Before React Aria, which would take back what was typed.
    <div className="contents" onKeyDownCapture={(event) => state && takeFirst(event, state)}>
      <Input {...props} onClick={() => state?.open(null, 'manual')} />
    </div>
  )
}

type State = NonNullable<ContextType<typeof ComboBoxStateContext>>

/** Enter takes the first of what was found, where no other was gone to; what is not found stays written. */
function takeFirst(event: KeyboardEvent, state: State): void {
  const { collection, selectionManager: chosen, inputValue, isOpen } = state
  const isTyped = inputValue.trim() !== '' && inputValue !== state.selectedItem?.textValue
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isTyped || chosen.focusedKey !== null) return
  event.preventDefault()
  event.stopPropagation()
  if (!isOpen) return state.open(null, 'input')
  const isTakable = (key: string | number) =>
    !chosen.isDisabled(key) && (chosen.selectionMode === 'single' || !chosen.isSelected(key))
  const first = [...collection.getKeys()].find(isTakable)
  if (first !== undefined) chosen.select(first)
}

/** Stands inside the combobox: what was typed or pressed before it came happens to it. */
export function GoOn({ typed, isFocused, isOpen, onTyped }: Begun & { onTyped?: (text: string) => void }) {
  const state = use(ComboBoxStateContext)
  const done = useRef(false)
  // Only a field that has the focus opens its list.
  const isReady = state && (state.isFocused || !isFocused)
  useEffect(() => {
    if (done.current || !isReady) return
    done.current = true
    if (typed !== null) {
      onTyped?.(typed)
      state.setInputValue(typed)
    } else if (isOpen) state.open(null, 'manual')
  }, [isReady, state, typed, isOpen, onTyped])
  return null
}
