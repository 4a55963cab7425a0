import type { HowToPay } from '@fareeq/domain/announced-transfers/schema.ts'
import { MAX_INVOICES } from '@fareeq/domain/payments/limits.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { isOff } from '../../../platform/document/optional-services.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useTransferWords } from '../../announced-transfers/messages/en.ts'
import { AnnounceForm } from '../../announced-transfers/parts/announce-form.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { payInvoices } from '../api.ts'

type OpenInvoice = HowToPay['invoices'][number]

/** What is open, ticked where one may still pay: one card payment or one transfer for all that is. */
export function PaySeveral({ howToPay }: { howToPay: HowToPay }) {
  const words = useTransferWords()
  const { exact, day } = useAmounts()
  const { invoices } = howToPay
  const [choice, setChoice] = useState<readonly string[] | null>(null)
  const mayPay = useMay('invoices.pay')
  if (invoices.length === 0) return <EmptyState title={words.nothing} text={words.nothingText} />
  const free = invoices.filter((invoice) => mayPay && !invoice.is_underway && invoice.announced_for === null)
  const others = invoices.filter((invoice) => !free.includes(invoice))
  const selected = choice ? free.filter(({ id }) => choice.includes(id)) : free.slice(0, MAX_INVOICES)
  const isFull = selected.length === MAX_INVOICES
  return (
    <Card as="section" aria-labelledby="open-title">
      <CardHead id="open-title" title={words.open} />
      {free.length > 0 && (
        <CheckboxGroup
          label={words.choose}
          labelHidden
          hint={free.length > MAX_INVOICES ? words.most(MAX_INVOICES) : undefined}
          options={free.map((invoice) => ({
            id: invoice.id,
            label: invoice.number,
            ltr: true,
            detail: invoice.is_late ? words.late(day(invoice.due_date)) : words.due(day(invoice.due_date)),
            end: exact(invoice.open_amount),
            isDisabled: isFull && !selected.includes(invoice),
          }))}
          value={selected.map(({ id }) => id)}
          onChange={setChoice}
        />
      )}
      {others.length > 0 && (
        <ul className="divide-y divide-line">
          {others.map((invoice) => (
            <OpenLine key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {free.length > 0 && <Actions howToPay={howToPay} selected={selected} />}
    </Card>
  )
}

/** One that is not to be paid again, or that others pay. */
function OpenLine({ invoice }: { invoice: OpenInvoice }) {
  const words = useTransferWords()
  const { exact, day } = useAmounts()
  const { id, number, open_amount, due_date, is_late, is_underway, announced_for } = invoice
  return (
    <li className="py-2.5">
      <p className="flex items-baseline justify-between gap-x-4">
        <TextLink as={PageLink} href={pathTo('invoice', { id })}>
          <span className="ltr-island">{number}</span>
        </TextLink>
        <span className="num flex-none text-sm text-ink-faint">{exact(open_amount)}</span>
      </p>
      <p className="mb-1 text-sm text-ink-faint">{is_late ? words.late(day(due_date)) : words.due(day(due_date))}</p>
      {is_underway && <Badge tone="accent">{words.underway}</Badge>}
      {announced_for && <Badge tone="accent">{words.announcedFor(day(announced_for))}</Badge>}
    </li>
  )
}

function Actions({ howToPay, selected }: { howToPay: HowToPay; selected: readonly OpenInvoice[] }) {
  const words = useTransferWords()
  const { exact, usd } = useAmounts()
  const ids = selected.map(({ id }) => id)
  const pay = useAction(() => payInvoices(ids), { isLast: true })
  const amount = selected.reduce((sum, { open_amount }) => sum + open_amount, 0)
  if (selected.length === 0) return <p className="mt-3 text-sm text-ink-soft">{words.noneChosen}</p>
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
      <p className="w-full font-strong" aria-live="polite">
        {words.sum(exact(amount))}
      </p>
      {!isOff('card') && (
        <Button pending={pay.isPending} onPress={() => void pay.run()}>
          <CreditCard aria-hidden />
          {words.payCard(usd(amount))}
        </Button>
      )}
      {howToPay.account && (
        <Dialog
          trigger={<Button kind="quiet">{words.announce}</Button>}
          title={words.announceTitle}
          text={words.announceText(usd(amount), inGroups(howToPay.reference))}
          width="small"
        >
          {(close) => <AnnounceForm invoiceIds={ids} close={close} />}
        </Dialog>
      )}
    </div>
  )
}
