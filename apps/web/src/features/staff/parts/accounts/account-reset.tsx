import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import type { StaffAccount } from '@fareeq/domain/staff/schema-accounts.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Filled } from '../../../../ui/display/filled.tsx'
import { ConfirmButton, ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { askReset, confirmReset, refuseReset } from '../../api-accounts.ts'
import { useAccountsWords } from '../../messages/accounts/en.ts'

export function AskReset({ id }: { id: string }) {
  const { reset: words } = useAccountsWords()
  return (
    <ConfirmDialog
      trigger={<Button kind="quiet">{words.ask}</Button>}
      title={words.askTitle}
      text={words.askText}
      kind="primary"
      confirmLabel={words.askButton}
      reason={{ label: words.reason, required: words.reasonMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={(reason) => runWithToast(askReset(id, reason), words.asked)}
    />
  )
}

type Props = { account: StaffAccount; reset: NonNullable<StaffAccount['reset']>; me: string }

/** One admin asked; another one decides. */
export function AccountReset({ account: { id }, reset, me }: Props) {
  const { reset: words } = useAccountsWords()
  const moment = useMoment()
  const isMine = reset.asked_by.id === me
  const refuse = useAction(() => refuseReset(id), { done: words.refused, isLast: true })
  return (
    <Banner
      tone="warning"
      title={words.title}
      action={
        <>
          {reset.can_confirm && (
            <ConfirmButton
              label={words.confirm}
              button={{ size: 'small' }}
              title={words.confirmTitle}
              text={words.confirmText}
              onConfirm={() => runWithToast(confirmReset(id), words.confirmed)}
            />
          )}
          <Button kind="quiet" size="small" pending={refuse.isPending} onPress={() => void refuse.run()}>
            {isMine ? words.withdraw : words.refuse}
          </Button>
        </>
      }
    >
      <p>
        «<bdi>{reset.reason}</bdi>»
      </p>
      <p className="text-sm text-ink-soft">
        <Filled sentence={words.by} name={<bdi>{reset.asked_by.name}</bdi>} moment={moment(reset.expires_at)} />{' '}
        {!reset.can_confirm && words.another}
      </p>
    </Banner>
  )
}
