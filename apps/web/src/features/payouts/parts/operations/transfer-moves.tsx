import { REASON_LENGTH } from '@fareeq/domain/payouts/limits.ts'
import { BANK_REASON_CODES, type BankReason, reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import type { PayoutTransfer } from '@fareeq/domain/payouts/schema-transfers.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormMoney } from '../../../../forms/form-money.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormSelect } from '../../../../forms/form-select.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { rejectTransfer, returnTransfer } from '../../api-batches.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

type Props = { transfer: PayoutTransfer }
type Fields = { day: string | null; fee: number; code: BankReason; note: string }
const RESOLVER = rulesOf(({ day, fee }: Fields) => ({
  day: day ? undefined : rule.required.code,
  fee: Number.isNaN(fee) ? rule.required.code : undefined,
}))

/** What finance read of one transfer: the bank rejected it, or sent it back. */
export function TransferMoves({ transfer }: Props) {
  const { batch: words } = usePayoutsOpsWords()
  const { talent, can_reject: canReject, can_return: canReturn } = transfer
  return (
    <>
      {canReject && (
        <Dialog
          guardsInput
          trigger={
            <Button kind="ghost" size="small" aria-label={words.rejectOf(talent.name)}>
              {words.reject}
            </Button>
          }
          title={words.rejectOf(talent.name)}
          text={words.rejectText}
          isDismissable={false}
        >
          {(close) => <RejectionForm transfer={transfer} close={close} />}
        </Dialog>
      )}
      {canReturn && (
        <Dialog
          guardsInput
          trigger={
            <Button kind="ghost" size="small" aria-label={words.returnOf(talent.name)}>
              {words.return}
            </Button>
          }
          title={words.returnOf(talent.name)}
          text={words.returnText}
          isDismissable={false}
        >
          {(close) => <ReturnForm transfer={transfer} close={close} />}
        </Dialog>
      )}
    </>
  )
}

type FormProps = Props & { close: () => void }

function ReasonFields({ control }: { control: Control<Fields> }) {
  const { batch: words } = usePayoutsOpsWords()
  const lang = useLang()
  return (
    <>
      <FormSelect
        name="code"
        control={control}
        label={words.reason}
        options={BANK_REASON_CODES.map((id) => ({ id, label: `${reasonText(id)[lang]} (${id})` }))}
      />
      <FormProse name="note" control={control} optional label={words.reasonNote} limit={REASON_LENGTH} rows={2} />
    </>
  )
}

function RejectionForm({ transfer: { id }, close }: FormProps) {
  const { batch: words, keep } = usePayoutsOpsWords()
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { day: 'none', fee: 0, code: 'AC01', note: '' },
    send: ({ code, note }) => rejectTransfer(id, { code, ...(note && { note }) }),
    done: words.rejected,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.reject}>
      <ReasonFields control={control} />
      <DialogSubmit label={words.reject} kind="danger" pending={isPending} cancel={{ label: keep, onPress: close }} />
    </Form>
  )
}

function ReturnForm({ transfer: { id, paid_day: paid }, close }: FormProps) {
  const { batch: words, keep } = usePayoutsOpsWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { day: today, fee: 0, code: 'AC01', note: '' },
    send: ({ day, fee, code, note }) =>
      returnTransfer(id, { day: day ?? today, fee: usd(fee), code, ...(note && { note }) }),
    done: words.returned,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.return}>
      <FormRow>
        <FormField name="day" control={control}>
          {(field) => (
            <DateField {...field} isRequired label={words.returnDay} minValue={paid ?? undefined} maxValue={today} />
          )}
        </FormField>
        <FormMoney name="fee" control={control} label={words.fee} hint={words.feeHint} />
      </FormRow>
      <ReasonFields control={control} />
      <DialogSubmit label={words.return} kind="danger" pending={isPending} cancel={{ label: keep, onPress: close }} />
    </Form>
  )
}
