import { useState } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'

type Props = { label: string; word: string; onSearch: (word: string) => void; className: string }

/** URL state: the field follows the URL's search. */
export function SectionSearch({ label, word, onSearch, className }: Props) {
  const [typed, setTyped] = useState(word)
  const [sought, setSought] = useState(word)
  if (sought !== word) {
    setSought(word)
    setTyped(word)
  }
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      onSubmit={onSearch}
      onClear={() => onSearch('')}
      className={className}
    />
  )
}
