import type { Facets } from '@fareeq/domain/matching/schema.ts'
import { SlidersHorizontal, X } from 'lucide-react'
import { useRef } from 'react'
import { CountBadge } from '../../../ui/display/badge.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { FilterForm } from './filter-form.tsx'
import { cleared, countOf } from './search-address.ts'
import type { MatchSearchState } from './use-match-search.ts'
import { useMatchingWords } from '../messages/en.ts'

type Props = { search: MatchSearchState; facets: Facets | undefined; total: number }

/** A column beside the results from 992 px on. */
export const FilterColumn = ({ search, facets }: Omit<Props, 'total'>) => {
  const { filters } = useMatchingWords()
  return (
    <aside
      aria-label={filters.title}
      className="hidden self-start rounded-lg border border-line bg-raised p-4.5 lg:sticky lg:top-[calc(var(--bar)+1rem)] lg:block lg:max-h-[calc(100dvh-var(--bar)-2rem)] lg:overflow-y-auto"
    >
      <FilterForm search={search} facets={facets} />
    </aside>
  )
}

/** Below it, a sheet: a native modal dialog, with focus trap and Esc. */
export function FilterSheet({ search, facets, total }: Props) {
  const { filters } = useMatchingWords()
  const sheet = useRef<HTMLDialogElement>(null)
  const on = countOf(search.criteria)
  const close = () => sheet.current?.close()
  return (
    <div className="lg:hidden">
      <PlainButton kind="quiet" size="small" onPress={() => sheet.current?.showModal()}>
        <SlidersHorizontal aria-hidden />
        {filters.open}
        {on > 0 && <CountBadge n={on} strong />}
      </PlainButton>
      <dialog
        ref={sheet}
        aria-label={filters.title}
        className="mt-auto mb-0 h-[88dvh] max-h-none w-full max-w-none rounded-t-xl border border-line bg-surface text-ink backdrop:bg-veil open:flex open:flex-col"
      >
        <div className="flex items-center justify-between border-b border-line px-4 py-2.5">
          <h2 className="text-lg">{filters.title}</h2>
          <PlainButton kind="ghost" size="small" square aria-label={filters.show(total)} onPress={close}>
            <X aria-hidden />
          </PlainButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-4">
          <FilterForm search={search} facets={facets} />
        </div>
        <div className="flex gap-2.5 border-t border-line bg-raised p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
          <PlainButton className="flex-1" onPress={close}>
            {filters.show(total)}
          </PlainButton>
          <PlainButton kind="quiet" onPress={() => search.apply(cleared(search.criteria))}>
            {filters.clear}
          </PlainButton>
        </div>
      </dialog>
    </div>
  )
}
