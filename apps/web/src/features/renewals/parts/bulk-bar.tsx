import { REASON_LENGTH } from '@fareeq/domain/contracts/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { hasOpenTerms } from '@fareeq/domain/renewals/rules.ts'
import type { BulkResult, PricedRenewal, Renewal } from '@fareeq/domain/renewals/schema.ts'
import { useState } from 'react'
import { faultText } from '../../../forms/faults.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useTermRule } from '../../contracts/parts/use-term-rule.ts'
import { rejectAll, renewAll } from '../api.ts'
import { OfferSummary } from './offer-summary.tsx'
import { useRenewalWords } from '../messages/en.ts'

type Props = {
  selection: readonly (Renewal | PricedRenewal)[]
  settle: (result: BulkResult, done: string) => void
}

const USUAL_MONTHS = 12

/** The refusal of the whole call is shown in the dialog; the result of each contract is shown in the list. */
export function BulkBar({ selection, settle }: Props) {
  const words = useRenewalWords()
  const lang = useLang()
  const term = useTermRule()
  const [selectedMonths, setMonths] = useState<number>()
  const months = selectedMonths ?? Math.min(Math.max(USUAL_MONTHS, term.min), term.max)
  const ids = selection.map(({ id }) => id)
  const offers = selection.filter((renewal) => !hasOpenTerms(renewal))
  const renew = async () => {
    const fault = term.fault(months)
    if (fault) return faultText(fault, lang)
    settle(
      await renewAll(
        offers.map(({ id }) => id),
        months,
      ),
      words.renew.done,
    )
    return undefined
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="me-2 text-sm text-ink-soft">
        {words.select.chosen(ids.length)}
      </p>
      <ConfirmButton
        label={words.select.renew}
        button={{ size: 'small', isDisabled: offers.length === 0 }}
        kind="primary"
        title={words.renew.title}
        text={words.renew.text}
        confirmLabel={words.renew.send}
        cancelLabel={words.reject.keep}
        onConfirm={renew}
      >
        <NumberField label={words.renew.duration} hint={term.hint} value={months} onChange={setMonths} />
        <OfferSummary offers={offers} leftOut={selection.filter(hasOpenTerms)} months={months} />
      </ConfirmButton>
      <ConfirmButton
        label={words.select.reject}
        button={{ kind: 'quiet', size: 'small', isDisabled: ids.length === 0 }}
        title={words.reject.title}
        text={words.reject.text}
        reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        confirmLabel={words.reject.send}
        cancelLabel={words.reject.keep}
        onConfirm={async (reason) => settle(await rejectAll(ids, reason), words.reject.done)}
      />
    </div>
  )
}
