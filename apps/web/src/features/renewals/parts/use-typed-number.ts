import { useRef, useState } from 'react'

/**
 * A number beside a button: the press moves the focus, the blur tells the number, and the press goes on before the next
 * render. So the button asks for the latest one.
 */
export function useTypedNumber(initial: number) {
  const [typed, setValue] = useState<number | null>(null)
  const latest = useRef<number | null>(null)
  const onChange = (next: number) => {
    latest.current = next
    setValue(next)
  }
  return { field: { value: typed ?? initial, onChange }, read: () => latest.current ?? initial }
}
