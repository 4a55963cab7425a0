import { Search } from 'lucide-react'
import { CONTROL_BOX } from '../../../ui/fields/field-classes.ts'
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts'
import { cx } from '../../../ui/cx.ts'

type Props = { label: string; value: string; onChange: (value: string) => void }

/** Debounced search; Enter searches at once. */
export function SearchField({ label, value, onChange }: Props) {
  const { text, type, searchNow } = useTypedSearch(value, onChange)
  return (
    <form
      role="search"
      className={cx(CONTROL_BOX, 'gap-2.5')}
      onSubmit={(event) => {
        event.preventDefault()
        searchNow(text)
      }}
    >
      <Search aria-hidden className="size-4.5 flex-none text-ink-faint" />
      <input
        type="search"
        value={text}
        maxLength={80}
        onChange={(event) => type(event.target.value)}
        aria-label={label}
        placeholder={label}
        className="min-w-0 flex-1 self-stretch bg-transparent outline-none"
      />
    </form>
  )
}
