import { MEMBER_ROLES } from '@fareeq/domain/kernel/roles.ts'
import { Controller } from 'react-hook-form'
import { FormText } from '../../../forms/form-text.tsx'
import { lateResolver } from '../../../forms/late-resolver.ts'
import { useAskForm } from '../../../forms/use-ask-form.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { invite } from '../api.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

const JUDGE = lateResolver(async () => (await import('@fareeq/domain/organisations/schema.ts')).invitationForm())
const START = { email: '', role: 'hiring_manager' } as const

export function InviteForm() {
  const { invite: words, roles, trusted } = useOrganisationWords()
  const once = useOnce()
  const { form, failure, listed, submit } = useAskForm({
    shelf: 'invitation',
    judge: JUDGE,
    start: START,
    send: async (body, key) => {
      await invite(body, key)
      form.reset(START)
      void showToast({ title: words.sent, tone: 'positive' })
    },
  })
  return (
    <Form onSubmit={once(submit)} errors={listed} failure={failure} aria-label={words.title} className="mt-7">
      <h3 className="text-[0.9375rem]">{words.title}</h3>
      <FormRow>
        <FormText
          name="email"
          control={form.control}
          isRequired
          type="email"
          label={words.email}
          hint={words.emailHint}
        />
        <Controller
          name="role"
          control={form.control}
          render={({ field }) => (
            <SelectField
              {...field}
              isRequired
              label={words.role}
              hint={trusted[field.value]}
              options={MEMBER_ROLES.map((id) => ({ id, label: roles[id] }))}
            />
          )}
        />
      </FormRow>
      <FormActions>
        <Button type="submit" kind="quiet" pending={form.formState.isSubmitting}>
          {words.send}
        </Button>
      </FormActions>
    </Form>
  )
}
