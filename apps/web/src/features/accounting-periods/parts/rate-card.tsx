import type { AccountingPeriod } from '@fareeq/domain/accounting-periods/schema.ts'
import { SOURCE_LENGTH } from '@fareeq/domain/accounting-periods/limits.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { rateUnits } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { saveRate } from '../api-ops.ts'
import { usePeriodWords } from '../messages/en.ts'

const UNIT = 10_000

/** The rate of the riyal at the end of the month, as it was published. */
export function RateCard({ period }: { period: AccountingPeriod }) {
  const words = usePeriodWords()
  const [lang, write, at] = [useLang(), useWrite(), useBusinessTime()]
  const { day } = useBooks()
  const { rate } = period
  return (
    <Card as="section" id="rate" aria-labelledby="rate-title">
      <CardHead
        id="rate-title"
        title={words.rate}
        text={words.rateText}
        actions={period.can_set_rate && <RateDialog period={period} />}
      />
      {rate ? (
        <>
          <KeyValues
            items={[
              {
                id: 'value',
                name: words.rateValue,
                value: <span className="num ltr-island">{write((rate.rate / UNIT).toFixed(4))}</span>,
              },
              { id: 'source', name: words.source, value: <bdi>{rate.source}</bdi> },
              { id: 'day', name: words.sourceDay, value: day(rate.source_day) },
            ]}
          />
          <p className="mt-2 text-sm text-ink-soft">{words.rateBy(bidiIsolate(rate.by, lang), at(rate.at))}</p>
        </>
      ) : (
        <p className="text-ink-soft">{words.noRate}</p>
      )}
    </Card>
  )
}

type Fields = { rate: number; source: string; source_day: string | null }
const RESOLVER = rulesOf(({ rate, source, source_day }: Fields) => ({
  rate: rate > 0 ? undefined : rule.required.code,
  source: source.trim() ? undefined : rule.required.code,
  source_day: source_day ? undefined : rule.required.code,
}))

function RateDialog({ period }: { period: AccountingPeriod }) {
  const words = usePeriodWords()
  const label = period.rate ? words.changeRate : words.setRate
  return (
    <Dialog
      guardsInput
      trigger={
        <Button kind="quiet" size="small">
          {label}
        </Button>
      }
      title={words.rate}
      text={words.rateText}
      isDismissable={false}
    >
      {(close) => <RateForm period={period} label={label} close={close} />}
    </Dialog>
  )
}

function RateForm({ period, label, close }: { period: AccountingPeriod; label: string; close: () => void }) {
  const words = usePeriodWords()
  const { month, rate, first_day, last_day } = period
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      rate: rate ? rate.rate / UNIT : Number.NaN,
      source: rate?.source ?? '',
      source_day: rate?.source_day ?? last_day,
    },
    send: (fields) =>
      saveRate(month, { rate: rateUnits(fields.rate), source: fields.source, source_day: fields.source_day ?? '' }),
    done: words.rateSaved,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.rate}>
      <FormField name="rate" control={control}>
        {(field) => <NumberField {...field} label={words.rateValue} steps={false} places={4} minValue={0} />}
      </FormField>
      <FormText
        name="source"
        control={control}
        label={words.source}
        hint={words.sourceHint}
        maxLength={SOURCE_LENGTH}
      />
      <FormField name="source_day" control={control}>
        {(field) => <DateField {...field} label={words.sourceDay} minValue={first_day} maxValue={last_day} />}
      </FormField>
      <DialogSubmit label={label} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
