import type { StaffInvitation } from '@fareeq/domain/staff/schema-accounts.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { inviteAgain, uninvite } from '../../api-accounts.ts'
import { RoleNames } from './role-names.tsx'
import { useAccountsWords } from './use-accounts-words.ts'

export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { invitations: words } = useAccountsWords()
  return (
    <Card as="section" aria-labelledby="invitations">
      <CardHead id="invitations" title={words.title} />
      <ul className="-mb-2 divide-y divide-line border-t border-line">
        {invitations.map((invitation) => (
          <Invitation key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function Invitation({ invitation }: { invitation: StaffInvitation }) {
  const { id, email, roles, invited_by, expires_at, expired } = invitation
  const { invitations: words } = useAccountsWords()
  const moment = useMoment()
  const { invite } = useAccountsWords()
  const again = useAction(() => inviteAgain(id), { done: invite.sent })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="ltr-island inline-block max-w-full wrap-anywhere rtl:text-end">{email}</span>
          <RoleNames roles={roles} />
        </p>
        <p className="text-sm text-ink-soft">
          <span className={expired ? 'text-danger' : undefined}>
            {expired ? words.expired : words.until.replace('{moment}', moment(expires_at))}
          </span>
          {invited_by && (
            <>
              {'\u00a0· '}
              <bdi>{words.by.replace('{name}', invited_by)}</bdi>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-1 max-xs:-ms-3">
        <Button
          kind="ghost"
          size="small"
          pending={again.isPending}
          aria-label={words.againTo(email)}
          onPress={() => void again.run()}
        >
          {words.again}
        </Button>
        <ConfirmDialog
          trigger={
            <Button kind="ghost" size="small" aria-label={words.withdrawOf(email)}>
              {words.withdraw}
            </Button>
          }
          title={words.withdrawTitle}
          text={words.withdrawText(email)}
          confirmLabel={words.withdraw}
          onConfirm={() => runWithToast(uninvite(id), words.withdrawn)}
        />
      </div>
    </li>
  )
}
