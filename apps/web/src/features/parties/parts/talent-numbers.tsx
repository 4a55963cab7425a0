import { REASON_LENGTH } from '@fareeq/domain/parties/limits.ts'
import type { TalentNumbers } from '@fareeq/domain/parties/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { openNumbers } from '../api.ts'
import { usePartyWords } from '../messages/en.ts'

/** Opened for a reason that is written down; they are gone with the page. */
export function TalentNumbers({ talentId }: { talentId: string }) {
  const { staff: words, talent, taxNumber } = usePartyWords()
  const lang = useLang()
  const [numbers, setNumbers] = useState<TalentNumbers | null>(null)
  if (!numbers)
    return (
      <ConfirmButton
        label={words.open}
        button={{ kind: 'quiet', size: 'small' }}
        kind="primary"
        text={words.openText}
        reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        cancelLabel={words.cancel}
        onConfirm={(reason) => runWithToast(openNumbers(talentId, reason).then(setNumbers), words.opened)}
      />
    )
  const { national_id: id, tax_number: tax } = numbers
  return (
    <KeyValues
      items={[
        ...(id ? [{ id: 'national', name: talent.nationalId, value: id, ltr: true }] : []),
        ...(tax ? [{ id: 'tax', name: taxNumber, value: tax, ltr: true }] : []),
      ]}
    />
  )
}
