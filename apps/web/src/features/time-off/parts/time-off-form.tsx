import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import { daysAfter } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { timeOffErrors } from '@fareeq/domain/time-off/errors.ts'
import { NOTE_LENGTH, TIME_OFF_KINDS, type TimeOffKind } from '@fareeq/domain/time-off/limits.ts'
import { daysTaken, faultOf } from '@fareeq/domain/time-off/rules.ts'
import type { ContractTimeOff } from '@fareeq/domain/time-off/schema.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { askForTimeOff } from '../api.ts'
import { useTimeOffWords } from '../messages/en.ts'

type Fields = { kind: TimeOffKind; first_day: string | null; last_day: string | null; note: string }
type Open = ContractTimeOff & { open: NonNullable<ContractTimeOff['open']> }
const EMPTY_FIELDS: Fields = { kind: 'paid', first_day: null, last_day: null, note: '' }
const RESOLVER = rulesOf(({ first_day, last_day }: Fields) => ({
  first_day: first_day ? undefined : rule.required.code,
  last_day: last_day ? undefined : rule.required.code,
}))

export function AskForTimeOff({ contractId, timeOff }: { contractId: string; timeOff: ContractTimeOff }) {
  const { ask: words } = useTimeOffWords()
  const { open } = timeOff
  if (!open) return null
  return (
    <Dialog
      trigger={<Button size="small">{words.open}</Button>}
      title={words.open}
      text={words.text}
      isDismissable={false}
    >
      {(close) => <TimeOffForm contractId={contractId} timeOff={{ ...timeOff, open }} close={close} />}
    </Dialog>
  )
}

/** What the chosen days take, or why they cannot be asked for, by the rule of the server. */
function useConsequence({ items, balance, open, holidays }: Open, { kind, first_day, last_day }: Fields) {
  const words = useTimeOffWords()
  const lang = useLang()
  const day = useDayText()
  if (!first_day || !last_day) return null
  const request = { kind, first_day, last_day }
  const today = daysAfter(open.from, -1)
  const facts = { today, start: open.from, end: open.to, left: balance.left, holidays, requests: items }
  const fault = faultOf(request, facts)
  if (fault) {
    const { code, values } = fault
    const wordings = values && 'day' in values ? { day: day(values.day) } : values
    return { tone: 'danger', text: sentence(timeOffErrors[code], lang, wordings) } as const
  }
  const days = daysTaken(request, holidays)
  const count = DAYS[lang](days)
  const text =
    kind === 'paid' ? words.ask.takesPaid(count, DAYS[lang](balance.left - days)) : words.ask.takesUnpaid(count)
  return { tone: 'info', text } as const
}

function TimeOffForm({ contractId, timeOff, close }: { contractId: string; timeOff: Open; close: () => void }) {
  const { ask: words, kinds, workingDays } = useTimeOffWords()
  const { open } = timeOff
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ first_day, last_day, ...rest }) =>
      first_day && last_day && (await askForTimeOff(contractId, { ...rest, first_day, last_day })),
    done: words.done,
    onDone: close,
  })
  const fields = form.watch()
  const consequence = useConsequence(timeOff, fields)
  return (
    <Form {...props} aria-label={words.open}>
      <FormSelect
        name="kind"
        control={control}
        label={words.kind}
        hint={fields.kind === 'paid' ? workingDays : undefined}
        options={TIME_OFF_KINDS.map((id) => ({ id, label: kinds[id] }))}
      />
      <FormRow>
        <FormField name="first_day" control={control}>
          {({ ref: _, ...field }) => (
            <DateField {...field} label={words.first} minValue={open.from} maxValue={open.to} isRequired />
          )}
        </FormField>
        <FormField name="last_day" control={control}>
          {({ ref: _, ...field }) => (
            <DateField
              {...field}
              label={words.last}
              minValue={fields.first_day ?? open.from}
              maxValue={open.to}
              isRequired
            />
          )}
        </FormField>
      </FormRow>
      <FormProse name="note" control={control} label={words.note} optional rows={3} limit={NOTE_LENGTH} />
      {consequence && <Banner tone={consequence.tone}>{consequence.text}</Banner>}
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
