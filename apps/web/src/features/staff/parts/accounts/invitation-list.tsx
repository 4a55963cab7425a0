import type { StaffInvitation } from '@fareeq/domain/staff/schema-accounts.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Filled } from '../../../../ui/display/filled.tsx'
import { InvitationItem } from '../../../../ui/display/invitation-item.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { inviteAgain, uninvite } from '../../api-accounts.ts'
import { RoleNames } from './role-names.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

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
  const until = words.until.replace('{moment}', moment(expires_at))
  return (
    <InvitationItem
      email={email}
      roles={<RoleNames roles={roles} />}
      note={
        <>
          <span className={expired ? 'text-danger' : undefined}>{expired ? words.expired : until}</span>
          {invited_by && (
            <>
              {'\u00a0· '}
              <Filled sentence={words.by} name={<bdi>{invited_by}</bdi>} />
            </>
          )}
        </>
      }
      words={words}
      again={again}
      onWithdraw={() => runWithToast(uninvite(id), words.withdrawn)}
    />
  )
}
