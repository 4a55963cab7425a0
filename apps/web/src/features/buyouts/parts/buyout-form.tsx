import { MESSAGE_LENGTH } from '@fareeq/domain/buyouts/limits.ts'
import type { Buyout } from '@fareeq/domain/buyouts/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { askForBuyout } from '../api.ts'
import { useBuyoutWords } from '../messages/en.ts'
import { BuyoutPrice } from './buyout-price.tsx'

type Fields = { last_day: string | null; message: string }
const RESOLVER = rulesOf(({ last_day, message }: Fields) => ({
  last_day: last_day ? undefined : rule.required.code,
  // Nobody can agree to what they were not told.
  message: message.trim() ? undefined : rule.required.code,
}))
const EMPTY_FIELDS: Fields = { last_day: null, message: '' }

type Props = { contractId: string; buyout: Buyout; close: () => void }
export function BuyoutForm({ contractId, buyout, close }: Props) {
  const words = useBuyoutWords()
  const day = useDayText()
  const { usd } = useAmounts()
  const { fee, total, open } = buyout
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ last_day, message }) => last_day && (await askForBuyout(contractId, { last_day, fee, message })),
    done: words.done,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.title}>
      <BuyoutPrice buyout={buyout} />
      <FormField name="last_day" control={control}>
        {({ ref: _, ...field }) => (
          <DateField
            {...field}
            label={words.last}
            hint={words.lastHint(day(open.from), day(open.to))}
            minValue={open.from}
            maxValue={open.to}
            isRequired
          />
        )}
      </FormField>
      <FormProse
        name="message"
        control={control}
        label={words.message}
        hint={words.messageHint}
        rows={4}
        limit={MESSAGE_LENGTH}
      />
      <DialogSubmit label={words.send(usd(total))} pending={isPending} />
    </Form>
  )
}
