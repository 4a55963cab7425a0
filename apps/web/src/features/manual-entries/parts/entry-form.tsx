import { monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { BANK_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import {
  PROOF_UPLOAD,
  REASON_LENGTH,
  WRITTEN_TEMPLATES,
  isRemittance,
  templateFacts,
} from '@fareeq/domain/manual-entries/limits.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { FormMoney } from '../../../forms/form-money.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { FileField } from '../../../ui/fields/file-field.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { writeEntry } from '../api-ops.ts'
import { useManualWords } from '../messages/en.ts'
import { EMPTY_ENTRY, type EntryFields, faultsOf, toBody } from './entry-fields.ts'
import { EntryLines } from './entry-lines.tsx'

const RESOLVER = rulesOf(faultsOf)
const ACCEPT = PROOF_UPLOAD.types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`]))
const FIELDS: Readonly<Record<string, string>> = { 'postings.0.amount': 'amount', proof_id: 'proof' }
/** Months whose tax is offered. */
const MONTHS = 18

type Props = {
  close: () => void
  closedThrough: string | null
  /** What is known of it before. */
  initial?: Partial<EntryFields>
}

export function EntryForm({ close, closedThrough, initial }: Props) {
  const words = useManualWords()
  const lang = useLang()
  const { month: monthName, day: dayName } = useBooks()
  const [today] = useState(() => riyadhDay(new Date()))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { ...EMPTY_ENTRY, day: today, ...initial },
    send: (fields) => writeEntry(toBody(fields), fields.proof as File),
    fieldOf: (path) => (FIELDS[path] ?? path) as keyof EntryFields,
    done: words.sent,
    onDone: close,
  })
  const { template, day } = useWatch({ control }) as EntryFields
  const { asks, names_bank: namesBank } = templateFacts(template)
  const months = Array.from({ length: MONTHS }, (_, back) => {
    const id = monthsAfter(monthOf(today), -back)
    return { id, label: monthName(id) }
  })
  const isClosed = closedThrough !== null && day !== null && day <= closedThrough
  return (
    <Form {...props} aria-label={words.write}>
      <FormSelect
        name="template"
        control={control}
        label={words.template}
        options={WRITTEN_TEMPLATES.map((id) => ({ id, label: words.templates[id] }))}
      />
      {asks === 'lines' ? (
        <EntryLines control={control} />
      ) : (
        <FormRow>
          {namesBank && (
            <FormSelect
              name="bank"
              control={control}
              label={words.bank}
              options={BANK_ACCOUNTS.map((id) => ({ id, label: ACCOUNT_NAMES[id][lang] }))}
            />
          )}
          <FormMoney
            name="amount"
            control={control}
            label={words.amount}
            hint={asks === 'amount_and_fee' ? words.grossHint : undefined}
          />
          {asks === 'amount_and_fee' && <FormMoney name="fee" control={control} label={words.fee} />}
        </FormRow>
      )}
      {isRemittance(template) && (
        <FormRow>
          <FormSelect name="period_from" control={control} label={words.fromMonth} options={months} />
          <FormSelect name="period_to" control={control} label={words.toMonth} options={months} />
        </FormRow>
      )}
      <FormField name="day" control={control}>
        {(field) => <DateField {...field} label={words.day} maxValue={today} />}
      </FormField>
      {isClosed && closedThrough && (
        <Banner tone="warning" title={words.closedThrough(dayName(closedThrough))}>
          <FormCheckbox name="is_late" form={form}>
            {words.late}
          </FormCheckbox>
        </Banner>
      )}
      <FormProse
        name="reason"
        control={control}
        isRequired
        label={words.reason}
        hint={words.reasonHint}
        limit={REASON_LENGTH}
        rows={2}
      />
      <FormField name="proof" control={control}>
        {({ value, onChange, error }) => (
          <FileField
            label={words.proof}
            kinds={words.kinds}
            accept={ACCEPT}
            maxBytes={PROOF_UPLOAD.maxBytes}
            file={value ? { name: value.name, size: value.size } : null}
            onPick={onChange}
            onRemove={() => onChange(null)}
            error={error}
          />
        )}
      </FormField>
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
