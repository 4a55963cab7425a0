import { INTERVIEW_GROUPS, type InterviewGroup } from '@fareeq/domain/interviews/rules.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadMore } from '../../../ui/actions/load-more.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { ClosedRoom } from '../../staff/parts/closed-room.tsx'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { staffInterviewsQuery } from '../api-ops.ts'
import { StaffInterviewCard } from '../parts/operations/staff-interview-card.tsx'
import { useOpsWords } from '../parts/operations/use-ops-words.ts'

const ALL = 'all'
/** The filter is part of the address, so that a reload and a colleague see the same. */
const show = (group: string) =>
  void navigate(pathTo('opsSection', { section: 'interviews' }, group === ALL ? {} : { group }), { replace: true })

export function Screen() {
  const words = useOpsWords()
  const staff = useStaff()
  const { group: wanted } = readHref(useHref()).query
  const group = INTERVIEW_GROUPS.find((one) => one === wanted)
  if (!staff) return null
  if (!staffMay(staff.roles, 'interviews.read')) return <ClosedRoom words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <SelectField
        label={words.group}
        options={[{ id: ALL, label: words.all }, ...INTERVIEW_GROUPS.map((id) => ({ id, label: words.groups[id] }))]}
        value={group ?? ALL}
        onChange={show}
        className="mb-5 w-full sm:w-72"
      />
      <Board group={group} />
    </>
  )
}

function Board({ group }: { group: InterviewGroup | undefined }) {
  const words = useOpsWords()
  const list = useInfiniteQuery(staffInterviewsQuery(group))
  const interviews = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (list.isError && interviews.length === 0)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (interviews.length === 0)
    return (
      <EmptyState
        title={words.emptyTitle}
        text={words.emptyText}
        action={
          group && (
            <Button kind="quiet" onPress={() => show(ALL)}>
              {words.showAll}
            </Button>
          )
        }
      />
    )
  return (
    <>
      <ul className="grid gap-3">
        {interviews.map((interview) => (
          <li key={interview.id}>
            <StaffInterviewCard interview={interview} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        onPress={() => void list.fetchNextPage()}
        pending={list.isFetchingNextPage}
        text={words.shown(interviews.length)}
      />
    </>
  )
}
