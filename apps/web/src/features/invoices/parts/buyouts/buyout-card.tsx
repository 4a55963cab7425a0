import type { Buyout } from '@fareeq/domain/invoices/schema-buyouts.ts'
import { BUSINESS_ZONE, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useQuery } from '@tanstack/react-query'
import { FormField } from '../../../../forms/form-field.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useMay } from '../../../../platform/session/may.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { useDayText } from '../../../contracts/parts/use-term-text.ts'
import { askForBuyout, buyoutQuery } from '../../api-buyouts.ts'
import { useBuyoutWords } from '../../messages/buyouts/en.ts'
import { useAmounts } from '../use-amounts.ts'
import { BuyoutPrice } from './buyout-price.tsx'

type Fields = { last_day: string | null }
const RESOLVER = rulesOf(({ last_day }: Fields) => ({ last_day: last_day ? undefined : rule.required.code }))
const EMPTY_FIELDS: Fields = { last_day: null }

/** Taking over a running contract: its price first, then the question; nothing where it is not possible. */
export function BuyoutCard({ contractId }: { contractId: string }) {
  const words = useBuyoutWords()
  const lang = useLang()
  const day = useDayText()
  const { data: buyout } = useQuery({ ...buyoutQuery(contractId), enabled: useMay('contracts.end') })
  if (!buyout) return null
  const { asked } = buyout
  return (
    <Card as="section" aria-labelledby="buyout-title" className="grid gap-3">
      <CardHead id="buyout-title" title={words.title} text={words.text} />
      <BuyoutPrice buyout={buyout} />
      {asked ? (
        <Banner>{words.asked(day(asked.last_day), formatMoment(new Date(asked.due_at), lang, BUSINESS_ZONE))}</Banner>
      ) : (
        <Dialog
          trigger={
            <Button kind="quiet" size="small">
              {words.open}
            </Button>
          }
          title={words.title}
          text={words.formText}
          isDismissable={false}
        >
          {(close) => <BuyoutForm contractId={contractId} buyout={buyout} close={close} />}
        </Dialog>
      )}
    </Card>
  )
}

function BuyoutForm({ contractId, buyout, close }: { contractId: string; buyout: Buyout; close: () => void }) {
  const words = useBuyoutWords()
  const day = useDayText()
  const { usd } = useAmounts()
  const { fee, total, open } = buyout
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: EMPTY_FIELDS,
    send: async ({ last_day }) => last_day && (await askForBuyout(contractId, { last_day, fee })),
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
      <DialogSubmit label={words.send(usd(total))} pending={isPending} />
    </Form>
  )
}
