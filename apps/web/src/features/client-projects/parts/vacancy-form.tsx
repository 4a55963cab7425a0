import { HEAD_COUNT, NOTE_LENGTH } from '@fareeq/domain/client-projects/limits.ts'
import { vacancyDays } from '@fareeq/domain/client-projects/rules.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { MONTHLY_SALARY_USD } from '@fareeq/domain/talents/rules-terms.ts'
import { peopleIn } from '@fareeq/domain/client-projects/rules-roles.ts'
import { useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { ownDraft } from '../../../forms/own-draft.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { submitVacancy } from '../api-asks.ts'
import { RoleCosts, TeamCosts } from '../../costs/parts/request-costs.tsx'
import { useProjects } from '../api.ts'
import { FurtherRoles } from './roles/further-roles.tsx'
import type { RolesControl } from './roles/role-fields.ts'
import { FormRole } from './form-fields.tsx'
import { useRoleWords } from '../messages/roles/en.ts'
import { useAskWords } from '../messages/asks/en.ts'

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/client-projects/schema-vacancies.ts')).vacancyForm(),
)
const START = { role: null, seniority: null, count: 1, start: null, budget: null, more_roles: [], note: '' }

type Props = { onSent: (vacancy: Awaited<ReturnType<typeof submitVacancy>>) => void }

export function VacancyForm({ onSent }: Props) {
  const words = useAskWords().vacancy
  const { project } = useProjects()
  const [days] = useState(() => vacancyDays(new Date()))
  const { form, control, isPending, props } = useSubmitForm({
    draft: ownDraft('vacancy'),
    resolver: RESOLVER,
    initial: START,
    send: submitVacancy,
    onDone: onSent,
  })
  const roleWords = useRoleWords()
  const { role, seniority, count, budget, more_roles } = form.watch()
  const first = {
    role,
    seniority,
    budget: budget ?? null,
    head_count: count || 0,
    availability: project?.availability ?? null,
  }
  const roles = [first, ...(more_roles ?? [])]
  return (
    <Form {...props} aria-label={words.title} className="gap-6">
      <FormRole name="role" control={control} label={words.role} placeholder={words.roleSearch} />
      <FormField name="seniority" control={control}>
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={words.seniority}
            options={SENIORITIES.map((id) => ({ id, label: words.seniorities[id], detail: words.years[id] }))}
          />
        )}
      </FormField>
      <FormRow>
        <FormField name="count" control={control}>
          {(field) => (
            <NumberField
              {...field}
              isRequired
              minValue={HEAD_COUNT.min}
              maxValue={HEAD_COUNT.max}
              label={words.count}
            />
          )}
        </FormField>
        <FormField name="start" control={control}>
          {({ ref: _, ...field }) => (
            <DateField {...field} isRequired minValue={days.first} maxValue={days.last} label={words.start} />
          )}
        </FormField>
      </FormRow>
      <FormField name="budget" control={control}>
        {({ value, onChange, ...field }) => (
          <NumberField
            {...field}
            optional
            value={value ?? Number.NaN}
            onChange={(amount) => onChange(Number.isNaN(amount) ? null : amount)}
            maxValue={MONTHLY_SALARY_USD.max}
            label={words.budget}
            after={words.budgetUnit}
          />
        )}
      </FormField>
      <RoleCosts role={first} people={roleWords.people(first.head_count)} />
      <FurtherRoles control={control as unknown as RolesControl} defaults={project ?? {}} />
      <TeamCosts roles={roles} people={roleWords.people(peopleIn(roles))} />
      <FormProse
        name="note"
        control={control}
        optional
        rows={4}
        limit={NOTE_LENGTH}
        label={words.note}
        hint={words.noteHint}
      />
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.submit}
        </Button>
      </FormActions>
    </Form>
  )
}
