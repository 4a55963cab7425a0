import { TOTP } from '@fareeq/domain/staff/rules.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { FormCode } from '../../../codes/parts/form-code.tsx'
import { useDigits } from '../../../codes/parts/use-code-form.ts'
import { enterAsStaffByLink } from '../../api.ts'
import { TOTP_ONLY } from './codes-form.tsx'
import { staffSession } from './staff-session.ts'
import { useStaffWords } from '../../messages/en.ts'

type Props = { link: string; redirect: string | undefined; onBack: () => void }

/** The link of the mail replaces its code; the authenticator is still required. */
export function LinkForm({ link, redirect, onBack }: Props) {
  const words = useStaffWords().codes
  const { form, submit, round, isPending, props } = useDigits({ resolver: TOTP_ONLY }, async ({ totp }) =>
    staffSession.signIn(await enterAsStaffByLink({ link, totp }), redirect),
  )
  return (
    <Form {...props} aria-label={words.linkTitle}>
      <FormCode
        key={round}
        form={form}
        name="totp"
        autoFocus
        label={words.totp}
        hint={words.totpHint}
        length={TOTP.digits}
        onComplete={() => void submit()}
      />
      <Button type="submit" pending={isPending} className="w-full">
        {words.confirm}
      </Button>
      <Button kind="ghost" size="small" className="-ms-3.5 w-fit" onPress={onBack}>
        {words.withCode}
      </Button>
    </Form>
  )
}
