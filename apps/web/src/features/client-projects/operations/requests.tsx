import { STAGES, mayReadRequests } from '@fareeq/domain/client-projects/rules.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type BoardFilter, boardQuery } from '../api-board.ts'
import { BoardCard } from '../parts/board/board-card.tsx'
import { BoardStages } from '../parts/board/board-stages.tsx'
import { useBoardWords } from '../messages/board/en.ts'
import { searchIn, sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const { hrefOf, show, allHref } = sectionAddress('requests')

export function Screen() {
  const words = useBoardWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!mayReadRequests(staff.roles)) return <NoAccess words={words} />
  const stage = STAGES.find((stage) => stage === query.stage)
  const filter: BoardFilter = {
    q: searchIn(query),
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
        hrefOf={(stage) => hrefOf(stage ? { ...rest, stage } : rest)}
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
  return (
    <StaffCards
      list={useInfiniteQuery(boardQuery(filter))}
      words={words}
      allHref={allHref(filter)}
      card={(request) => <BoardCard key={request.id} request={request} />}
    />
  )
}
