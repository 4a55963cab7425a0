import { COMPANY_LENGTH } from '@fareeq/domain/accounts/limits.ts'
import type { User } from '@fareeq/domain/accounts/schema.ts'
import { secondScript } from '@fareeq/domain/kernel/names.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { sayFault } from '../../../forms/faults.ts'
import { FormText } from '../../../forms/form-text.tsx'
import { useJudge } from '../../../forms/late-resolver.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { meQuery } from '../../../platform/session/me.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { useSecondNameWords } from '../../accounts/parts/use-second-name-words.ts'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { saveProfile } from '../api-profile.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { COMPANY_JUDGE, type CompanyJudged as Judged } from './company-judge.ts'
import { CompanySecondName } from './company-second-name.tsx'
import { FormCombobox, optionOf } from './form-fields.tsx'
import { useHomeWords } from './use-home-words.ts'

type Fields = Judged['fields']

const fieldsOf = (user: User): Fields => ({
  first_name: user.first_name,
  last_name: user.last_name,
  second_first_name: user.second_first_name ?? '',
  second_last_name: user.second_last_name ?? '',
  company: user.company ?? '',
  website: user.website?.replace(/^https:\/\//, '') ?? '',
  role: user.role ?? '',
  country: user.country ?? '',
})

/** Who they are and for whom they hire; nobody overwrites what another window saved without having seen it. */
export function CompanyForm({ user }: { user: User }) {
  const words = useHomeWords().profile
  const lang = useLang()
  const once = useOnce()
  const client = useQueryClient()
  const countries = useChoices(countriesQuery).map(optionOf)
  const [failure, setFailure] = useState<string>()
  const [isConflict, setConflict] = useState(false)
  const form = useForm<Fields, unknown, Judged['body']>({
    resolver: useJudge(COMPANY_JUDGE),
    mode: 'onTouched',
    shouldFocusError: false,
    values: fieldsOf(user),
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, dirtyFields, isSubmitting, submitCount } = form.formState
  const isDirty = Object.keys(dirtyFields).length > 0
  /** The version that is being edited: the one on screen when the first change was made. */
  const [edited, setEdited] = useState(user.version ?? 0)
  if (!isDirty && edited !== (user.version ?? 0)) setEdited(user.version ?? 0)

  const save = async (fields: Judged['body'], version: number) => {
    setFailure(undefined)
    try {
      const saved = await saveProfile({ ...fields, version })
      setEdited(saved.version ?? 0)
      form.reset(fieldsOf(saved))
      void showToast({ title: words.saved, tone: 'positive' })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (error.status === 412) {
        await client.invalidateQueries({ queryKey: meQuery().queryKey })
        return setConflict(true)
      }
      if (!saidAtFields(form, error)) setFailure(error.text)
    }
  }
  const submit = once((version: number) => submitted(form, (fields) => save(fields, version)))
  const settle = (whose: 'mine' | 'theirs') => {
    setConflict(false)
    setEdited(user.version ?? 0)
    if (whose === 'theirs') form.reset(fieldsOf(user))
    else void submit(user.version ?? 0)
  }
  const second = useSecondNameWords()
  const script = secondScript(form.watch(['first_name', 'last_name']).join(' '))
  const names: Readonly<Record<string, string>> = {
    first_name: words.firstName,
    last_name: words.lastName,
    second_first_name: second.first[script],
    second_last_name: second.last[script],
    company: words.companyName,
    website: words.website,
    role: words.role,
    country: words.country,
  }
  const listed = Object.entries(errors).map(([name, error]) => ({
    name,
    message: `${names[name]}: ${sayFault(error?.message ?? '', lang)}`,
  }))
  const { control } = form
  return (
    <Card as="section" pad="large" aria-labelledby="company">
      <CardHead id="company" title={words.company} />
      <Form
        onSubmit={() => submit(edited)}
        errors={submitCount > 0 ? listed : []}
        failure={failure}
        isDirty={isDirty}
        aria-label={words.company}
      >
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
          <Button type="submit" pending={isSubmitting} isDisabled={isConflict || !isDirty}>
            {words.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
