import { MEMBER_ROLES } from '@fareeq/domain/kernel/permissions/roles.ts'
import { roleInWords } from '@fareeq/domain/organisations/rules-roles.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { ownDraft } from '../../../forms/own-draft.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { invite } from '../api.ts'
import { useOrganisationWords } from '../messages/en.ts'

const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/organisations/schema.ts')).invitationForm())
const START = { email: '', role: 'hiring_manager' } as const

export function InviteForm() {
  const { invite: words, roles } = useOrganisationWords()
  const lang = useLang()
  const { form, control, isPending, props } = useSubmitForm({
    draft: ownDraft('invitation'),
    resolver: RESOLVER,
    initial: START,
    send: invite,
    onDone: () => {
      form.reset(START)
      void showToast({ title: words.sent, tone: 'positive' })
    },
  })
  return (
    <Form {...props} aria-label={words.title} className="mt-7">
      <h3 className="text-[0.9375rem]">{words.title}</h3>
      <FormRow>
        <FormText name="email" control={control} isRequired type="email" label={words.email} hint={words.emailHint} />
        <FormField name="role" control={control}>
          {(field) => (
            <SelectField
              {...field}
              isRequired
              label={words.role}
              hint={roleInWords(field.value, lang)}
              options={MEMBER_ROLES.map((id) => ({ id, label: roles[id] }))}
            />
          )}
        </FormField>
      </FormRow>
      <FormActions>
        <Button type="submit" kind="quiet" pending={isPending}>
          {words.send}
        </Button>
      </FormActions>
    </Form>
  )
}
