import { INTERVIEW_GROUPS } from '@fareeq/domain/interviews/rules.ts'
import { QUESTION_LENGTH } from '@fareeq/domain/kernel/text/text.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type InterviewFilter, staffInterviewsQuery } from '../api-ops.ts'
import { StaffInterviewCard } from '../parts/operations/staff-interview-card.tsx'
import { useOpsWords } from '../parts/operations/use-ops-words.ts'

/** URL state: the filter survives a reload and can be shared. */
const listAt = ({ q, ...filter }: InterviewFilter) =>
  pathTo('opsSection', { section: 'interviews' }, { ...filter, q: q || undefined })
const show = (filter: InterviewFilter) => void navigate(listAt(filter), { replace: true })
const EVERYTHING: InterviewFilter = { q: '' }

export function Screen() {
  const words = useOpsWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'interviews.read')) return <NoAccess words={words} />
  const group = INTERVIEW_GROUPS.find((one) => one === query.group)
  const filter: InterviewFilter = {
    q: (query.q ?? '').slice(0, QUESTION_LENGTH),
    ...(group && { group }),
    ...(query.mine === '1' && { mine: '1' as const }),
  }
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Filters filter={filter} />
      <Board filter={filter} />
    </>
  )
}

function Filters({ filter }: { filter: InterviewFilter }) {
  const words = useOpsWords()
  const { q, group, mine } = filter
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <FilterField
        label={words.group}
        all={words.all}
        options={INTERVIEW_GROUPS.map((id) => ({ id, label: words.groups[id] }))}
        value={group}
        onChange={(group) => show({ ...filter, group })}
        className="w-full sm:w-60"
      />
      <SectionSearch
        label={words.search}
        word={q}
        onSearch={(q) => show({ ...filter, q })}
        className="w-full sm:w-80"
      />
      <Switch value={mine === '1'} onChange={(on) => show({ ...filter, mine: on ? '1' : undefined })}>
        {words.mine}
      </Switch>
    </div>
  )
}

function Board({ filter }: { filter: InterviewFilter }) {
  const words = useOpsWords()
  const list = useInfiniteQuery(staffInterviewsQuery(filter))
  return (
    <PagedList
      list={list}
      empty={
        <EmptyState
          title={words.emptyTitle}
          text={words.emptyText}
          action={
            Object.values(filter).some(Boolean) && (
              <Button kind="quiet" onPress={() => show(EVERYTHING)}>
                {words.showAll}
              </Button>
            )
          }
        />
      }
      text={words.shown}
    >
      {(interviews) => (
        <ul className="grid gap-3">
          {interviews.map((interview) => (
            <li key={interview.id}>
              <StaffInterviewCard interview={interview} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
