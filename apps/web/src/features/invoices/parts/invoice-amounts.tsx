import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import type { ClientInvoice } from '@fareeq/domain/invoices/schema.ts'
import { isDraft } from '@fareeq/domain/invoices/states.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

/** Net, withholding tax, fee, VAT and total, and what is left of it; of a draft nothing is owed yet. */
export function InvoiceAmounts({ invoice }: { invoice: ClientInvoice }) {
  const words = useInvoiceWords()
  const paper = PAPER_WORDS[useLang()]
  const write = useWrite()
  const { exact: usd, sar, percent } = useAmounts()
  const { net, wht, fee, subtotal, vat, vat_rate, total_amount, credited_amount, amount_paid, open_amount } = invoice
  const { credit_used, credit_amount: credit, state } = invoice
  const rate = write((invoice.sar_rate / 10_000).toString())
  return (
    <Card as="section" aria-labelledby="amounts-title">
      <CardHead id="amounts-title" title={words.sumsTitle} />
      <KeyValues
        className="-mt-2.5"
        items={[
          { id: 'net', name: paper.net, value: usd(net) },
          { id: 'wht', name: paper.wht, value: usd(wht) },
          { id: 'fee', name: paper.fee, value: usd(fee) },
          { id: 'subtotal', name: paper.subtotal, value: usd(subtotal) },
          { id: 'vat', name: `${paper.vat} ${percent(vat_rate)}`, value: usd(vat) },
          { id: 'total', name: paper.total, value: <strong>{usd(total_amount)}</strong> },
          ...(credited_amount > 0 ? [{ id: 'credited', name: words.credited, value: usd(credited_amount) }] : []),
          ...(credit_used > 0 ? [{ id: 'credit', name: paper.creditUsed, value: usd(credit_used) }] : []),
          ...(isDraft(state)
            ? []
            : [
                { id: 'paid', name: words.amountPaid, value: usd(amount_paid - credit_used) },
                ...(credit > 0 ? [{ id: 'kept', name: words.kept, value: usd(credit) }] : []),
                { id: 'open', name: words.openAmount, value: <strong>{usd(open_amount)}</strong> },
              ]),
        ]}
      />
      <p className="mt-3 text-sm text-ink-soft">{words.riyals(sar(invoice.total_sar), rate)}</p>
    </Card>
  )
}
