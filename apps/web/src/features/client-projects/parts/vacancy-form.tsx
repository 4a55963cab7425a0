import { MOST_OPENINGS, NOTE_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import { vacancyDays } from '@fareeq/domain/client-projects/rules-vacancies.ts'
import { SENIORITIES } from '@fareeq/domain/talents/limits.ts'
import { MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { sayFault } from '../../../forms/faults.ts'
import { FormProse } from '../../../forms/form-prose.tsx'
import { lateResolver } from '../../../forms/late-resolver.ts'
import { useAskForm } from '../../../forms/use-ask-form.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { RadioGroup } from '../../../ui/fields/radio-group.tsx'
import { submitVacancy } from '../api-asks.ts'
import { FormRole } from './form-fields.tsx'
import { useAskWords } from './use-ask-words.ts'

const JUDGE = lateResolver(async () =>
  (await import('@fareeq/domain/client-projects/schema-vacancies.ts')).vacancyForm(),
)
const START = { role: null, seniority: null, count: 1, start: null, budget: null, note: '' }

type Props = { onSent: (sent: Awaited<ReturnType<typeof submitVacancy>>) => void }

export function VacancyForm({ onSent }: Props) {
  const words = useAskWords().vacancy
  const lang = useLang()
  const once = useOnce()
  const [days] = useState(() => vacancyDays(new Date()))
  const { role, seniority, count, start, budget, note } = words
  const names = { role, seniority, count, start, budget, note }
  const { form, failure, listed, submit } = useAskForm({
    shelf: 'vacancy',
    judge: JUDGE,
    start: START,
    names,
    send: async (body, key) => onSent(await submitVacancy(body, key)),
  })
  const said = (error: { message?: string } | undefined) => error?.message && sayFault(error.message, lang)
  return (
    <Form onSubmit={once(submit)} errors={listed} failure={failure} aria-label={words.title} className="gap-6">
      <FormRole name="role" control={form.control} label={words.role} placeholder={words.roleSearch} />
      <Controller
        name="seniority"
        control={form.control}
        render={({ field, fieldState: { error } }) => (
          <RadioGroup
            {...field}
            isRequired
            label={words.seniority}
            options={SENIORITIES.map((id) => ({ id, label: words.seniorities[id], detail: words.years[id] }))}
            error={said(error)}
          />
        )}
      />
      <FormRow>
        <Controller
          name="count"
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <NumberField
              {...field}
              isRequired
              minValue={1}
              maxValue={MOST_OPENINGS}
              label={words.count}
              error={said(error)}
            />
          )}
        />
        <Controller
          name="start"
          control={form.control}
          render={({ field: { ref: _, ...field }, fieldState: { error } }) => (
            <DateField
              {...field}
              isRequired
              minValue={days.first}
              maxValue={days.last}
              label={words.start}
              error={said(error)}
            />
          )}
        />
      </FormRow>
      <Controller
        name="budget"
        control={form.control}
        render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
          <NumberField
            {...field}
            optional
            value={value ?? Number.NaN}
            onChange={(amount) => onChange(Number.isNaN(amount) ? null : amount)}
            maxValue={MONTHLY_SALARY_USD.most}
            label={words.budget}
            after={words.budgetUnit}
            error={said(error)}
          />
        )}
      />
      <FormProse
        name="note"
        control={form.control}
        optional
        rows={4}
        limit={NOTE_LENGTH}
        label={words.note}
        hint={words.noteHint}
      />
      <FormActions>
        <Button type="submit" pending={form.formState.isSubmitting}>
          {words.submit}
        </Button>
      </FormActions>
    </Form>
  )
}
