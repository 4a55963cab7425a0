import { HEAD_COUNT } from '@fareeq/domain/client-projects/limits.ts'
import { vacancyDays } from '@fareeq/domain/client-projects/rules.ts'
import { MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { FormField, type Of } from '../../../../forms/form-field.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { useRoleWords } from '../../messages/roles/en.ts'

type Props<Fields extends FieldValues, Output> = Pick<Of<Fields, Output>, 'control'> & {
  /** Before the names of the fields, where they are those of a further role. */
  at?: string
}
const ANY = 'any'

/** How many, and at which level. */
export function PeopleFields<Fields extends FieldValues, Output>({ control, at = '' }: Props<Fields, Output>) {
  const words = useRoleWords()
  return (
    <FormRow>
      <FormField name={`${at}head_count` as FieldPath<Fields>} control={control}>
        {(field) => (
          <NumberField
            {...field}
            isRequired
            minValue={HEAD_COUNT.min}
            maxValue={HEAD_COUNT.max}
            label={words.headCount}
          />
        )}
      </FormField>
      <FormField name={`${at}seniority` as FieldPath<Fields>} control={control}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            label={words.seniority}
            value={value ?? ANY}
            onChange={(level) => onChange(level === ANY ? null : level)}
            options={[
              { id: ANY, label: words.anyLevel },
              ...SENIORITIES.map((id) => ({ id, label: words.seniorities[id] })),
            ]}
          />
        )}
      </FormField>
    </FormRow>
  )
}

/** From when, and for how much. */
export function StartAndBudget<Fields extends FieldValues, Output>({ control, at = '' }: Props<Fields, Output>) {
  const words = useRoleWords()
  const [days] = useState(() => vacancyDays(new Date()))
  return (
    <FormRow>
      <FormField name={`${at}starts_on` as FieldPath<Fields>} control={control}>
        {({ ref: _, ...field }) => (
          <DateField
            {...field}
            optional
            minValue={days.first}
            maxValue={days.last}
            label={words.startsOn}
            hint={words.startsHint}
          />
        )}
      </FormField>
      <FormField name={`${at}budget` as FieldPath<Fields>} control={control}>
        {({ value, onChange, ...field }) => (
          <NumberField
            {...field}
            optional
            steps={false}
            value={value ?? Number.NaN}
            onChange={(amount) => onChange(Number.isNaN(amount) ? null : amount)}
            maxValue={MONTHLY_SALARY_USD.max}
            label={words.budget}
            hint={words.budgetHint}
            after={words.budgetUnit}
          />
        )}
      </FormField>
    </FormRow>
  )
}
