import { AGEING_SIDES } from '@fareeq/domain/financial-reports/limits.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useReportWords } from '../messages/en.ts'
import { AgeingReport } from '../parts/ageing-report.tsx'
import { RevenueReport } from '../parts/revenue-report.tsx'

const { show } = sectionAddress('financial-reports')
const TABS = [...AGEING_SIDES, 'revenue'] as const

/** What is owed, and what was earned; which report is in the address. */
export function Screen() {
  const words = useReportWords()
  const staff = useStaff()
  const { tab: param } = readHref(useHref()).query
  if (!staff) return null
  if (!staffMay(staff.roles, 'ledger.read')) return <NoAccess words={words} />
  const tab = TABS.find((id) => id === param) ?? 'receivable'
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Tabs
        label={words.tabsLabel}
        value={tab}
        onChange={(id) => show({ tab: id === 'receivable' ? undefined : id }, { keepScroll: true })}
        items={[
          ...AGEING_SIDES.map((side) => ({
            id: side,
            label: words.sides[side].tab,
            content: <AgeingReport key={side} side={side} />,
          })),
          { id: 'revenue', label: words.revenueTab, content: <RevenueReport /> },
        ]}
      />
    </>
  )
}
