import { STATE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { InvoiceState as State } from '@fareeq/domain/invoices/states.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  issued: 'warning',
  partially_paid: 'warning',
  paid: 'positive',
  overdue: 'danger',
  void: 'neutral',
}

export function InvoiceState({ state }: { state: State }) {
  const lang = useLang()
  return (
    <Badge tone={TONES[state]} dot>
      {STATE_NAMES[state][lang]}
    </Badge>
  )
}
