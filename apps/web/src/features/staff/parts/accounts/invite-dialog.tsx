import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { lazyResolver } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { inviteColleague } from '../../api-accounts.ts'
import { RoleChoice } from './role-choice.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/staff/schema-accounts.ts')).staffInvitationForm(),
)

export function InviteDialog() {
  const { invite: words } = useAccountsWords()
  return (
    <Dialog
      guardsInput
      trigger={<Button>{words.open}</Button>}
      title={words.title}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <InviteForm close={close} />}
    </Dialog>
  )
}

function InviteForm({ close }: { close: () => void }) {
  const { invite: words } = useAccountsWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { email: '', roles: [] as StaffRole[] },
    send: inviteColleague,
    done: words.sent,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.title}>
      <FormText name="email" control={control} isRequired type="email" label={words.email} autoComplete="off" />
      <FormField name="roles" control={control}>
        {({ value, onChange, onBlur, error, ref }) => (
          <RoleChoice label={words.roles} value={value} onChange={onChange} onBlur={onBlur} error={error} ref={ref} />
        )}
      </FormField>
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
