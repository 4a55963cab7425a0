import { ADDRESS_LENGTH, NAME_LENGTH, PURCHASE_ORDER_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { BillingDetails } from '@fareeq/domain/invoices/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { billingQuery, saveBilling } from '../api.ts'
import { InvoiceBuyer } from './invoice-buyer.tsx'
import { useInvoiceWords } from '../messages/en.ts'

const RESOLVER = sendsInput(lazyResolver(async () => (await import('@fareeq/domain/invoices/schema.ts')).billingForm()))

/** To whom the company wants its invoices made out; who may not change it reads it. */
export function BillingSettings() {
  const { loading, billing: words } = useInvoiceWords()
  const mayChange = useMay('invoices.details')
  const { data, isError, isFetching, refetch } = useQuery(billingQuery())
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={loading}>
        <SkeletonBlock className="h-72" />
      </Skeletons>
    )
  if (mayChange) return <BillingForm details={data} />
  return (
    <div className="grid gap-5">
      <Banner>{words.readOnly}</Banner>
      <InvoiceBuyer buyer={data} />
    </div>
  )
}

const fieldsOf = (details: BillingDetails) => ({
  name: details.name,
  country: details.country,
  vat_number: details.vat_number ?? '',
  address: details.address,
  email: details.email,
  purchase_order: details.purchase_order ?? '',
  purchase_order_each: details.purchase_order_each,
})

function BillingForm({ details }: { details: BillingDetails }) {
  const { billing: words } = useInvoiceWords()
  const countries = useChoices(countriesQuery).map(({ id, name }) => ({ id, label: name }))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    saved: fieldsOf(details),
    guardUnsaved: true,
    send: (body) => saveBilling(body),
    done: words.saved,
    onDone: (saved) => {
      form.reset(fieldsOf(saved))
    },
  })
  return (
    <Card as="section" pad="large" aria-labelledby="billing">
      <CardHead id="billing" title={words.title} text={words.text} />
      {!details.is_saved && (
        <Banner tone="warning" className="mb-5">
          {words.notSaved}
        </Banner>
      )}
      <Form {...props} aria-label={words.title}>
        <FormText
          name="name"
          control={control}
          isRequired
          label={words.name}
          maxLength={NAME_LENGTH}
          autoComplete="organization"
        />
        <FormRow>
          <FormField name="country" control={control}>
            {(field) => (
              <ComboboxField
                {...field}
                isRequired
                label={words.country}
                options={countries}
                value={field.value || null}
                onChange={(code) => field.onChange(code ?? '')}
              />
            )}
          </FormField>
          <FormText name="vat_number" control={control} optional ltr label={words.vatNumber} hint={words.vatHint} />
        </FormRow>
        <FormText
          name="address"
          control={control}
          isRequired
          label={words.address}
          maxLength={ADDRESS_LENGTH}
          autoComplete="street-address"
        />
        <FormText name="email" control={control} isRequired type="email" label={words.email} hint={words.emailHint} />
        <FormText
          name="purchase_order"
          control={control}
          optional
          ltr
          label={words.purchaseOrder}
          hint={words.purchaseOrderHint}
          maxLength={PURCHASE_ORDER_LENGTH}
        />
        <FormCheckbox name="purchase_order_each" form={form}>
          {words.purchaseOrderEach}
        </FormCheckbox>
        <FormActions>
          <Button type="submit" pending={isPending}>
            {words.save}
          </Button>
        </FormActions>
      </Form>
    </Card>
  )
}
