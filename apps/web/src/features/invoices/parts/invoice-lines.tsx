import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { DISCOUNT_NAMES, LINE_NAMES, PAPER_WORDS, UNPAID_DAYS } from '@fareeq/domain/invoices/rules-paper.ts'
import { listPrice } from '@fareeq/domain/invoices/rules-discounts.ts'
import type { InvoiceLine } from '@fareeq/domain/invoices/schema.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

/** What a line is about: whom, which month and which days of it. */
function LineText(line: InvoiceLine) {
  const { kind, label, talent, contract, month, from_day, to_day, unpaid_days, discount, discount_rate } = line
  const words = useInvoiceWords()
  const lang = useLang()
  const { usd, percent, day, month: monthOf } = useAmounts()
  // A service says what it is beside what was written about it; another line only what was written.
  const isService = label !== null && kind !== 'other'
  const title = label ? <UserText labelled>{label}</UserText> : LINE_NAMES[kind][lang]
  return (
    <span className="grid gap-0.5">
      <span className="wrap-anywhere">{talent ? <bdi>{talent.name}</bdi> : title}</span>
      <span className="text-sm font-normal wrap-anywhere text-ink-soft">
        {talent ? title : isService && LINE_NAMES[kind][lang]}
        {month && ` · ${monthOf(month)}`}
        {contract && (
          <>
            {(talent ?? isService) && ' · '}
            <span className="ltr-island whitespace-nowrap">{contract.number}</span>
          </>
        )}
      </span>
      {from_day && to_day && (
        <span className="text-sm font-normal text-ink-soft">{words.days(day(from_day), day(to_day))}</span>
      )}
      {unpaid_days > 0 && (
        <span className="text-sm font-normal text-ink-soft">{UNPAID_DAYS[lang](DAYS[lang](unpaid_days))}</span>
      )}
      {discount > 0 && (
        <span className="text-sm font-normal text-ink-soft">
          {DISCOUNT_NAMES[lang](usd(listPrice(line)), usd(discount), discount_rate ? percent(discount_rate) : null)}
        </span>
      )}
    </span>
  )
}

type Props = {
  lines: readonly InvoiceLine[]
  /** What may be done with a line. */
  actions?: { title: string; cell: (line: InvoiceLine) => ReactNode } | undefined
}

/** Every line by what the talent gets, what is withheld, and our fee. */
export function InvoiceLines({ lines, actions }: Props) {
  const words = useInvoiceWords()
  const paper = PAPER_WORDS[useLang()]
  const { exact: usd } = useAmounts()
  return (
    <Card as="section" aria-labelledby="lines-title">
      <CardHead id="lines-title" title={words.lines} text={words.glass} />
      <Table
        label={words.lines}
        rows={lines}
        rowKey={({ id }) => id}
        columns={[
          { id: 'line', title: words.line, lead: true, cell: (line) => <LineText {...line} /> },
          { id: 'net', title: paper.net, numeric: true, cell: ({ net }) => usd(net) },
          { id: 'wht', title: paper.wht, numeric: true, cell: ({ wht }) => usd(wht) },
          { id: 'fee', title: paper.fee, numeric: true, cell: ({ fee }) => usd(fee) },
          { id: 'total', title: paper.total, numeric: true, cell: ({ total }) => usd(total) },
          ...(actions ? [{ id: 'actions', actions: true, ...actions }] : []),
        ]}
      />
    </Card>
  )
}
