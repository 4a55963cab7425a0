import type { OrganisationInvitation } from '@fareeq/domain/organisations/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { InvitationItem } from '../../../ui/display/invitation-item.tsx'
import { sendAgain, withdraw } from '../api.ts'
import { useOrganisationWords } from '../messages/en.ts'

type Props = { invitation: OrganisationInvitation }

export function InvitationRow({ invitation: { id, email, role, expires_at, expired } }: Props) {
  const { invitations: words, roles } = useOrganisationWords()
  const moment = useMoment()
  const again = useAction(() => sendAgain(id), { done: words.sent, refused: 'handled' })
  const takeBack = () => runWithToast(withdraw(id), words.withdrawn)
  return (
    <InvitationItem
      email={email}
      roles={<Badge>{roles[role]}</Badge>}
      note={expired ? words.expired : words.until.replace('{date}', moment(expires_at))}
      words={words}
      again={again}
      onWithdraw={takeBack}
    />
  )
}
