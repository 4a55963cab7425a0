import { INTERVIEW_GROUPS } from '@fareeq/domain/interviews/rules.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { Switch } from '../../../ui/fields/choices/switch.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { SectionSearch } from '../../staff/parts/section-search.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type InterviewFilter, staffInterviewsQuery } from '../api-ops.ts'
import { StaffInterviewCard } from '../parts/operations/staff-interview-card.tsx'
import { useOpsWords } from '../messages/operations/en.ts'
import { searchIn, sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffCards } from '../../staff/parts/staff-list.tsx'

const { show, allHref } = sectionAddress('interviews')

export function Screen() {
  const words = useOpsWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  if (!staffMay(staff.roles, 'interviews.read')) return <NoAccess words={words} />
  const group = INTERVIEW_GROUPS.find((interviewGroup) => interviewGroup === query.group)
  const filter: InterviewFilter = {
    q: searchIn(query),
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
  return (
    <StaffCards
      list={useInfiniteQuery(staffInterviewsQuery(filter))}
      words={words}
      allHref={allHref(filter)}
      card={(interview) => (
        <li key={interview.id}>
          <StaffInterviewCard interview={interview} />
        </li>
      )}
    />
  )
}
