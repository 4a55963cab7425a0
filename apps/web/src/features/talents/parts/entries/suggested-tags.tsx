import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

type Suggested = { id: string; name: string; start?: ReactNode }
type Props = { title: string; items: readonly Suggested[]; add: (name: string) => string; onAdd: (id: string) => void }

/** Suggestions, added by a click. */
export const SuggestedTags = ({ title, items, add, onAdd }: Props) =>
  items.length > 0 && (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ id, name, start }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={add(name)}
              onClick={() => onAdd(id)}
              className="hit inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line-strong bg-raised px-3 text-sm text-ink-soft transition-colors hover:border-accent hover:text-accent"
            >
              {start}
              <bdi>{name}</bdi>
              <Plus aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
