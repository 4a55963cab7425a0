import { useEffect, useState } from 'react'
import { meantBy, type Option } from './option-search.ts'

type Params = {
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  onInputChange?: ((text: string) => void) | undefined
}

/** What is written: the chosen option, or what has been typed since. Whatever is not found stays written. */
export function useComboboxText({ options, value, onChange, onInputChange }: Params) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [last, setLast] = useState(value)
  // A choice from outside takes the place of what was typed.
  if (value !== last) {
    setLast(value)
    if (value !== null) setTyped(null)
  }
  const write = (text: string | null) => {
    setTyped(text)
    onInputChange?.(text ?? '')
  }
  const choose = (id: string | null) => {
    write(null)
    if (id !== value) onChange(id)
  }
  const isTyped = Boolean(typed?.trim())
  const meant = isTyped ? meantBy(options, typed ?? '') : undefined
  /** Left without a choice: the only option that can be meant is taken. */
  const settle = () => {
    if (meant) choose(meant.id)
    else if (value !== null) onChange(null)
  }
  const isSettled = isTyped && !isFocused && options.length > 0
  // Where the options come after it was left.
  useEffect(() => {
    if (isSettled) settle()
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was left, not for every new function
  }, [isSettled])
  return {
    typed,
    text: typed ?? options.find(({ id }) => id === value)?.label ?? '',
    isStray: isSettled && !meant,
    focus: () => setFocused(true),
    choose,
    type: (text: string) => {
      write(text)
      // What is emptied is chosen no longer.
      if (text === '' && value !== null) onChange(null)
    },
    leave: () => {
      setFocused(false)
      if (!isTyped) setTyped(null)
      else if (options.length > 0) settle()
    },
  }
}
