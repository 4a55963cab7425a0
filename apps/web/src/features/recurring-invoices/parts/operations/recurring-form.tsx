import { LINE_KINDS, NOTE_LENGTH, PURCHASE_ORDER_LENGTH, isByHand } from '@fareeq/domain/invoices/limits.ts'
import { INTERVALS, type Interval, MAX_DAYS_AHEAD, TITLE_LENGTH } from '@fareeq/domain/recurring-invoices/limits.ts'
import type { FullRecurring } from '@fareeq/domain/recurring-invoices/schema.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { pathTo } from '../../../../paths.ts'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { CompanyField } from '../../../invoices/parts/operations/company-field.tsx'
import {
  EMPTY_LINE,
  type LinesFields,
  faultsOfLines,
  lineFieldOf,
  serviceFields,
  serviceFrom,
} from '../../../invoices/parts/operations/draft-lines.ts'
import { LineEditor } from '../../../invoices/parts/operations/line-editor.tsx'
import { changeRecurring, makeRecurring } from '../../api-ops.ts'
import { useRecurringWords } from '../../messages/en.ts'

type Mode = 'at_once' | 'draft'
type Fields = LinesFields & {
  company: string
  title: string
  interval: Interval
  first_day: string
  last_day: string
  mode: Mode
  purchase_order: string
  note: string
}
const KINDS = LINE_KINDS.filter(isByHand)

const RESOLVER = rulesOf(({ company, title, first_day, lines }: Fields) => ({
  company: company ? undefined : rule.required.code,
  title: title.trim() ? undefined : rule.required.code,
  first_day: first_day ? undefined : rule.required.code,
  ...faultsOfLines(lines),
}))

const FIELD_OF: Readonly<Record<string, FieldPath<Fields>>> = { organisation_id: 'company', issues_at_once: 'mode' }
const fieldOf = (path: string): FieldPath<Fields> | undefined =>
  lineFieldOf(path) ?? FIELD_OF[path] ?? (path as FieldPath<Fields>)

const initialOf = (plan: FullRecurring | undefined, today: string): Fields => ({
  company: plan?.organisation_id ?? '',
  title: plan?.title ?? '',
  interval: plan?.interval ?? 'month',
  first_day: plan?.first_day ?? today,
  last_day: plan?.last_day ?? '',
  mode: plan && !plan.issues_at_once ? 'draft' : 'at_once',
  purchase_order: plan?.purchase_order ?? '',
  note: plan?.note ?? '',
  lines: plan ? plan.lines.map(serviceFields) : [{ ...EMPTY_LINE, kind: 'hosting' }],
})

/** A new one, or what the next invoices of one say. */
export function RecurringForm({ plan, close }: { plan?: FullRecurring; close: () => void }) {
  const words = useRecurringWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: initialOf(plan, today),
    guardUnsaved: true,
    send: ({ company, interval, first_day, lines, mode, ...rest }) => {
      const content = { ...rest, lines: lines.map(serviceFrom), issues_at_once: mode === 'at_once' }
      return plan
        ? changeRecurring(plan.id, { ...content, version: plan.version })
        : makeRecurring({ ...content, organisation_id: company, interval, first_day })
    },
    fieldOf,
    done: plan ? words.saved : words.created,
    onDone: ({ data }, _, go) => {
      close()
      if (!plan) void go(pathTo('opsRecord', { section: 'recurring-invoices', id: data.id }))
    },
  })
  return (
    <Form {...props} aria-label={plan ? words.change : words.open}>
      {!plan && <CompanyField name="company" control={control} label={words.company} />}
      <FormText name="title" control={control} isRequired label={words.name} maxLength={TITLE_LENGTH} />
      <LineEditor control={control} kinds={KINDS} />
      <FormRow>
        {!plan && (
          <FormSelect
            name="interval"
            control={control}
            label={words.interval}
            options={INTERVALS.map((id) => ({ id, label: words.intervals[id] }))}
          />
        )}
        {!plan && (
          <FormField name="first_day" control={control}>
            {(field) => (
              <DateField
                {...field}
                isRequired
                label={words.firstDay}
                hint={words.firstDayHint}
                minValue={today}
                maxValue={daysAfter(today, MAX_DAYS_AHEAD)}
                onChange={(day) => field.onChange(day ?? '')}
              />
            )}
          </FormField>
        )}
        <FormField name="last_day" control={control}>
          {(field) => (
            <DateField
              {...field}
              optional
              label={words.lastDay}
              hint={words.lastDayHint}
              minValue={today}
              onChange={(day) => field.onChange(day ?? '')}
            />
          )}
        </FormField>
      </FormRow>
      <FormSelect
        name="mode"
        control={control}
        label={words.mode}
        options={[
          { id: 'at_once', label: words.atOnce },
          { id: 'draft', label: words.asDraft },
        ]}
      />
      <FormText
        name="purchase_order"
        control={control}
        optional
        ltr
        label={words.purchaseOrder}
        maxLength={PURCHASE_ORDER_LENGTH}
      />
      <FormProse name="note" control={control} label={words.note} optional rows={2} limit={NOTE_LENGTH} />
      <DialogSubmit label={words.save} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
