import { SearchField } from '../../../ui/fields/search-field.tsx'
import { useTypedSearch } from '../../../ui/fields/use-typed-search.ts'

type Props = { label: string; word: string; onSearch: (word: string) => void; className: string }

/** URL state: the field follows the URL's search. */
export function SectionSearch({ label, word, onSearch, className }: Props) {
  const { text, type, searchNow } = useTypedSearch(word, onSearch)
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      onChange={type}
      onSubmit={searchNow}
      onClear={() => searchNow('')}
      className={className}
    />
  )
}
