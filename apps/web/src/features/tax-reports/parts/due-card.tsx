import type { Tax } from '@fareeq/domain/tax-reports/limits.ts'
import { REMITTANCES, TAX_ACCOUNTS } from '@fareeq/domain/tax-reports/rules.ts'
import type { VatReport, WhtReport } from '@fareeq/domain/tax-reports/schema.ts'
import { daysOfMonth } from '@fareeq/domain/kernel/time/months.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { EntryDialog } from '../../manual-entries/parts/entry-dialog.tsx'
import { useTaxWords } from '../messages/en.ts'

type Props = { tax: Tax; report: VatReport | WhtReport; mayWrite: boolean }

/** What is owed for these months, what was paid of it, and what is left; with what the account says. */
export function DueCard({ tax, report, mayWrite }: Props) {
  const words = useTaxWords()
  const { amount, month } = useBooks()
  const { from, to, papers, by_hand, remitted, remaining, ledger, balance, closed_through } = report
  const difference = papers + by_hand - ledger
  const lines = [
    { id: 'papers', name: words.papers, value: papers },
    ...(by_hand === 0 ? [] : [{ id: 'by_hand', name: words.byHand, value: by_hand }]),
    { id: 'remitted', name: words.remitted, value: 0 - remitted },
  ]
  return (
    <Card as="section" aria-labelledby={`due-${tax}`}>
      <CardHead
        id={`due-${tax}`}
        title={words.due}
        text={from === to ? month(from) : `${month(from)} – ${month(to)}`}
      />
      <dl>
        {lines.map(({ id, name, value }) => (
          <div key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt>{name}</dt>
            <dd className="num whitespace-nowrap">{amount(value)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="font-strong">{remaining < 0 ? words.overpaid : words.remaining}</dt>
          <dd className={cx('num text-xl font-strong whitespace-nowrap', remaining !== 0 && 'text-warning')}>
            {amount(Math.abs(remaining))}
          </dd>
        </div>
      </dl>
      <p className={cx('mt-3 text-sm', difference === 0 ? 'text-ink-soft' : 'text-warning')}>
        {difference === 0 ? words.equalsLedger : words.differsFromLedger(amount(Math.abs(difference)))}{' '}
        {words.balance(month(to))}: <span className="num whitespace-nowrap">{amount(balance)}</span>.{' '}
        <TextLink
          as={PageLink}
          href={pathTo(
            'opsSection',
            { section: 'ledger' },
            { account: TAX_ACCOUNTS[tax], from: daysOfMonth(from).from, to: daysOfMonth(to).to },
          )}
        >
          {words.toAccount}
        </TextLink>
      </p>
      {mayWrite && remaining > 0 && (
        <div className="mt-4">
          <EntryDialog
            // Another amount is another form.
            key={`${from}-${to}-${remaining}`}
            closedThrough={closed_through}
            label={words.pay}
            initial={{ template: REMITTANCES[tax], amount: remaining / 100, period_from: from, period_to: to }}
          />
        </div>
      )}
    </Card>
  )
}

/** Entries by hand that pay these months. */
export function Remittances({ tax, report: { remittances } }: Omit<Props, 'mayWrite'>) {
  const words = useTaxWords()
  const { amount, day, month } = useBooks()
  return (
    <Card as="section" aria-labelledby={`remittances-${tax}`}>
      <CardHead id={`remittances-${tax}`} title={words.remittances} />
      {remittances.length === 0 && <p className="text-ink-soft">{words.noRemittances}</p>}
      <ul className="divide-y divide-line">
        {remittances.map((row) => (
          <li key={row.manual_entry_id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0">
              <TextLink
                as={PageLink}
                href={pathTo('opsRecord', { section: 'manual-entries', id: row.manual_entry_id })}
              >
                <span className="ltr-island">{row.number}</span>
              </TextLink>{' '}
              {row.is_waiting && <Badge tone="warning">{words.waiting}</Badge>}
              <span className="block text-sm text-ink-soft">
                {row.period_from === row.period_to
                  ? month(row.period_from)
                  : `${month(row.period_from)} – ${month(row.period_to)}`}
                {' · '}
                {day(row.day)}
              </span>
            </span>
            <span className="num ms-auto whitespace-nowrap">{amount(row.amount)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
