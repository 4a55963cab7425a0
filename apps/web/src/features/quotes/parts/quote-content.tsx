import type { ClientQuote } from '@fareeq/domain/quotes/schema.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { ServiceLines } from '../../invoices/parts/service-lines.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { useQuoteWords } from '../messages/en.ts'

type Content = Pick<
  ClientQuote,
  'lines' | 'subtotal' | 'vat' | 'vat_rate' | 'total' | 'interval' | 'valid_until' | 'note'
>

/** Its lines and what they come to, for whoever reads it. */
export function QuoteContent({ quote }: { quote: Content }) {
  const words = useQuoteWords()
  const { exact, percent, day } = useAmounts()
  const { lines, subtotal, vat, vat_rate, total, interval, valid_until, note } = quote
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Card as="section" aria-labelledby="lines-title">
        <CardHead id="lines-title" title={words.lines} />
        <ServiceLines lines={lines} />
      </Card>
      <Card as="section" aria-labelledby="sums-title">
        <CardHead id="sums-title" title={words.sums} text={interval ? words.repeats[interval] : undefined} />
        <KeyValues
          className="-mt-2.5"
          items={[
            { id: 'subtotal', name: words.subtotal, value: exact(subtotal) },
            { id: 'vat', name: words.vat(percent(vat_rate)), value: exact(vat) },
            { id: 'total', name: words.total, value: <strong>{exact(total)}</strong> },
            { id: 'until', name: words.validUntil, value: day(valid_until) },
          ]}
        />
      </Card>
      {note && (
        <Card as="section" aria-labelledby="note-title" className="lg:col-span-2">
          <CardHead id="note-title" title={words.note} />
          <p className="wrap-anywhere whitespace-pre-line">
            <UserText labelled>{note}</UserText>
          </p>
        </Card>
      )}
    </div>
  )
}
