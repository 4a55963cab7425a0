import { PURCHASE_ORDER_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { ClientQuote } from '@fareeq/domain/quotes/schema.ts'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { acceptQuote } from '../api.ts'
import { useQuoteWords } from '../messages/en.ts'

const RESOLVER = sendsInput(lazyResolver(async () => (await import('@fareeq/domain/quotes/schema.ts')).acceptForm()))

/** The company’s own number for the purchase, where it has one. */
export function AcceptForm({ quote, close }: { quote: ClientQuote; close: () => void }) {
  const words = useQuoteWords()
  const lang = useLang()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { purchase_order: '' },
    send: (body) => acceptQuote(quote.id, lang, body),
    done: words.acceptDone,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.accept}>
      <FormText
        name="purchase_order"
        control={control}
        optional
        ltr
        label={words.purchaseOrder}
        hint={words.purchaseOrderHint}
        maxLength={PURCHASE_ORDER_LENGTH}
      />
      <DialogSubmit label={words.accept} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
