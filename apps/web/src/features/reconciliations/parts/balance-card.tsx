import type { ReconciliationView } from '@fareeq/domain/reconciliations/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useAmount } from '../../bank-statements/parts/use-amount.ts'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { useReconciliationWords } from '../messages/en.ts'

type Line = { id: string; name: string; note?: string | null; value: string; href?: string; strong?: boolean }

/** Bank less what is no entry, books less what is on its way: both are the same, or the difference says by how much not. */
export function BalanceCard({ view }: { view: ReconciliationView }) {
  const words = useReconciliationWords()
  const [lang, write, at] = [useLang(), useWrite(), useBusinessTime()]
  const { amount } = useBooks()
  const original = useAmount()
  const { account, currency, day, bank, bank_balance, rate, books, open_lines, in_transit, difference, finished } = view
  const rateText = rate ? (rate / 10_000).toFixed(4) : null
  const lines: Line[] = [
    {
      id: 'bank',
      name: words.bank,
      note: bank_balance !== null && rateText ? words.bankIn(original(bank_balance, currency), write(rateText)) : null,
      value: bank === null ? words.unknownBank : amount(bank),
    },
    { id: 'open', name: words.openLines, value: amount(0 - open_lines) },
    {
      id: 'books',
      name: words.books,
      value: amount(0 - books),
      href: pathTo('opsSection', { section: 'ledger' }, { account, to: day }),
    },
    { id: 'transit', name: words.transit, note: words.transitText, value: amount(in_transit) },
  ]
  return (
    <Card as="section" aria-labelledby="sums">
      <h2 id="sums" className="sr-only">
        {words.sums}
      </h2>
      <dl>
        {lines.map(({ id, name, note, value, href }) => (
          <div key={id} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt className="min-w-0">
              {href ? (
                <TextLink as={PageLink} href={href}>
                  {name}
                </TextLink>
              ) : (
                name
              )}
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </dt>
            <dd className="num whitespace-nowrap">{value}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 pt-3">
          <dt className="font-strong">{words.difference}</dt>
          <dd
            className={cx(
              'num flex flex-wrap items-center justify-end gap-2 text-xl font-strong',
              difference === 0 ? 'text-positive' : 'text-warning',
            )}
          >
            {difference === null ? words.unknown : amount(difference)}
            {difference === 0 && <Badge tone="positive">{words.agrees}</Badge>}
          </dd>
        </div>
      </dl>
      {finished && (
        <p className="mt-3 text-sm text-ink-soft">
          {words.finished(bidiIsolate(finished.by, lang), at(finished.at))}
          {finished.note && (
            <span className="block wrap-anywhere text-ink">
              <bdi>{finished.note}</bdi>
            </span>
          )}
        </p>
      )}
    </Card>
  )
}
