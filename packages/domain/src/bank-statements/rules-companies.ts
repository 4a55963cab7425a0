import type { Cents } from '../kernel/money.ts'
import { MAX_PARTS } from './limits.ts'
import type { OpenInvoice, Part } from './rules-open-invoices.ts'

/** A transfer that a company said it makes. */
export type AnnouncedTransfer = {
  readonly organisation_id: string
  readonly amount: Cents
  readonly parts: readonly { readonly invoice_id: string; readonly amount: Cents }[]
}

/** The split that a company announced; null where something else is open by now. */
export function announcedParts({ parts }: AnnouncedTransfer, own: readonly OpenInvoice[]): readonly Part[] | null {
  const matches = parts.flatMap(({ invoice_id, amount }) => {
    const invoice = own.find(({ id, open }) => id === invoice_id && open >= amount)
    return invoice ? [{ invoice, amount }] : []
  })
  return matches.length === parts.length ? matches : null
}

/** An amount over what is open of a company, the oldest first; what is beyond all of it stays with the last. */
export function spread(own: readonly OpenInvoice[], amount: Cents): readonly Part[] {
  const parts: { invoice: OpenInvoice; amount: Cents }[] = []
  let rest = amount
  for (const invoice of own.slice(0, MAX_PARTS)) {
    if (rest === 0) break
    const part = Math.min(rest, invoice.open)
    parts.push({ invoice, amount: part })
    rest -= part
  }
  const last = parts.at(-1)
  if (last) last.amount += rest
  return parts
}
