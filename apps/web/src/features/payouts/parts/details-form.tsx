import { BANK_LENGTH, HOLDER_LENGTH, NOTE_LENGTH, type PayoutMethod } from '@fareeq/domain/payouts/limits.ts'
import { usesIban } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { methodsFor } from '@fareeq/domain/payouts/rules-methods.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { saveDetails } from '../api.ts'
import { usePayoutWords } from '../messages/en.ts'

const RESOLVER = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/payouts/schema-details.ts')).payoutDetailsForm()),
)

const EMPTY = { holder: '', iban: '', bank: '', account_number: '', swift: '', phone: '', note: '' }
const usual = (country: string): PayoutMethod => methodsFor(country)[0] ?? 'manual'

/** The country decides which methods there are, and the method what is asked. Nothing is filled in: it is kept sealed. */
export function DetailsForm({ country, close }: { country: string; close: () => void }) {
  const { details: words, methods } = usePayoutWords()
  const countries = useChoices(countriesQuery).map(({ id, name }) => ({ id, label: name }))
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { ...EMPTY, country, method: usual(country) },
    guardUnsaved: true,
    send: (body) => saveDetails(body),
    done: words.saved,
    onDone: close,
  })
  const [countryId, method] = [form.watch('country'), form.watch('method')]
  const offered = methodsFor(countryId)
  const isByIban = method === 'bank' && usesIban(countryId)
  const moveTo = (code: string) => {
    if (!methodsFor(code).includes(form.getValues('method'))) form.setValue('method', usual(code))
  }
  return (
    <Form {...props} aria-label={words.title}>
      <FormField name="country" control={control}>
        {(field) => (
          <ComboboxField
            {...field}
            isRequired
            label={words.country}
            hint={words.countryHint}
            options={countries}
            value={field.value || null}
            onChange={(code) => {
              field.onChange(code ?? '')
              moveTo(code ?? '')
            }}
          />
        )}
      </FormField>
      <FormField name="method" control={control}>
        {(field) => (
          <RadioGroup
            {...field}
            label={words.method}
            options={offered.map((id) => ({ id, label: methods[id], detail: words.details[id] }))}
          />
        )}
      </FormField>
      <FormText
        name="holder"
        control={control}
        isRequired
        label={words.holder}
        hint={words.holderHint}
        maxLength={HOLDER_LENGTH}
        autoComplete="name"
      />
      {isByIban && <FormText name="iban" control={control} isRequired ltr label={words.iban} autoComplete="off" />}
      {method === 'bank' && !isByIban && (
        <>
          <FormText name="account_number" control={control} isRequired ltr label={words.account} autoComplete="off" />
          <FormText name="swift" control={control} isRequired ltr label={words.swift} autoComplete="off" />
        </>
      )}
      {method === 'bank' && (
        <FormText name="bank" control={control} optional label={words.bank} maxLength={BANK_LENGTH} />
      )}
      {method === 'wallet' && (
        <FormText name="phone" control={control} isRequired ltr type="tel" label={words.phone} autoComplete="tel" />
      )}
      {method === 'manual' && (
        <FormProse
          name="note"
          control={control}
          isRequired
          label={words.note}
          hint={words.noteHint}
          rows={3}
          limit={NOTE_LENGTH}
        />
      )}
      <DialogSubmit label={words.save} pending={isPending} cancel={{ label: words.cancel, onPress: close }} />
    </Form>
  )
}
