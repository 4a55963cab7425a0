import type { HolidayRow } from '@fareeq/domain/policies/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { holidaysQuery, removeHoliday } from '../api-ops.ts'
import { HolidayForm } from './holiday-form.tsx'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

/** The days that the working-day clock leaves out. */
export function Holidays() {
  const { holidays: words } = usePolicyWords()
  const list = useQuery(holidaysQuery())
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={4} />
      </Skeletons>
    )
  if (!list.data) return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  const { data: rows, meta } = list.data
  const add = meta.may_change && (
    <Dialog guardsInput trigger={<Button size="small">{words.add}</Button>} title={words.add} isDismissable={false}>
      {(close) => <HolidayForm close={close} />}
    </Dialog>
  )
  if (rows.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} action={add} />
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[44em] text-ink-soft">{words.text}</p>
        {add}
      </div>
      <Days rows={rows} mayChange={meta.may_change} />
    </div>
  )
}

function Days({ rows, mayChange }: { rows: readonly HolidayRow[]; mayChange: boolean }) {
  const { holidays: words, tabs, actions, keep } = usePolicyWords()
  const { day } = usePolicyText()
  const lang = useLang()
  return (
    <Table
      label={tabs.holidays}
      rows={rows}
      rowKey={(row) => row.day}
      columns={[
        { id: 'day', title: words.day, lead: true, cell: (row) => day(row.day) },
        { id: 'name', title: words.name, cell: ({ name }) => name[lang] },
        { id: 'by', title: words.by, cell: ({ by }) => <bdi>{by}</bdi> },
        {
          id: 'actions',
          title: actions,
          actions: true,
          cell: ({ day: holiday, name, is_ahead }) =>
            mayChange &&
            is_ahead && (
              <ConfirmButton
                label={words.remove}
                button={{ kind: 'ghost', size: 'small', 'aria-label': words.removeOf(name[lang], day(holiday)) }}
                title={words.removeOf(name[lang], day(holiday))}
                text={words.removeText}
                cancelLabel={keep}
                onConfirm={() => runWithToast(removeHoliday(holiday), words.removed)}
              />
            ),
        },
      ]}
    />
  )
}
