import { AVAILABILITIES, CONTRACT_TYPES, NOTICE_DAYS } from '@fareeq/domain/contracts/limits.ts'
import { isAvailabilityOpen } from '@fareeq/domain/contracts/rules.ts'
import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import {
  CITY_LENGTH,
  DUTIES_LENGTH,
  MAX_HOURS,
  MAX_LEAVE_DAYS,
  MAX_PROBATION_DAYS,
  MIN_HOURS,
  NOTE_LENGTH,
  ROLE_LENGTH,
} from '@fareeq/domain/offers/limits.ts'
import { needsCity } from '@fareeq/domain/offers/rules.ts'
import { SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormMoney } from '../../../forms/form-money.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useContractWords } from '../../contracts/messages/en.ts'
import { useTermRule } from '../../contracts/parts/use-term-rule.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'
import { useOfferWords } from '../messages/en.ts'
import { useOfferFormWords } from '../messages/form/en.ts'
import { FIELD_OF, type OfferFields, type OfferRates, bodyOf, typedCost } from './offer-fields.ts'
import { TypedCost } from './typed-cost.tsx'

export type OfferBody = Omit<ReturnType<typeof bodyOf>, 'answer'> & { answer?: string }

const resolverOf = (term: ReturnType<typeof useTermRule>) =>
  rulesOf(({ role, duties, city, type, start, months, salary, hours }: OfferFields) => ({
    role: role.trim() ? undefined : rule.required.code,
    duties: duties.trim() ? undefined : rule.required.code,
    city: needsCity({ type }) && !city.trim() ? rule.required.code : undefined,
    start: start ? undefined : rule.required.code,
    months: term.fault(months),
    salary: salary > 0 ? undefined : rule.required.code,
    hours: hours > 0 ? undefined : rule.required.code,
  }))

type Props = {
  initial: OfferFields
  rates: OfferRates
  /** Operations name our fee; a company pays the usual one. */
  hasFee: boolean
  /** The talent asked for a change: the answer goes with the new terms. */
  asksAnswer?: boolean
  labels: { submit: string; done: string }
  send: (body: OfferBody) => Promise<unknown>
  close: () => void
}

/** The terms of an offer, with what they cost while they are typed. */
export function OfferForm({ initial, rates, hasFee, asksAnswer = false, labels, send, close }: Props) {
  const words = useOfferFormWords()
  const { terms: names } = useOfferWords()
  const { availabilities, days } = useContractWords()
  const { seniorities } = useFactWords()
  const lang = useLang()
  const term = useTermRule()
  const { form, control, isPending, props } = useSubmitForm({
    resolver: resolverOf(term),
    initial,
    send: (fields) => {
      const { answer, ...body } = bodyOf(fields)
      return send({ ...body, ...(asksAnswer && { answer }) })
    },
    fieldOf: (path) => FIELD_OF[path] ?? (path as keyof OfferFields),
    done: labels.done,
    onDone: close,
  })
  const type = form.watch('type')
  const [salary, fee] = form.watch(['salary', 'fee'])
  return (
    <Form {...props}>
      <FormRow>
        <FormText name="role" control={control} label={names.role} maxLength={ROLE_LENGTH} />
        <FormSelect
          name="level"
          control={control}
          label={names.level}
          options={SENIORITIES.map((id) => ({ id, label: seniorities[id] }))}
        />
      </FormRow>
      <FormProse
        name="duties"
        control={control}
        label={names.duties}
        hint={words.dutiesHint}
        rows={4}
        limit={DUTIES_LENGTH}
      />
      <FormRow>
        <FormSelect
          name="type"
          control={control}
          label={names.type}
          options={CONTRACT_TYPES.map((id) => ({ id, label: TYPE_NAMES[id][lang] }))}
        />
        {/* A type that says full or part time leaves nothing to choose. */}
        {isAvailabilityOpen(type) && (
          <FormSelect
            name="availability"
            control={control}
            label={names.availability}
            options={AVAILABILITIES.map((id) => ({ id, label: availabilities[id] }))}
          />
        )}
      </FormRow>
      {needsCity({ type }) && <FormText name="city" control={control} label={names.city} maxLength={CITY_LENGTH} />}
      <FormRow columns={3}>
        <FormField name="start" control={control}>
          {(field) => <DateField {...field} label={names.start} />}
        </FormField>
        <FormField name="months" control={control}>
          {(field) => (
            <NumberField
              {...field}
              label={words.months}
              hint={field.error ? undefined : term.hint}
              minValue={term.min}
              maxValue={term.max}
            />
          )}
        </FormField>
        <FormField name="hours" control={control}>
          {(field) => <NumberField {...field} label={words.hours} minValue={MIN_HOURS} maxValue={MAX_HOURS} />}
        </FormField>
      </FormRow>
      <FormRow>
        <FormMoney name="salary" control={control} label={words.salary} />
        {hasFee && <FormMoney name="fee" control={control} label={words.fee} />}
      </FormRow>
      <TypedCost cost={typedCost({ salary, fee }, rates, hasFee)} />
      <FormRow columns={3}>
        <FormField name="leave" control={control}>
          {(field) => <NumberField {...field} label={words.leave} minValue={0} maxValue={MAX_LEAVE_DAYS} />}
        </FormField>
        <FormField name="probation" control={control}>
          {(field) => <NumberField {...field} label={words.probation} minValue={0} maxValue={MAX_PROBATION_DAYS} />}
        </FormField>
        <FormSelect
          name="notice"
          control={control}
          label={names.notice_days}
          options={NOTICE_DAYS.map((count) => ({ id: String(count), label: days(count) }))}
        />
      </FormRow>
      <FormProse name="note" control={control} label={words.note} optional rows={2} limit={NOTE_LENGTH} />
      {asksAnswer && (
        <FormProse name="answer" control={control} label={words.answer} optional rows={2} limit={NOTE_LENGTH} />
      )}
      <DialogSubmit label={labels.submit} pending={isPending} />
    </Form>
  )
}
