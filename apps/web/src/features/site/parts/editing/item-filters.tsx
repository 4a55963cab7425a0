import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { CONTENT_STATES } from '@fareeq/domain/site/schema-editing.ts'
import { SITE_KINDS } from '@fareeq/domain/site/schema.ts'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { SectionSearch } from '../../../staff/parts/section-search.tsx'
import type { ItemsFilter } from '../../api-editing.ts'
import { filterIn, showFilter } from './content-address.ts'
import { useContentWords } from '../../messages/editing/en.ts'

export function ItemFilters({ filter }: { filter: ItemsFilter }) {
  const words = useContentWords()
  const set = (change: Record<string, string | undefined>) => showFilter(filterIn({ ...filter, ...change }))
  return (
    <div className="mb-5 grid grid-cols-2 items-end gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))]">
      <SectionSearch
        label={words.search}
        word={filter.q ?? ''}
        onSearch={(q) => set({ q })}
        className="col-span-2 md:col-span-1"
      />
      {filter.kind !== 'mail' && (
        <FilterField
          label={words.kind}
          all={words.allKinds}
          options={SITE_KINDS.map((id) => ({ id, label: words.kinds[id] }))}
          value={filter.kind}
          onChange={(kind) => set({ kind })}
        />
      )}
      <FilterField
        label={words.state}
        all={words.allStates}
        options={CONTENT_STATES.map((id) => ({ id, label: words.states[id] }))}
        value={filter.state}
        onChange={(state) => set({ state })}
      />
      <FilterField
        label={words.lacks}
        all={words.bothLanguages}
        options={LANGS.map((id) => ({ id, label: words.lacksLang[id] }))}
        value={filter.lacks}
        onChange={(lacks) => set({ lacks })}
        className={filter.kind === 'mail' ? '' : 'col-span-2 md:col-span-1'}
      />
    </div>
  )
}
