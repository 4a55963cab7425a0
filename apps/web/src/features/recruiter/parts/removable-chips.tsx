import { X } from 'lucide-react'
import { useRecruiterWords } from '../messages/en.ts'

type ChipsProps = {
  label: string
  items: readonly (readonly [id: string, name: string])[]
  onRemove: (id: string) => void
}

/** What can be taken back one by one. */
export function RemovableChips({ label, items, onRemove }: ChipsProps) {
  const words = useRecruiterWords().understood
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {items.map(([id, name]) => (
        <li
          key={id}
          className="inline-flex items-center gap-0.5 rounded-full bg-accent-soft ps-2.5 text-sm text-accent"
        >
          <bdi>{name}</bdi>
          <button
            type="button"
            aria-label={words.remove(name)}
            onClick={() => onRemove(id)}
            className="hit flex size-7 items-center justify-center rounded-full"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  )
}
