import { MAX_MONTHS, TAXES } from '@fareeq/domain/tax-reports/limits.ts'
import { monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import type { Months } from '../../financial-reports/api-ops.ts'
import { MonthRange, monthsIn } from '../../financial-reports/parts/month-range.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { saveTaxSheet } from '../api-ops.ts'
import { useTaxWords } from '../messages/en.ts'
import { VatReport } from '../parts/vat-report.tsx'
import { WhtReport } from '../parts/wht-report.tsx'

const { show } = sectionAddress('tax-reports')
const REPORTS = { vat: VatReport, wht: WhtReport }

/** What is declared of each tax; months and tax are in the address. Last month, unless others are chosen. */
export function Screen() {
  const words = useTaxWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  const [last] = useState(() => monthsAfter(monthOf(riyadhDay(new Date())), -1))
  const tax = TAXES.find((id) => id === query['tab']) ?? 'vat'
  const months = monthsIn(query, { from: last, to: last }, MAX_MONTHS)
  const csv = useAction(() => saveTaxSheet(tax, months))
  if (!staff) return null
  if (!staffMay(staff.roles, 'ledger.read')) return <NoAccess words={words} />
  const mayWrite = staffMay(staff.roles, 'ledger.write')
  const go = (next: Partial<Months> & { tab?: string }) => show({ tab: tax, ...months, ...next }, { keepScroll: true })
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <MonthRange months={months} max={MAX_MONTHS} onChange={go} />
        <Button kind="quiet" pending={csv.isPending} onPress={() => void csv.run()} className="sm:ms-auto">
          {words.csv}
        </Button>
      </div>
      <Tabs
        label={words.tabsLabel}
        value={tax}
        onChange={(id) => go({ tab: id })}
        items={TAXES.map((id) => {
          const Report = REPORTS[id]
          return { id, label: words.taxes[id], content: <Report months={months} mayWrite={mayWrite} /> }
        })}
      />
    </>
  )
}
