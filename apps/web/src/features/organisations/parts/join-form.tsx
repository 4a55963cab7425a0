import { pathTo } from '../../../paths.ts'
import { arrive } from '../../../platform/session/after-login.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { session } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { signUpToJoin } from '../api-joining.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

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
  const papers = [
    { name: 'consent.terms', text: words.terms, label: words.termsLink, href: pathTo('terms') },
    { name: 'consent.privacy', text: words.privacy, label: words.privacyLink, href: pathTo('privacy') },
  ] as const
  return (
    <Form {...props} aria-label={words.signUp}>
      <FormRow>
        <FormText name="first_name" control={control} isRequired label={words.firstName} autoComplete="given-name" />
        <FormText name="last_name" control={control} isRequired label={words.lastName} autoComplete="family-name" />
      </FormRow>
      <div>
        {papers.map(({ name, text, label, href }) => (
          <FormCheckbox key={name} form={form} name={name} isRequired>
            <Filled
              sentence={text}
              link={
                <TextLink href={href} target="_blank" rel="noopener">
                  {label}
                </TextLink>
              }
            />
          </FormCheckbox>
        ))}
      </div>
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.signUp}
        </Button>
      </FormActions>
    </Form>
  )
}
