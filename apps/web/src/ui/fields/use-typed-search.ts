import { useEffect, useRef, useState } from 'react'

/** Debounce in milliseconds. */
const PAUSE = 300

/** Search as one types, debounced. `value` is what is searched for, mostly from the URL. */
export function useTypedSearch(value: string, onSearch: (words: string) => void) {
  const [text, setText] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [searched, setSent] = useState(value)
  // The URL changed elsewhere (back, a chip, a cleared filter): typed text is not overwritten.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== searched) setText(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Cancels the debounced search on unmount: it would navigate back to the page that was left.
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (input: string, pause: number) => {
    clearTimeout(timer.current)
    const words = input.trim()
    timer.current = setTimeout(() => {
      if (words === value) return
      setSent(words)
      onSearch(words)
    }, pause)
  }
  return {
    text,
    type: (input: string) => {
      setText(input)
      search(input, PAUSE)
    },
    /** Without the pause: for Enter and for clearing. */
    searchNow: (input: string) => search(input, 0),
  }
}
