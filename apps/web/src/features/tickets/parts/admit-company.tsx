import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { admitCompany } from '../api.ts'
import { useTicketWords } from '../messages/en.ts'

/** For a company without an address of its own: from now on the asker's may open its account. */
export function AdmitCompany({ ticket: { id, kind, state, data, from_email } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const mayAdmit = staffMay(useStaff()?.roles ?? [], 'companies.prove')
  if (kind !== 'company_proof') return null
  if (data.admitted_at)
    return (
      <Badge tone="positive" dot>
        {words.isAdmitted}
      </Badge>
    )
  if (!mayAdmit || !ticketLife.next(state, 'answer')) return null
  return (
    <ConfirmButton
      label={words.admit}
      button={{ kind: 'quiet' }}
      title={words.admitTitle}
      text={<Filled sentence={words.admitText} email={<bdi className="ltr-island">{from_email}</bdi>} />}
      kind="primary"
      onConfirm={() => runWithToast(admitCompany(id), words.admitted)}
    />
  )
}
