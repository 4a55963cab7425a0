import { AVAILABILITIES, DURATIONS } from '@fareeq/domain/client-projects/schema.ts'
import { HOURS_A_DAY } from '@fareeq/domain/talents/rules-terms.ts'
import { Controller } from 'react-hook-form'
import { sayFault } from '../../../platform/forms/faults.ts'
import { useLang } from '../../../platform/i18n.tsx'
import { ComboboxField } from '../../../ui/combobox-field.tsx'
import { FormRow } from '../../../ui/form.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { languagesQuery, rolesQuery, useChoices } from '../../talents/api-choices.ts'
import { optionOf } from './request-about.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useRequestWords } from './use-request-words.ts'

export function RequestDetails({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  const lang = useLang()
  const roles = useChoices(rolesQuery).map(optionOf)
  const languages = useChoices(languagesQuery).map(optionOf)
  const first = form.watch('primary_language')
  return (
    <div className="grid gap-6">
      <FormRow>
        <Controller
          name="role"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <ComboboxField
              {...field}
              isRequired
              label={words.role}
              placeholder={words.roleSearch}
              options={roles}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
        <Controller
          name="duration"
          control={form.control}
          render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
            <SelectField
              {...field}
              isRequired
              label={words.duration}
              options={DURATIONS.map((months) => ({ id: String(months), label: words.durations[months] ?? '' }))}
              value={value === null ? null : String(value)}
              onChange={(months) => onChange(Number(months))}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
      </FormRow>
      <Controller
        name="availability"
        control={form.control}
        render={({ field, fieldState: { error } }) => (
          <RadioGroup
            {...field}
            cards
            isRequired
            label={words.availability}
            options={AVAILABILITIES.map((id) => ({
              id,
              label: words.availabilities[id],
              detail: words.hoursADay(HOURS_A_DAY[id]),
            }))}
            error={error?.message && sayFault(error.message, lang)}
          />
        )}
      />
      <FormRow>
        <Controller
          name="primary_language"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <ComboboxField
              {...field}
              isRequired
              label={words.primaryLanguage}
              placeholder={words.languageSearch}
              options={languages}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
        <Controller
          name="secondary_language"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <ComboboxField
              {...field}
              optional
              label={words.secondaryLanguage}
              placeholder={words.languageSearch}
              options={languages.filter(({ id }) => id !== first)}
              error={error?.message && sayFault(error.message, lang)}
            />
          )}
        />
      </FormRow>
    </div>
  )
}
