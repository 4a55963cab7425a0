import type { PeriodCheckKind } from '@fareeq/domain/accounting-periods/limits.ts'
import type { AccountingPeriod, PeriodCheck } from '@fareeq/domain/accounting-periods/schema.ts'
import { monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { usePeriodWords } from '../messages/en.ts'

type Period = Pick<AccountingPeriod, 'month' | 'first_day' | 'last_day'>
const section = (name: string, query: Record<string, string> = {}) => pathTo('opsSection', { section: name }, query)

/** Where each is put right. */
const PLACES: Readonly<Record<PeriodCheckKind, (period: Period) => string>> = {
  order: ({ month }) => pathTo('opsRecord', { section: 'accounting-periods', id: monthsAfter(month, -1) }),
  statements: () => section('bank-statements'),
  bank_lines: () => section('bank-statements'),
  reconciliation: ({ last_day: day }) => section('reconciliations', { day }),
  drafts: () => section('invoices', { state: 'draft' }),
  payments: () => section('payments'),
  batches: () => section('payouts', { tab: 'batches' }),
  approvals: () => section('manual-entries', { state: 'waiting' }),
  suspense: () => section('ledger', { account: 'suspense' }),
  balanced: ({ first_day: from, last_day: to }) => section('ledger', { tab: 'trial', from, to }),
  sub_ledgers: () => section('financial-reports'),
  rate: () => '#rate',
}

/** Green, or why not, with the way to where it is done. */
export function Checklist({ period }: { period: AccountingPeriod }) {
  const words = usePeriodWords()
  const open = period.checks.filter(({ is_done }) => !is_done).length
  return (
    <Card as="section" aria-labelledby="checklist">
      <CardHead id="checklist" title={words.checklist} text={open === 0 ? words.ready : words.remaining(open)} />
      <ul className="divide-y divide-line">
        {period.checks.map((check) => (
          <Check key={check.kind} check={check} period={period} />
        ))}
      </ul>
    </Card>
  )
}

function Check({ check: { kind, is_done, count, amount }, period }: { check: PeriodCheck; period: Period }) {
  const words = usePeriodWords()
  const { amount: figure } = useBooks()
  const text = words.checks[kind]
  const Icon = is_done ? CircleCheck : CircleAlert
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Icon aria-hidden className={cx('size-5 flex-none', is_done ? 'text-positive' : 'text-warning')} />
      <span className={cx('min-w-0 flex-1 basis-56', is_done && 'text-ink-soft')}>
        <span className="sr-only">{is_done ? words.isDone : words.isOpen}: </span>
        {is_done ? text.done : text.open(count, figure(amount ?? 0))}
      </span>
      {!is_done && (
        <ButtonLink as={PageLink} kind="quiet" size="small" href={PLACES[kind](period)}>
          {text.link}
        </ButtonLink>
      )}
    </li>
  )
}
