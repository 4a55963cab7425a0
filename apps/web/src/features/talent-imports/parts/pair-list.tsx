import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { pairsQuery } from '../api-pairs.ts'
import { PairCard } from './pair-card.tsx'
import { usePairWords } from '../messages/pairs/en.ts'

export function PairList() {
  const words = usePairWords()
  const list = useInfiniteQuery(pairsQuery(useLang()))
  return (
    <PagedList list={list} empty={<EmptyState title={words.emptyTitle} text={words.emptyText} />}>
      {(pairs) => (
        <ul aria-label={words.title} className="grid grid-cols-1 gap-4">
          {pairs.map((pair) => (
            <PairCard key={`${pair.imported.id}${pair.other.id}`} pair={pair} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
