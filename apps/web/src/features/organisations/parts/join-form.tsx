import { pathTo } from '../../../paths.ts'
import { arrive } from '../../../platform/session/after-login.ts'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { session } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { ConsentFields } from '../../accounts/parts/consent-fields.tsx'
import { signUpToJoin } from '../api-joining.ts'
import { useOrganisationWords } from '../messages/en.ts'

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/organisations/schema.ts')).joinForm())

/** For people without an account: the link has proved the address, so a name is all that is missing. */
export function JoinForm({ token }: { token: string }) {
  const words = useOrganisationWords().join
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { first_name: '', last_name: '' },
    send: (body) => signUpToJoin(token, body),
    onDone: (account) => {
      session.signIn(account)
      return arrive({ redirect: pathTo('clientHome') })
    },
  })
  return (
    <Form {...props} aria-label={words.signUp}>
      <FormRow>
        <FormText name="first_name" control={control} isRequired label={words.firstName} autoComplete="given-name" />
        <FormText name="last_name" control={control} isRequired label={words.lastName} autoComplete="family-name" />
      </FormRow>
      <ConsentFields form={form} words={words} />
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.signUp}
        </Button>
      </FormActions>
    </Form>
  )
}
