import { AVAILABILITIES, DURATIONS } from '@fareeq/domain/client-projects/limits.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { languagesQuery, useChoices } from '../../../talents/api-choices.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'
import { FormCombobox, optionOf } from '../form-fields.tsx'
import type { RolesControl } from './role-fields.ts'

type Props = { control: RolesControl; n: number; first: string | null }

/** Hours, duration and languages of a further role. */
export function TimeFields({ control, n, first }: Props) {
  const words = useRequestWords()
  const languages = useChoices(languagesQuery).map(optionOf)
  return (
    <>
      <FormRow>
        <FormSelect
          name={`more_roles.${n}.availability`}
          control={control}
          label={words.availability}
          options={AVAILABILITIES.map((id) => ({ id, label: words.availabilities[id] }))}
        />
        <FormField name={`more_roles.${n}.duration`} control={control}>
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              label={words.duration}
              options={DURATIONS.map((months) => ({ id: String(months), label: words.durations[months] ?? '' }))}
              value={String(value)}
              onChange={(months) => onChange(Number(months))}
            />
          )}
        </FormField>
      </FormRow>
      <FormRow>
        <FormCombobox
          name={`more_roles.${n}.primary_language`}
          control={control}
          isRequired
          label={words.primaryLanguage}
          placeholder={words.languageSearch}
          options={languages}
        />
        <FormCombobox
          name={`more_roles.${n}.secondary_language`}
          control={control}
          optional
          label={words.secondaryLanguage}
          placeholder={words.languageSearch}
          options={languages.filter(({ id }) => id !== first)}
        />
      </FormRow>
    </>
  )
}
