import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { AnnouncedTransfer } from '@fareeq/domain/announced-transfers/schema.ts'
import { type AnnouncedState, announcedLife } from '@fareeq/domain/announced-transfers/states.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMay } from '../../../platform/session/may.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { withdrawTransfer } from '../api.ts'
import { useTransferWords } from '../messages/en.ts'

const TONES: Readonly<Record<AnnouncedState, Tone>> = {
  announced: 'warning',
  arrived: 'positive',
  withdrawn: 'neutral',
  lapsed: 'danger',
}

/** What the company said it transfers, and whether it came; nothing where it never did. */
export function AnnouncedList({ announced }: { announced: readonly AnnouncedTransfer[] }) {
  const words = useTransferWords()
  const lang = useLang()
  const { usd, day } = useAmounts()
  const mayPay = useMay('invoices.pay')
  if (announced.length === 0) return null
  return (
    <Card as="section" aria-labelledby="announced-title">
      <CardHead id="announced-title" title={words.announced} />
      <ul className="divide-y divide-line">
        {announced.map(({ id, state, amount, day: on, by, invoices }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-strong">{words.line(usd(amount), day(on))}</p>
              <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
                {invoices.map(({ id: invoiceId, number }) => (
                  <span key={invoiceId} className="ltr-island whitespace-nowrap">
                    {number}
                  </span>
                ))}
              </p>
              {by && <p className="text-sm text-ink-soft">{words.by(bidiIsolate(by, lang))}</p>}
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={TONES[state]} dot>
                {words.states[state]}
              </Badge>
              {mayPay && announcedLife.next(state, 'withdraw') && (
                <ConfirmButton
                  label={words.withdraw}
                  button={{ kind: 'ghost', size: 'small', 'aria-label': words.withdrawOf(usd(amount)) }}
                  text={words.withdrawText}
                  cancelLabel={words.keep}
                  onConfirm={() => runWithToast(withdrawTransfer(id), words.withdrawn)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
