import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import type { WorkTab } from '@fareeq/domain/work-items/limits.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '../../../ui/dates/moments.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { workQuery } from '../api.ts'
import { useWorkWords } from '../messages/en.ts'
import { WorkRow } from './work-row.tsx'

export function WorkList({ tab, empty }: { tab: WorkTab; empty?: ReactNode }) {
  const words = useWorkWords()
  const list = useInfiniteQuery(workQuery(tab))
  const now = useNow(MINUTE)
  return (
    <PagedList list={list} empty={empty ?? <EmptyState {...words.empty[tab]} />}>
      {(items) => (
        <ul className="grid gap-2.5">
          {items.map((item) => (
            <WorkRow key={`${item.kind} ${item.id}`} item={item} now={now} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
