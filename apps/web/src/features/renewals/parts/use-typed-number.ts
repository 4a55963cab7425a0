import { useRef, useState } from 'react'

/**
 * A number beside a button: the press moves the focus, the blur tells the number, and the press goes on before the next
 * render. So the button asks for the latest one.
 */
export function useTypedNumber(initial: number) {
  const [value, setValue] = useState(initial)
  const latest = useRef(initial)
  const onChange = (next: number) => {
    latest.current = next
    setValue(next)
  }
  return { field: { value, onChange }, read: () => latest.current }
}
