import { LINE_KINDS, isByHand } from '@fareeq/domain/invoices/limits.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { MAX_VALID_DAYS, NOTE_LENGTH, TITLE_LENGTH, USUAL_VALID_DAYS } from '@fareeq/domain/quotes/limits.ts'
import type { StaffQuote } from '@fareeq/domain/quotes/schema.ts'
import { INTERVALS, type Interval } from '@fareeq/domain/recurring-invoices/limits.ts'
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
  NONE,
  faultsOfLines,
  lineFieldOf,
  serviceFields,
  serviceFrom,
} from '../../../invoices/parts/operations/draft-lines.ts'
import { LineEditor } from '../../../invoices/parts/operations/line-editor.tsx'
import { changeQuote, writeQuote } from '../../api-ops.ts'
import { useQuoteWords } from '../../messages/en.ts'
import { useQuotesOpsWords } from '../../messages/operations/en.ts'

type Fields = LinesFields & {
  company: string
  title: string
  interval: Interval | typeof NONE
  valid_until: string
  note: string
}
const KINDS = LINE_KINDS.filter(isByHand)

const RESOLVER = rulesOf(({ company, title, valid_until, lines }: Fields) => ({
  company: company ? undefined : rule.required.code,
  title: title.trim() ? undefined : rule.required.code,
  valid_until: valid_until ? undefined : rule.required.code,
  ...faultsOfLines(lines),
}))

const fieldOf = (path: string): FieldPath<Fields> | undefined =>
  lineFieldOf(path) ?? (path === 'organisation_id' ? 'company' : (path as FieldPath<Fields>))

/** A new quote, or the content of a draft. */
export function QuoteForm({ quote, close }: { quote?: StaffQuote; close: () => void }) {
  const words = useQuotesOpsWords()
  const { repeats } = useQuoteWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const initial: Fields = {
    company: quote?.organisation_id ?? '',
    title: quote?.title ?? '',
    interval: quote?.interval ?? NONE,
    valid_until: quote?.valid_until ?? daysAfter(today, USUAL_VALID_DAYS),
    note: quote?.note ?? '',
    lines: quote ? quote.lines.map(serviceFields) : [EMPTY_LINE],
  }
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial,
    guardUnsaved: true,
    send: ({ company, lines, interval, ...rest }) => {
      const content = { ...rest, lines: lines.map(serviceFrom), ...(interval !== NONE && { interval }) }
      return quote
        ? changeQuote(quote.id, { ...content, version: quote.version })
        : writeQuote({ ...content, organisation_id: company })
    },
    fieldOf,
    done: words.saved,
    onDone: ({ data }, _, go) => {
      close()
      if (!quote) void go(pathTo('opsRecord', { section: 'quotes', id: data.id }))
    },
  })
  return (
    <Form {...props} aria-label={quote ? words.change : words.write}>
      {!quote && <CompanyField name="company" control={control} label={words.company} />}
      <FormText
        name="title"
        control={control}
        isRequired
        label={words.name}
        hint={words.nameHint}
        maxLength={TITLE_LENGTH}
      />
      <LineEditor control={control} kinds={KINDS} />
      <FormRow>
        <FormSelect
          name="interval"
          control={control}
          label={words.interval}
          options={[{ id: NONE, label: words.once }, ...INTERVALS.map((id) => ({ id, label: repeats[id] }))]}
        />
        <FormField name="valid_until" control={control}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={words.validUntil}
              minValue={today}
              maxValue={daysAfter(today, MAX_VALID_DAYS)}
              onChange={(day) => field.onChange(day ?? '')}
            />
          )}
        </FormField>
      </FormRow>
      <FormProse name="note" control={control} label={words.note} optional rows={3} limit={NOTE_LENGTH} />
      <DialogSubmit label={words.save} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
