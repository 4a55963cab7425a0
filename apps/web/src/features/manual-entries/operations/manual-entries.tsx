import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { MANUAL_STATES } from '@fareeq/domain/manual-entries/states.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { StaffTable } from '../../staff/parts/staff-table.tsx'
import { manualEntriesQuery } from '../api-ops.ts'
import { useManualWords } from '../messages/en.ts'
import { EntryDialog } from '../parts/entry-dialog.tsx'
import { ManualState } from '../parts/manual-state.tsx'

const { show, allHref } = sectionAddress('manual-entries')

/** What was written by hand, the newest first; the state is in the address. */
export function Screen() {
  const words = useManualWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'ledger.read')) return <NoAccess words={words} />
  return <ManualEntries mayWrite={staffMay(staff.roles, 'ledger.write')} />
}

function ManualEntries({ mayWrite }: { mayWrite: boolean }) {
  const words = useManualWords()
  const { amount, day } = useBooks()
  const { state: param } = readHref(useHref()).query
  const state = MANUAL_STATES.find((manualState) => manualState === param)
  const list = useInfiniteQuery(manualEntriesQuery(state))
  const closedThrough = list.data?.pages[0]?.meta.closed_through ?? null
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={mayWrite && <EntryDialog closedThrough={closedThrough} />}
      />
      <div className="mb-5">
        <FilterField
          label={words.state}
          all={words.all}
          options={MANUAL_STATES.map((id) => ({ id, label: words.states[id] }))}
          value={state}
          onChange={(id) => show({ state: id })}
          className="w-full sm:w-60"
        />
      </div>
      <StaffTable
        list={list}
        words={words}
        label={words.title}
        allHref={allHref({ state })}
        columns={[
          {
            id: 'number',
            title: words.number,
            lead: true,
            cell: ({ id, number }) => (
              <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'manual-entries', id })}>
                <span className="ltr-island">{number}</span>
              </TextLink>
            ),
          },
          {
            id: 'template',
            title: words.template,
            cell: ({ template, reason }) => (
              <span className="grid max-w-md">
                {words.templates[template]}
                <span className="truncate text-sm text-ink-soft">{reason}</span>
              </span>
            ),
          },
          { id: 'state', title: words.state, cell: (row) => <ManualState state={row.state} /> },
          { id: 'day', title: words.day, cell: (row) => <span className="whitespace-nowrap">{day(row.day)}</span> },
          { id: 'by', title: words.madeBy, cell: ({ made_by }) => <bdi>{made_by}</bdi> },
          { id: 'amount', title: words.amount, numeric: true, cell: (row) => amount(row.amount) },
        ]}
      />
    </>
  )
}
