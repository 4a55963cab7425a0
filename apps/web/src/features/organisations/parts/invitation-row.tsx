import type { OrganisationInvitation } from '@fareeq/domain/organisations/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { sendAgain, withdraw } from '../api.ts'
import { saidInside } from './refused.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

type Props = { invitation: OrganisationInvitation }

export function InvitationRow({ invitation: { id, email, role, expires_at, expired } }: Props) {
  const { invitations: words, roles } = useOrganisationWords()
  const moment = useMoment()
  const until = words.until.replace('{date}', moment(expires_at))
  const again = useAction(() => sendAgain(id), { done: words.sent, refused: 'handled' })
  const takeBack = () => saidInside(withdraw(id).then(() => showToast({ title: words.withdrawn, tone: 'positive' })))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="ltr-island inline-block max-w-full wrap-anywhere rtl:text-end">{email}</span>
          <Badge>{roles[role]}</Badge>
        </p>
        <p className="text-sm text-ink-soft">{expired ? words.expired : until}</p>
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
          onConfirm={takeBack}
        />
      </div>
    </li>
  )
}
