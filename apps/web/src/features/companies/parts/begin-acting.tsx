import type { Company, CompanyMember } from '@fareeq/domain/companies/schema.ts'
import { may, staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { beginActing } from '../api-acts.ts'
import { useActWords } from '../messages/acts/en.ts'

type Props = { company: Pick<Company, 'id' | 'manager'>; member: CompanyMember }

/** For the account manager of the company, in the name of somebody who could do it there. */
export function BeginActing({ company: { id, manager }, member }: Props) {
  const words = useActWords()
  const staff = useStaff()
  const isMine = staff !== null && manager?.id === staff.id && staffMay(staff.roles, 'companies.act')
  if (!isMine || !may({ kind: 'client', role: member.role }, 'requests.write')) return null
  return (
    <ConfirmButton
      label={words.begin}
      button={{ size: 'small', kind: 'quiet' }}
      title={words.title.replace('{name}', member.name)}
      text={words.text}
      kind="primary"
      confirmLabel={words.confirm}
      reason={{ label: words.reason, required: words.reasonMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={(reason) => beginActing(id, member.id, reason)}
    />
  )
}
