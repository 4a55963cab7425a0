import { ACCOUNT_FACTS, ACCOUNT_TYPES } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES, TYPE_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { TrialBalance as Balance } from '@fareeq/domain/ledger/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { type Days, saveTrialBalance, trialBalanceQuery } from '../api-ops.ts'
import { useLedgerWords } from '../messages/en.ts'
import { DayRange, daysIn } from './day-range.tsx'
import { useBooks } from './use-books.ts'

const { hrefOf, show } = sectionAddress('ledger')

/** Every account over some days; each figure leads to the entries it is made of. */
export function TrialBalance() {
  const words = useLedgerWords()
  const books = useBooks()
  const days = daysIn(readHref(useHref()).query)
  const { data, isError, isFetching, refetch } = useQuery(trialBalanceQuery(days))
  const csv = useAction(() => saveTrialBalance(days))
  const choose = (next: Days) => show({ tab: 'trial', ...next }, { keepScroll: true })
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={10} />
      </Skeletons>
    )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <DayRange days={days} answer={data} onChange={choose} />
        <Button kind="quiet" size="small" pending={csv.isPending} onPress={() => void csv.run()} className="sm:ms-auto">
          {words.csv}
        </Button>
      </div>
      <BalanceTable balance={data} />
      <p className="mt-3 text-sm text-ink-soft">
        {data.closed_through ? words.closedThrough(books.day(data.closed_through)) : words.neverClosed}
      </p>
    </>
  )
}

function BalanceTable({ balance: { from, to, rows, totals } }: { balance: Balance }) {
  const words = useLedgerWords()
  const { day, figure, amount } = useBooks()
  const lang = useLang()
  const groups = ACCOUNT_TYPES.map((type) => ({
    id: type,
    title: TYPE_NAMES[type][lang],
    rows: rows.filter(
      ({ account, opening, debit, credit }) =>
        ACCOUNT_FACTS[account].type === type && (opening !== 0 || debit !== 0 || credit !== 0),
    ),
  })).filter((group) => group.rows.length > 0)
  return (
    <FiguresTable
      label={words.trialTitle(day(from), day(to))}
      rowKey={({ account }) => account}
      groups={groups}
      columns={[
        {
          id: 'account',
          title: words.account,
          cell: ({ account }) => (
            <span className="flex flex-wrap gap-x-2">
              <span className="num text-ink-faint">{ACCOUNT_FACTS[account].code}</span>
              <TextLink as={PageLink} href={hrefOf({ account, from, to })}>
                {ACCOUNT_NAMES[account][lang]}
              </TextLink>
            </span>
          ),
        },
        { id: 'opening', title: words.opening, cell: ({ opening }) => figure(opening) },
        { id: 'debit', title: words.debit, cell: ({ debit }) => figure(debit) },
        { id: 'credit', title: words.credit, cell: ({ credit }) => figure(credit) },
        { id: 'closing_debit', title: words.closingDebit, cell: ({ closing }) => figure(Math.max(0, closing)) },
        { id: 'closing_credit', title: words.closingCredit, cell: ({ closing }) => figure(Math.max(0, -closing)) },
      ]}
      totals={{
        account: words.total,
        debit: amount(totals.debit),
        credit: amount(totals.credit),
        closing_debit: amount(totals.closing_debit),
        closing_credit: amount(totals.closing_credit),
      }}
    />
  )
}
