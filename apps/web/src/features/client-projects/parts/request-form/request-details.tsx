import { AVAILABILITIES, DURATIONS, WORK_MODES } from '@fareeq/domain/client-projects/limits.ts'
import { peopleIn } from '@fareeq/domain/client-projects/rules-roles.ts'
import { HOURS_A_DAY } from '@fareeq/domain/talents/rules-terms.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../../ui/fields/choices/radio-group.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { languagesQuery, useChoices } from '../../../talents/api-choices.ts'
import { useRoleWords } from '../../messages/roles/en.ts'
import { RoleCosts, TeamCosts } from '../../../costs/parts/request-costs.tsx'
import { FormCombobox, FormRole, optionOf } from '../form-fields.tsx'
import { FurtherRoles } from '../roles/further-roles.tsx'
import type { RolesControl } from '../roles/role-fields.ts'
import { PeopleFields, StartAndBudget } from '../roles/staffing-fields.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

export function RequestDetails({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  const languages = useChoices(languagesQuery).map(optionOf)
  const roleWords = useRoleWords()
  const fields = form.watch()
  return (
    <div className="grid gap-6">
      <FormRole name="role" control={form.control} label={words.role} placeholder={words.roleSearch} />
      <PeopleFields control={form.control} />
      <FormRow>
        <FormField name="duration" control={form.control}>
          {({ value, onChange, ...field }) => (
            <SelectField
              {...field}
              isRequired
              label={words.duration}
              options={DURATIONS.map((months) => ({ id: String(months), label: words.durations[months] ?? '' }))}
              value={value === null ? null : String(value)}
              onChange={(months) => onChange(Number(months))}
            />
          )}
        </FormField>
        <FormSelect
          name="work_mode"
          control={form.control}
          label={words.workMode}
          options={WORK_MODES.map((id) => ({ id, label: words.workModes[id] }))}
        />
      </FormRow>
      <FormField name="availability" control={form.control}>
        {(field) => (
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
          />
        )}
      </FormField>
      <FormRow>
        <FormCombobox
          name="primary_language"
          control={form.control}
          isRequired
          label={words.primaryLanguage}
          placeholder={words.languageSearch}
          options={languages}
        />
        <FormCombobox
          name="secondary_language"
          control={form.control}
          optional
          label={words.secondaryLanguage}
          placeholder={words.languageSearch}
          options={languages.filter(({ id }) => id !== fields.primary_language)}
        />
      </FormRow>
      <StartAndBudget control={form.control} />
      <RoleCosts role={fields} people={roleWords.people(fields.head_count || 0)} />
      <FurtherRoles control={form.control as unknown as RolesControl} defaults={fields} />
      <TeamCosts
        roles={[fields, ...fields.more_roles]}
        people={roleWords.people(peopleIn([fields, ...fields.more_roles]))}
      />
    </div>
  )
}
