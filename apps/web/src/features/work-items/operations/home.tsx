import { WORK_TABS, type WorkTab } from '@fareeq/domain/work-items/limits.ts'
import type { WorkCounts } from '@fareeq/domain/work-items/schema.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useListed, useWrite } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { SetupPointer } from '../../setup-checks/parts/setup-pointer.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { workCountsQuery } from '../api.ts'
import { AllDone } from '../parts/all-done.tsx'
import { countText } from '../parts/count-text.ts'
import { useWorkWords } from '../messages/en.ts'
import { WorkList } from '../parts/work-list.tsx'

/** First screen of every colleague: what is late, due today, later, without an owner, and their own. */
export function Screen() {
  const words = useWorkWords()
  const write = useWrite()
  const listed = useListed()
  const staff = useStaff()
  const counts = useQuery(workCountsQuery()).data?.tabs
  if (!staff) return null
  const parts = [
    counts && counts.late > 0 && words.lateCount(write(countText(counts.late))),
    counts && counts.today > 0 && words.todayCount(write(countText(counts.today))),
  ]
  const title = listed(parts) || words.title
  return (
    <>
      <PageHeader
        title={title}
        text={
          <>
            <bdi>{words.greeting(staff.name)}</bdi>. {words.text}
          </>
        }
      />
      {staffMay(staff.roles, 'staff.manage') && <SetupPointer />}
      <Lists />
    </>
  )
}

/** The first list with something in it, until one is chosen. */
const firstOf = (counts: WorkCounts | undefined): WorkTab =>
  (['late', 'today', 'mine', 'unowned', 'later'] as const).find((tab) => (counts?.tabs[tab] ?? 0) > 0) ?? 'late'

function Lists() {
  const words = useWorkWords()
  const { query } = readHref(useHref())
  const { data: counts, isPending } = useQuery(workCountsQuery())
  const requestedTab = WORK_TABS.find((tab) => tab === query.tab)
  if (isPending && !requestedTab) return <WorkList tab="late" />
  const isDone = counts?.tabs.late === 0 && counts.tabs.today === 0
  return (
    <Tabs
      fullWidth
      label={words.tabsLabel}
      value={requestedTab ?? firstOf(counts)}
      onChange={(tab) => void navigate(pathTo('ops', {}, { tab }), { replace: true, keepScroll: true })}
      items={WORK_TABS.map((tab) => ({
        id: tab,
        label: <TabLabel tab={tab} count={counts?.tabs[tab] ?? 0} />,
        content: <WorkList tab={tab} empty={isDone && (tab === 'late' || tab === 'today') ? <AllDone /> : undefined} />,
      }))}
    />
  )
}

function TabLabel({ tab, count }: { tab: WorkTab; count: number }) {
  const words = useWorkWords()
  const write = useWrite()
  return (
    <>
      {words.tabs[tab]}
      <Badge tone={tab === 'late' && count > 0 ? 'danger' : 'neutral'} className={count > 0 ? '' : 'xs:hidden'}>
        <span className="num">{write(countText(count))}</span>
      </Badge>
    </>
  )
}
