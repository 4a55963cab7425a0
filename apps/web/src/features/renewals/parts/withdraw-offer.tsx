import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { withdrawOffer } from '../api.ts'
import { useRenewalWords } from '../messages/en.ts'

/** The company takes back what the talent has not answered. */
export function WithdrawOffer({ renewal: { id, talent } }: { renewal: PricedRenewal }) {
  const { withdraw: words, reject } = useRenewalWords()
  return (
    <ConfirmButton
      label={words.open}
      button={{ kind: 'quiet', size: 'small', 'aria-label': words.openFor(talent.name) }}
      text={words.text}
      cancelLabel={reject.keep}
      onConfirm={() => runWithToast(withdrawOffer(id), words.done)}
    />
  )
}
