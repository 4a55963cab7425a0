import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { PAYOUT_STATES } from '@fareeq/domain/payouts/states.ts'
import { isIdText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { staffPayoutsQuery } from '../../api-ops.ts'
import { PayoutSums } from '../payout-sums.tsx'
import { usePayoutText } from '../use-payout-text.ts'
import { usePayoutWords } from '../../messages/en.ts'
import { PayoutChoosing } from './payout-choosing.tsx'
import { usePayoutColumns } from './use-payout-columns.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { StaffList } from '../../../staff/parts/staff-list.tsx'

const address = sectionAddress('payouts')

/** What is owed, then every payout by its due day, or the one to which the home leads; all of it is in the address. */
export function StaffPayouts() {
  const words = usePayoutsOpsWords()
  const { states } = usePayoutWords()
  const { usd } = usePayoutText()
  const columns = usePayoutColumns()
  const roles = useStaff()?.roles ?? []
  const { state: stateParam = 'due', due_by: dueParam, id } = readHref(useHref()).query
  const due = dueParam && isDay(dueParam) ? dueParam : undefined
  const state = PAYOUT_STATES.find((payoutState) => payoutState === stateParam)
  const payoutId = id && isIdText(id) ? id : undefined
  const list = useInfiniteQuery(staffPayoutsQuery(payoutId ? { id: payoutId } : { state, due_by: due }, useLang()))
  const meta = list.data?.pages[0]?.meta
  const show = (to: { state?: string; due_by?: string | undefined }) =>
    address.show({ state: stateParam, due_by: due, ...to })
  return (
    <div className="grid gap-5">
      {meta && (
        <PayoutSums
          label={words.sums.label}
          sums={[
            { id: 'owed', name: words.sums.owed, value: usd(meta.owed_amount) },
            ...(meta.late_amount > 0
              ? [{ id: 'late', name: words.sums.late, value: usd(meta.late_amount), isLate: true }]
              : []),
          ]}
        />
      )}
      {payoutId ? (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => show({})}>
          {words.showEvery}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-4">
          <FilterField
            label={words.state}
            all={words.all}
            options={PAYOUT_STATES.map((id) => ({ id, label: states[id] }))}
            value={state}
            onChange={(id) => show({ state: id ?? 'all' })}
            className="w-full sm:w-60"
          />
          <DateField
            label={words.dueBy}
            optional
            value={due ?? null}
            onChange={(day) => show({ due_by: day ?? undefined })}
            className="w-full sm:w-60"
          />
        </div>
      )}
      <div>
        <StaffList list={list} words={words}>
          {(rows) =>
            staffMay(roles, 'payouts.pay') ? (
              <PayoutChoosing payouts={rows} />
            ) : (
              <Table label={words.title} rows={rows} rowKey={({ id }) => id} columns={columns} />
            )
          }
        </StaffList>
      </div>
    </div>
  )
}
