import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { STAGES } from '@fareeq/domain/client-projects/rules-stages.ts'
import { mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type BoardFilter, boardQuery } from '../api-board.ts'
import { BoardCard } from '../parts/board/board-card.tsx'
import { BoardStages } from '../parts/board/board-stages.tsx'
import { useBoardWords } from '../parts/board/use-board-words.ts'

/** URL state: the filter survives a reload and can be shared. */
const boardAt = (filter: BoardFilter) =>
  pathTo('opsSection', { section: 'requests' }, { ...filter, q: filter.q || undefined })
const show = (filter: BoardFilter) => void navigate(boardAt(filter), { replace: true })

export function Screen() {
  const words = useBoardWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!mayReadRequests(staff.roles)) return <NoAccess words={words} />
  const stage = STAGES.find((one) => one === query.stage)
  const filter: BoardFilter = {
    q: (query.q ?? '').slice(0, QUESTION_LENGTH),
    ...(stage && { stage }),
    ...(query.mine === '1' && { mine: '1' as const }),
    ...(query.unowned === '1' && { unowned: '1' as const }),
  }
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <BoardFilters filter={filter} />
      <Board filter={filter} />
    </>
  )
}

function BoardFilters({ filter }: { filter: BoardFilter }) {
  const words = useBoardWords()
  const { data } = useInfiniteQuery(boardQuery(filter))
  const { stage: _, ...rest } = filter
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <BoardStages
        selected={filter.stage}
        counts={data?.pages[0]?.meta.stages}
        hrefOf={(stage) => boardAt(stage ? { ...rest, stage } : rest)}
      />
      <SectionSearch
        label={words.search}
        word={filter.q ?? ''}
        onSearch={(q) => show({ ...filter, q })}
        className="w-full sm:w-80"
      />
      <Switch
        value={filter.mine === '1'}
        onChange={(on) => {
          const { mine: __, unowned: ___, ...others } = filter
          show(on ? { ...others, mine: '1' } : others)
        }}
      >
        {words.mine}
      </Switch>
      <Switch
        value={filter.unowned === '1'}
        onChange={(on) => {
          const { mine: __, unowned: ___, ...others } = filter
          show(on ? { ...others, unowned: '1' } : others)
        }}
      >
        {words.unowned}
      </Switch>
    </div>
  )
}

function Board({ filter }: { filter: BoardFilter }) {
  const words = useBoardWords()
  const board = useInfiniteQuery(boardQuery(filter))
  return (
    <PagedList
      list={board}
      empty={
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            Object.values(filter).some(Boolean) && (
              <ButtonLink as={PageLink} kind="quiet" href={boardAt({})}>
                {words.showAll}
              </ButtonLink>
            )
          }
        />
      }
      text={words.shown}
    >
      {(requests) => (
        <ul className="grid gap-3">
          {requests.map((request) => (
            <BoardCard key={request.id} request={request} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
