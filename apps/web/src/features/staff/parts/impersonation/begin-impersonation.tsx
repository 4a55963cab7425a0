import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { pathTo } from '../../../../paths.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { beginImpersonation } from '../../api-impersonations.ts'
import { ar } from '../../messages/impersonation/ar.ts'
import { en } from '../../messages/impersonation/en.ts'
import { useStaff } from '../session/staff-session.ts'

const homeOf = (type: number) => pathTo(type === TALENT ? 'talentHome' : 'clientHome')

/** Opens the product as its owner sees it, with a reason that the owner reads. */
export function BeginImpersonation({ userId }: { userId: string }) {
  const words = useWords({ ar, en })
  const roles = useStaff()?.roles ?? []
  if (!staffMay(roles, 'accounts.impersonate')) return null
  return (
    <ConfirmDialog
      trigger={<Button kind="quiet">{words.begin}</Button>}
      title={words.title}
      text={words.text}
      kind="primary"
      confirmLabel={words.confirm}
      reason={{ label: words.reason, required: words.reasonMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={(reason) => beginImpersonation(userId, reason, homeOf)}
    />
  )
}
