import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { colleaguesQuery } from '../../staff/api.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useInboxWords } from '../messages/inbox/en.ts'

type Props = {
  trigger: ReactNode
  /** Colleagues who answer any of these. */
  kinds: readonly TicketKind[]
  onConfirm: (to: string) => Promise<string | void>
}

export function HandOver({ trigger, kinds, onConfirm }: Props) {
  const words = useInboxWords()
  const me = useStaff()?.id
  const [to, setTo] = useState<string | null>(null)
  const { data = [] } = useQuery(colleaguesQuery())
  const options = data
    .filter((colleague) => colleague.id !== me && kindsFor(colleague.roles).some((kind) => kinds.includes(kind)))
    .map(({ id, name }) => ({ id, label: name }))
  return (
    <ConfirmDialog
      trigger={trigger}
      title={words.handOverTitle}
      text={words.handOverText}
      kind="primary"
      confirmLabel={words.handOver}
      onConfirm={async () => (to ? onConfirm(to) : words.handChoose)}
    >
      <SelectField label={words.handTo} placeholder={words.handChoose} options={options} value={to} onChange={setTo} />
    </ConfirmDialog>
  )
}
