import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { type PipelineFilter, selectionsQuery } from '../api-ops.ts'
import { ListRow } from './list-row.tsx'
import { showView } from './pipeline-address.ts'
import { useMoving } from './use-moving.ts'
import { usePipelineWords } from './use-pipeline-words.ts'

/** All steps in one list, what is promised first comes first. */
export function List({ filter, mayMove }: { filter: PipelineFilter; mayMove: boolean }) {
  const words = usePipelineWords()
  const moving = useMoving()
  const list = useInfiniteQuery(selectionsQuery(filter, useLang()))
  const isNarrowed = Object.keys(filter).length > 0
  const empty = (
    <EmptyState
      drawing="search"
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
    <PagedList list={list} empty={empty} text={words.shown}>
      {(selections) => (
        <ul aria-label={words.title} className="overflow-hidden rounded-lg border border-line">
          {selections.map((selection) => (
            <ListRow
              key={selection.id}
              {...{ selection, mayMove }}
              isMoving={moving.movingId === selection.id}
              onMove={moving.move}
            />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
