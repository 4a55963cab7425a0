import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { pathTo } from '../../../paths.ts'
import { arrive } from '../../../platform/session/after-login.ts'
import { session } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions } from '../../../ui/fields/form.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { ConsentFields } from '../../accounts/parts/consent-fields.tsx'
import { agree, decline } from '../api.ts'
import { useWelcomeWords } from '../messages/welcome/en.ts'

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/talent-imports/schema.ts')).agreeForm())

/** The link has proved the address: the application continues at once. */
export function WelcomeForm({ token, onDeleted }: { token: string; onDeleted: () => void }) {
  const words = useWelcomeWords()
  const { form, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {},
    send: (body) => agree(token, body),
    onDone: (account) => {
      session.signIn(account)
      return arrive({ redirect: pathTo('talentWizard') })
    },
  })
  const remove = async () => {
    await decline(token)
    onDeleted()
  }
  return (
    <Form {...props} aria-label={words.form}>
      <ConsentFields form={form} words={words} />
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.agree}
        </Button>
        <ConfirmButton
          label={words.decline}
          button={{ kind: 'ghost' }}
          title={words.declineTitle}
          text={words.declineText}
          onConfirm={remove}
        />
      </FormActions>
    </Form>
  )
}
