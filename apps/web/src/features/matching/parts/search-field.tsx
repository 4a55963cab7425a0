import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { CONTROL_BOX } from '../../../ui/fields/field-look.ts'
import { cx } from '../../../ui/cx.ts'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Debounce in milliseconds. */
const PAUSE = 300

/** Debounced search; Enter searches at once. */
export function SearchField({ label, value, onChange }: Props) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  const [sent, setSent] = useState(value)
  // The URL changed elsewhere (back, a chip, a cleared filter): typed text is not overwritten.
  if (value !== shown) {
    setShown(value)
    if (value !== sent) setTyped(value)
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const seek = (text: string, pause: number) => {
    clearTimeout(timer.current)
    const words = text.trim()
    timer.current = setTimeout(() => {
      if (words === value) return
      setSent(words)
      onChange(words)
    }, pause)
  }
  return (
    <form
      role="search"
      className={cx(CONTROL_BOX, 'gap-2.5')}
      onSubmit={(event) => {
        event.preventDefault()
        seek(typed, 0)
      }}
    >
      <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
      <input
        type="search"
        value={typed}
        maxLength={80}
        onChange={(event) => {
          setTyped(event.target.value)
          seek(event.target.value, PAUSE)
        }}
        aria-label={label}
        placeholder={label}
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
      />
    </form>
  )
}
