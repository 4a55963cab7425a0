import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { daysOfMonth, monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { isDay, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { BANK_ACCOUNTS, type BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import { type Query, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { REASON_LENGTH } from '@fareeq/domain/reconciliations/limits.ts'
import type { ReconciliationView } from '@fareeq/domain/reconciliations/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type AccountDay, matchCertain, reopenReconciliation, viewQuery } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'
import { BalanceCard } from '../parts/balance-card.tsx'
import { FinishDialog } from '../parts/finish-dialog.tsx'
import { History } from '../parts/history.tsx'
import { MatchedLines } from '../parts/matched-lines.tsx'
import { OpenLines } from '../parts/open-lines.tsx'
import { SelectionBar } from '../parts/selection-bar.tsx'
import { TransitList } from '../parts/transit-list.tsx'
import { useSelection } from '../parts/use-selection.ts'

const { show } = sectionAddress('reconciliations')
const TABS = ['open', 'transit', 'matched', 'history'] as const

/** Bank and books of one account until a day; all three are in the address. */
export function Screen() {
  const words = useReconciliationWords()
  const staff = useStaff()
  if (!staff) return null
  if (!staffMay(staff.roles, 'ledger.read')) return <NoAccess words={words} />
  return <Reconciliation mayWrite={staffMay(staff.roles, 'ledger.write')} />
}

/** The last day of last month, unless the address says another one. */
const placeOf = ({ account, day }: Query, today: string): AccountDay => ({
  account: BANK_ACCOUNTS.find((bankAccount) => bankAccount === account) ?? 'cash',
  day: day && isDay(day) ? day : daysOfMonth(monthsAfter(monthOf(today), -1)).to,
})

function Reconciliation({ mayWrite }: { mayWrite: boolean }) {
  const words = useReconciliationWords()
  const lang = useLang()
  const [today] = useState(() => riyadhDay(new Date()))
  const { query } = readHref(useHref())
  const place = placeOf(query, today)
  const tab = TABS.find((id) => id === query['tab']) ?? 'open'
  const { data: view, isError, isFetching, refetch } = useQuery(viewQuery(place))
  const [lines, entries] = [useSelection(), useSelection()]
  const go = (next: Partial<AccountDay> & { tab?: string }) => show({ ...place, tab, ...next }, { keepScroll: true })
  const move = (next: Partial<AccountDay>) => {
    lines.clear()
    entries.clear()
    go(next)
  }
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={mayWrite && <Moves account={place.account} view={view} />}
      />
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <SelectField
          label={words.account}
          options={BANK_ACCOUNTS.map((id) => ({ id, label: ACCOUNT_NAMES[id][lang] }))}
          value={place.account}
          onChange={(id) => move({ account: id as BankAccount })}
          className="w-full sm:w-56"
        />
        <DateField
          label={words.day}
          value={place.day}
          maxValue={today}
          onChange={(day) => day && move({ day })}
          className="w-full sm:w-48"
        />
      </div>
      {isError && !view ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : !view ? (
        <Skeletons label={words.loading}>
          <SkeletonRows rows={6} />
        </Skeletons>
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="min-w-0 xl:order-first">
            <Tabs
              label={words.tabs.label}
              value={tab}
              onChange={(id) => go({ tab: id })}
              items={[
                {
                  id: 'open',
                  label: words.tabs.open,
                  count: view.open_line_count,
                  content: <OpenLines query={place} selection={lines} mayWrite={mayWrite} />,
                },
                {
                  id: 'transit',
                  label: words.tabs.transit,
                  count: view.in_transit_count,
                  content: <TransitList query={place} selection={entries} mayWrite={mayWrite} />,
                },
                { id: 'matched', label: words.tabs.matched, content: <MatchedLines query={place} /> },
                { id: 'history', label: words.tabs.history, content: <History account={place.account} /> },
              ]}
            />
            {mayWrite && <SelectionBar account={place.account} lines={lines} entries={entries} />}
          </div>
          <div className="max-xl:order-first">
            <BalanceCard view={view} />
          </div>
        </div>
      )}
    </>
  )
}

type MovesProps = { account: BankAccount; view: ReconciliationView | undefined }

function Moves({ account, view }: MovesProps) {
  const words = useReconciliationWords()
  const lang = useLang()
  const certain = useAction(async () => {
    const { data } = await matchCertain(account)
    void showToast({ title: words.matchedCount(data.matched), tone: 'positive' })
  })
  return (
    <>
      <Button kind="quiet" pending={certain.isPending} onPress={() => void certain.run()}>
        {words.matchCertain}
      </Button>
      {view?.can_finish && <FinishDialog view={view} />}
      {view?.can_reopen && view.finished && (
        <ConfirmButton
          label={words.reopen}
          button={{ kind: 'quiet' }}
          text={words.reopenText}
          reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(reopenReconciliation(view.finished?.id ?? '', reason), words.reopened)}
        />
      )}
    </>
  )
}
