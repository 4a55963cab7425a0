import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { periodsQuery } from '../api-ops.ts'
import { usePeriodWords } from '../messages/en.ts'
import { PeriodState } from '../parts/period-state.tsx'

/** The months of the books, the latest first. */
export function Screen() {
  const words = usePeriodWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'ledger.read')) return <NoAccess words={words} />
  return (
    <>
      <PageHeader title={words.title} text={words.text} />
      <Periods />
    </>
  )
}

function Periods() {
  const words = usePeriodWords()
  const [lang, at] = [useLang(), useBusinessTime()]
  const { month: monthName } = useBooks()
  const { data, isFetching, isPending, refetch } = useQuery(periodsQuery())
  if (isPending)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={8} />
      </Skeletons>
    )
  if (!data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Table
      followsLead
      label={words.title}
      rows={data}
      rowKey={({ month }) => month}
      columns={[
        {
          id: 'month',
          title: words.month,
          lead: true,
          cell: ({ month }) => (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'accounting-periods', id: month })}>
              {monthName(month)}
            </TextLink>
          ),
        },
        { id: 'state', title: words.state, cell: ({ state }) => <PeriodState state={state} /> },
        {
          id: 'last',
          title: words.last,
          cell: ({ by, at: moment, has_ended }) =>
            by && moment ? (
              <span className="text-sm text-ink-soft">
                {bidiIsolate(by, lang)} · {at(moment)}
              </span>
            ) : (
              <span className="text-sm text-ink-faint">{has_ended ? words.untouched : words.running}</span>
            ),
        },
      ]}
    />
  )
}
