import { useEffect, useState } from 'react'
import { readCombobox } from './combobox-text.ts'
import type { Option } from './option-search.ts'

type Params = {
  options: readonly Option[]
  value: string | null
  onChange: (value: string | null) => void
  onInputChange?: ((text: string) => void) | undefined
}

/** The text of a combobox: the selected option's label, or what was typed since. Unmatched text stays. */
export function useComboboxText({ options, value, onChange, onInputChange }: Params) {
  const [query, setQuery] = useState<string | null>(null)
  const [isFocused, setFocused] = useState(false)
  const [last, setLast] = useState(value)
  // A new value from outside replaces the typed text.
  if (value !== last) {
    setLast(value)
    if (value !== null) setQuery(null)
  }
  const write = (text: string | null) => {
    setQuery(text)
    onInputChange?.(text ?? '')
  }
  const choose = (id: string | null) => {
    write(null)
    if (id !== value) onChange(id)
  }
  const { text, isTyped, meant, isSettled, isStray } = readCombobox({ options, value, query, isFocused })
  /** On blur without a selection: an unambiguous match is selected. */
  const settle = () => {
    if (meant) choose(meant.id)
    else if (value !== null) onChange(null)
  }
  useEffect(() => {
    if (isSettled) settle()
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was left, not for every new function
  }, [isSettled])
  return {
    typed: query,
    text,
    isStray,
    focus: () => setFocused(true),
    choose,
    type: (text: string) => {
      write(text)
      // Clearing the text clears the selection.
      if (text === '' && value !== null) onChange(null)
    },
    leave: () => {
      setFocused(false)
      if (!isTyped) setQuery(null)
      else if (options.length > 0) settle()
    },
  }
}
