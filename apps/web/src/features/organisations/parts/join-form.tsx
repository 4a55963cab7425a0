import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { pathTo } from '../../../paths.ts'
import { arrive } from '../../../platform/session/after-login.ts'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { type JudgedBy, lateResolver, useJudge } from '../../../forms/late-resolver.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { session } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { signUpToJoin } from '../api-joining.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

const JUDGE = lateResolver(async () => (await import('@fareeq/domain/organisations/schema.ts')).joinForm())
type Judged = JudgedBy<typeof JUDGE>

/** Whoever has no account yet: the link has proved the address, so a name is all that is missing. */
export function JoinForm({ token }: { token: string }) {
  const words = useOrganisationWords().join
  const lang = useLang()
  const once = useOnce()
  const [failure, setFailure] = useState<string>()
  const form = useForm<Judged['fields'], unknown, Judged['body']>({
    resolver: useJudge(JUDGE),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { first_name: '', last_name: '' },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const send = async (fields: Judged['body']) => {
    setFailure(undefined)
    try {
      session.signIn(await signUpToJoin(token, fields))
      await arrive({ redirect: pathTo('clientHome') })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (!saidAtFields(form, error)) setFailure(error.text)
    }
  }
  const papers = [
    { name: 'consent.terms', text: words.terms, label: words.termsLink, href: pathTo('terms') },
    { name: 'consent.privacy', text: words.privacy, label: words.privacyLink, href: pathTo('privacy') },
  ] as const
  const faults = {
    first_name: errors.first_name,
    last_name: errors.last_name,
    'consent.terms': errors.consent?.terms,
    'consent.privacy': errors.consent?.privacy,
  }
  const listed = Object.entries(faults).flatMap(([name, error]) =>
    error?.message ? [{ name, message: sayFault(error.message, lang) }] : [],
  )
  return (
    <Form
      onSubmit={once(() => submitted(form, send))}
      errors={submitCount > 0 ? listed : []}
      failure={failure}
      aria-label={words.signUp}
    >
      <FormRow>
        <FormText
          name="first_name"
          control={form.control}
          isRequired
          label={words.firstName}
          autoComplete="given-name"
        />
        <FormText
          name="last_name"
          control={form.control}
          isRequired
          label={words.lastName}
          autoComplete="family-name"
        />
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
        <Button type="submit" pending={isSubmitting}>
          {words.signUp}
        </Button>
      </FormActions>
    </Form>
  )
}
