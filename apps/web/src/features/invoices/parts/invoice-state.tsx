import { STATE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { InvoiceState as State } from '@fareeq/domain/invoices/states.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { useInvoiceWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  draft: 'neutral',
  issued: 'warning',
  partially_paid: 'warning',
  paid: 'positive',
  overdue: 'danger',
  void: 'neutral',
}

/** A payment that the bank has not answered yet, and a transfer that was announced, come before what is open. */
type Props = { state: State; isUnderway?: boolean; isAnnounced?: boolean }
export function InvoiceState({ state, isUnderway = false, isAnnounced = false }: Props) {
  const lang = useLang()
  const { underway, announced } = useInvoiceWords()
  if (isUnderway)
    return (
      <Badge tone="accent" dot>
        {underway}
      </Badge>
    )
  if (isAnnounced)
    return (
      <Badge tone="accent" dot>
        {announced}
      </Badge>
    )
  return (
    <Badge tone={TONES[state]} dot>
      {STATE_NAMES[state][lang]}
    </Badge>
  )
}
