import { REASON_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { approveTerms, refuseTerms } from '../../api-ops.ts'
import { useRenewalsOpsWords } from '../../messages/operations/en.ts'

/** Changed terms go to the talent, with another fee to the company first, or back to it with an answer. */
export function Deciding({ renewal: { id, fee: present } }: { renewal: PricedRenewal }) {
  const words = useRenewalsOpsWords()
  const lang = useLang()
  const [chosenFee, setFee] = useState<number>()
  const fee = chosenFee ?? present / 100
  const approve = () =>
    Number.isNaN(fee)
      ? words.feeNeeded
      : runWithToast(approveTerms(id, usd(fee)), usd(fee) === present ? words.approved : words.feeAsked)
  return (
    <>
      <ConfirmButton
        label={words.approve}
        button={{ size: 'small' }}
        kind="primary"
        text={words.approveText}
        cancelLabel={words.keep}
        onConfirm={approve}
      >
        <NumberField
          label={words.fee}
          hint={words.feeHint}
          value={fee}
          onChange={setFee}
          minValue={0}
          places={2}
          steps={false}
        />
      </ConfirmButton>
      <ConfirmButton
        label={words.refuse}
        button={{ kind: 'quiet', size: 'small' }}
        text={words.refuseText}
        reason={{ label: words.refuseNote, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        cancelLabel={words.keep}
        onConfirm={(note) => runWithToast(refuseTerms(id, note), words.refused)}
      />
    </>
  )
}
