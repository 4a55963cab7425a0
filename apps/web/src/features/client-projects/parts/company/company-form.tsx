import { COMPANY_LENGTH } from '@fareeq/domain/accounts/rules.ts'
import type { User } from '@fareeq/domain/accounts/schema.ts'
import { FormText } from '../../../../forms/form-text.tsx'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { meQuery } from '../../../../platform/session/me.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Form, FormActions, FormRow } from '../../../../ui/fields/form.tsx'
import { countriesQuery, useChoices } from '../../../talents/api-choices.ts'
import { saveProfile } from '../../api-profile.ts'
import { ChangedElsewhere } from '../changed-elsewhere.tsx'
import { COMPANY_RESOLVER, type CompanyFields } from './company-resolver.ts'
import { CompanySecondName } from './company-second-name.tsx'
import { FormCombobox, optionOf } from '../form-fields.tsx'
import { useEditedVersion } from '../use-edited-version.ts'
import { useHomeWords } from '../../messages/home/en.ts'

const fieldsOf = (user: User): CompanyFields => ({
  first_name: user.first_name,
  last_name: user.last_name,
  second_first_name: user.second_first_name ?? '',
  second_last_name: user.second_last_name ?? '',
  company: user.company ?? '',
  website: user.website?.replace(/^https:\/\//, '') ?? '',
  role: user.role ?? '',
  country: user.country ?? '',
})

/** Company form with optimistic locking. */
export function CompanyForm({ user }: { user: User }) {
  const words = useHomeWords().profile
  const countries = useChoices(countriesQuery).map(optionOf)
  const version = user.version ?? 0
  const { edited, isConflict, ...lock } = useEditedVersion(version, () =>
    queryClient.invalidateQueries({ queryKey: meQuery().queryKey }),
  )
  const { form, control, submit, isPending, isDirty, props } = useSubmitForm({
    resolver: COMPANY_RESOLVER,
    saved: fieldsOf(user),
    guardUnsaved: true,
    send: (body) => saveProfile({ ...body, version: edited }),
    onDone: (saved) => {
      lock.setEdited(saved.version ?? 0)
      form.reset(fieldsOf(saved))
      void showToast({ title: words.saved, tone: 'positive' })
    },
    onRefused: lock.onRefused,
  })
  lock.follow(isDirty)
  const settle = (whose: 'mine' | 'theirs') => {
    lock.settle()
    if (whose === 'theirs') form.reset(fieldsOf(user))
    else void submit({ send: (body) => saveProfile({ ...body, version }) })
  }
  return (
    <Card as="section" pad="large" aria-labelledby="company">
      <CardHead id="company" title={words.company} />
      <Form {...props} aria-label={words.company}>
        <FormRow>
          <FormText name="first_name" control={control} isRequired label={words.firstName} autoComplete="given-name" />
          <FormText name="last_name" control={control} isRequired label={words.lastName} autoComplete="family-name" />
        </FormRow>
        <CompanySecondName form={form} />
        <FormRow>
          <FormText
            name="company"
            control={control}
            optional
            maxLength={COMPANY_LENGTH}
            label={words.companyName}
            autoComplete="organization"
          />
          <FormText name="website" control={control} isRequired type="url" label={words.website} autoComplete="url" />
        </FormRow>
        <FormRow>
          <FormText name="role" control={control} isRequired label={words.role} autoComplete="organization-title" />
          <FormCombobox name="country" control={control} isRequired label={words.country} options={countries} />
        </FormRow>
        {isConflict && <ChangedElsewhere words={words.changed} onSettle={settle} />}
        <FormActions>
          <Button type="submit" pending={isPending} isDisabled={isConflict || !isDirty}>
            {words.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
