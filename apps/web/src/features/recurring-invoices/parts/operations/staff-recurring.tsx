import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { RECURRING_STATES } from '@fareeq/domain/recurring-invoices/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useAmounts } from '../../../invoices/parts/use-amounts.ts'
import { sectionAddress } from '../../../staff/parts/section-address.ts'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { StaffTable } from '../../../staff/parts/staff-table.tsx'
import { recurringListQuery } from '../../api-ops.ts'
import { useRecurringWords } from '../../messages/en.ts'
import { RecurringState } from '../recurring-state.tsx'
import { RecurringForm } from './recurring-form.tsx'

const { show } = sectionAddress('invoices')

/** Every recurring invoice, the newest first; the state is in the address. */
export function StaffRecurring() {
  const words = useRecurringWords()
  const staff = useStaff()
  const { exact, day } = useAmounts()
  const { state: stateParam } = readHref(useHref()).query
  const state = RECURRING_STATES.find((recurringState) => recurringState === stateParam)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <FilterField
          label={words.state}
          all={words.all}
          options={RECURRING_STATES.map((id) => ({ id, label: words.states[id] }))}
          value={state}
          onChange={(next) => show({ tab: 'recurring', state: next })}
          className="w-full sm:w-60"
        />
        {staff && staffMay(staff.roles, 'invoices.issue') && (
          <Dialog
            guardsInput
            trigger={
              <Button size="small" className="sm:ms-auto">
                {words.open}
              </Button>
            }
            title={words.open}
            text={words.openText}
            isDismissable={false}
          >
            {(close) => <RecurringForm close={close} />}
          </Dialog>
        )}
      </div>
      <StaffTable
        list={useInfiniteQuery(recurringListQuery(state))}
        words={words}
        label={words.title}
        columns={[
          {
            id: 'name',
            title: words.name,
            lead: true,
            cell: ({ id, title }) => (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'recurring-invoices', id })}>
                <bdi className="wrap-anywhere">{title}</bdi>
              </TextLink>
            ),
          },
          {
            id: 'company',
            title: words.company,
            cell: ({ company }) => <bdi className="wrap-anywhere">{company}</bdi>,
          },
          { id: 'state', title: words.state, cell: ({ state: now }) => <RecurringState state={now} /> },
          { id: 'interval', title: words.interval, cell: ({ interval }) => words.intervals[interval] },
          { id: 'next', title: words.next, cell: ({ next_day }) => (next_day ? day(next_day) : '–') },
          { id: 'amount', title: words.amount, numeric: true, cell: ({ total }) => exact(total) },
        ]}
      />
    </>
  )
}
