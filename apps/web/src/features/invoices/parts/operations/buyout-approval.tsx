import type { Buyout } from '@fareeq/domain/invoices/schema-buyouts.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { useDayText } from '../../../contracts/parts/use-term-text.ts'
import { approveBuyout } from '../../api-buyouts.ts'
import { useBuyoutWords } from '../../messages/buyouts/en.ts'
import { BuyoutPrice } from '../buyouts/buyout-price.tsx'

/** A company asks to take over a contract: operations approve it here, or answer its ticket. */
export function BuyoutApproval({ contractId, buyout }: { contractId: string; buyout: Buyout }) {
  const { approve: words } = useBuyoutWords()
  const day = useDayText()
  const { asked } = buyout
  if (!asked) return null
  return (
    <Card as="section" aria-labelledby="buyout-title" className="grid gap-3">
      <CardHead id="buyout-title" title={words.title} />
      <BuyoutPrice buyout={buyout} />
      <div>
        <ConfirmButton
          label={words.open}
          button={{ size: 'small' }}
          kind="primary"
          text={words.text(day(asked.last_day))}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(approveBuyout(contractId, asked.fee), words.done)}
        />
      </div>
    </Card>
  )
}
