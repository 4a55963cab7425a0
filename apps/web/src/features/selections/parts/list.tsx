import { MAX_BULK } from '@fareeq/domain/selections/limits.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { type PipelineFilter, countsQuery, selectionsQuery } from '../api-ops.ts'
import { BulkBar } from './bulk-bar.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { ListRow } from './list-row.tsx'
import { showView } from './pipeline-address.ts'
import { useMoving } from './use-moving.tsx'
import { usePipelineWords } from '../messages/en.ts'

/** All steps in one list, what is promised first comes first. */
export function List({ filter, mayMove }: { filter: PipelineFilter; mayMove: boolean }) {
  const words = usePipelineWords()
  const moving = useMoving()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const [bulk, setBulk] = useState<string>()
  const list = useInfiniteQuery(selectionsQuery(filter, useLang()))
  const counts = useQuery(countsQuery(filter)).data?.steps ?? []
  const all = counts
    .filter(({ state }) => !filter.step || state === filter.step)
    .reduce((sum, { total }) => sum + total, 0)
  const clear = () => {
    setIds(new Set())
    setAll(false)
  }
  // Of everybody only those on the screen can be named: without one of them, the others there stay selected.
  const visible = isAll ? list.data?.pages : undefined
  const choose = useCallback(
    (id: string) => {
      setAll(false)
      setIds((before) => {
        const next = new Set(visible?.flatMap(({ data }) => data.map((talent) => talent.id)) ?? before)
        if (!next.delete(id)) next.add(id)
        return next
      })
    },
    [visible],
  )
  const isNarrowed = Object.keys(filter).length > 0
  const empty = (
    <EmptyState
      illustration="search"
      title={words.emptyTitle}
      text={isNarrowed ? words.emptyFiltered : words.emptyText}
      action={
        isNarrowed && (
          <Button kind="quiet" onPress={() => showView({ layout: 'list', filter: {} })}>
            {words.clear}
          </Button>
        )
      }
    />
  )
  return (
    <>
      {mayMove && (
        <Button kind="ghost" size="small" onPress={() => setAll(true)} className="mb-2">
          {words.selectAll}
        </Button>
      )}
      {moving.question}
      <PagedList list={list} empty={empty} text={words.shown}>
        {(selections) => (
          <ul aria-label={words.title} className="overflow-hidden rounded-lg border border-line">
            {selections.map((selection) => (
              <ListRow
                key={selection.id}
                {...{ selection, mayMove }}
                onMove={moving.move}
                isSelected={mayMove ? isAll || ids.has(selection.id) : undefined}
                onChoose={choose}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {bulk ? (
        <BulkProgress id={bulk} onClose={() => setBulk(undefined)} />
      ) : (
        (isAll || ids.size > 0) && (
          <BulkBar
            selected={isAll ? { filter } : { ids: [...ids] }}
            count={isAll ? Math.min(all, MAX_BULK) : ids.size}
            onClear={clear}
            onStarted={(id) => {
              clear()
              setBulk(id)
            }}
          />
        )
      )}
    </>
  )
}
