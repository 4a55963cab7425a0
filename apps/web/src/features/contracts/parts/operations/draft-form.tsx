import { AVAILABILITIES, CONTRACT_TYPES, NOTE_LENGTH, NOTICE_DAYS } from '@fareeq/domain/contracts/limits.ts'
import type { ContractAvailability, ContractType } from '@fareeq/domain/contracts/limits.ts'
import { availabilityOf, isAvailabilityOpen } from '@fareeq/domain/contracts/rules.ts'
import { TYPE_NAMES } from '@fareeq/domain/contracts/rules-text.ts'
import type { StaffContract } from '@fareeq/domain/contracts/schema.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormMoney } from '../../../../forms/form-money.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { useContractWords } from '../../messages/en.ts'
import { useTermRule } from '../use-term-rule.ts'
import { useContractsOpsWords } from '../../messages/operations/en.ts'

type Fields = {
  type: ContractType
  availability: ContractAvailability
  start: string | null
  months: number
  salary: number
  fee: number
  notice: string
  note: string
}
/** A draft keeps the months it has; others must be allowed today. */
const resolverOf = (term: ReturnType<typeof useTermRule>, current: number) =>
  rulesOf(({ start, months, salary, fee }: Fields) => ({
    start: start ? undefined : rule.required.code,
    months: months === current ? undefined : term.fault(months),
    salary: salary > 0 ? undefined : rule.required.code,
    fee: fee >= 0 ? undefined : rule.required.code,
  }))

const fieldsOf = ({ terms, fee }: StaffContract): Fields => ({
  type: terms.type,
  availability: terms.availability,
  start: terms.start,
  months: terms.months,
  salary: terms.salary_net / 100,
  fee: fee / 100,
  notice: String(terms.notice_days),
  note: terms.note ?? '',
})

const FIELDS: Readonly<Record<string, keyof Fields>> = {
  type: 'type',
  availability: 'availability',
  start: 'start',
  months: 'months',
  salary_net: 'salary',
  fee: 'fee',
  notice_days: 'notice',
  note: 'note',
}

/** In whole cents, as the calls want them. */
const bodyOf = ({ type, availability, start, months, salary, fee, notice, note }: Fields) => ({
  type,
  availability: availabilityOf(type, availability),
  start: start ?? '',
  months,
  salary_net: usd(salary),
  fee: usd(fee),
  notice_days: NOTICE_DAYS.find((days) => String(days) === notice) ?? 30,
  note,
})
export type DraftBody = ReturnType<typeof bodyOf>

type Props = {
  draft: StaffContract
  /** `expected_version`: the one that was filled in. */
  send: (body: DraftBody & { expected_version: number }) => Promise<unknown>
  close: () => void
}

/** The terms of a draft. Tax and the last day are worked out by the server. */
export function DraftForm({ draft, send, close }: Props) {
  const { draft: words } = useContractsOpsWords()
  const { availabilities, days } = useContractWords()
  const lang = useLang()
  const term = useTermRule()
  const [version, setVersion] = useState<number | undefined>(draft.version)
  const { form, control, isPending, props } = useSubmitForm({
    resolver: resolverOf(term, draft.terms.months),
    initial: fieldsOf(draft),
    send: async (fields) => {
      try {
        return await send({ ...bodyOf(fields), expected_version: version ?? draft.version })
      } catch (error) {
        // What a colleague changed is on the page by then: whoever sends it again has compared the two.
        if (isCallFailure(error) && error.code === 'moved_on') setVersion(undefined)
        throw error
      }
    },
    fieldOf: (path) => FIELDS[path],
    done: words.saved,
    onDone: close,
  })
  return (
    <Form {...props}>
      {draft.follows_offer ? (
        <p className="text-ink-soft">{words.held}</p>
      ) : (
        <>
          <FormRow>
            <FormSelect
              name="type"
              control={control}
              label={words.type}
              options={CONTRACT_TYPES.map((id) => ({ id, label: TYPE_NAMES[id][lang] }))}
            />
            {/* A type that says full or part time leaves nothing to choose. */}
            {isAvailabilityOpen(form.watch('type')) && (
              <FormSelect
                name="availability"
                control={control}
                label={words.availability}
                options={AVAILABILITIES.map((id) => ({ id, label: availabilities[id] }))}
              />
            )}
          </FormRow>
          <FormRow>
            <FormField name="start" control={control}>
              {(field) => <DateField {...field} label={words.start} />}
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
          </FormRow>
          <FormRow>
            <FormMoney name="salary" control={control} label={words.salary} />
            <FormMoney name="fee" control={control} label={words.fee} />
          </FormRow>
          <FormSelect
            name="notice"
            control={control}
            label={words.notice}
            options={NOTICE_DAYS.map((count) => ({ id: String(count), label: days(count) }))}
          />
        </>
      )}
      <FormProse name="note" control={control} label={words.note} optional rows={2} limit={NOTE_LENGTH} />
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
