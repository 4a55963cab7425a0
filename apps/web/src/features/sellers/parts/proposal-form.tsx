import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  ACCOUNT_CURRENCIES,
  type AccountCurrency,
  ADDRESS_LENGTH,
  MAX_DAYS_AHEAD,
  NAME_LENGTH,
  REASON_LENGTH,
} from '@fareeq/domain/sellers/limits.ts'
import type { CurrentSeller, SellerAccount } from '@fareeq/domain/sellers/schema.ts'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { propose } from '../api-ops.ts'
import { useSellerWords } from '../messages/en.ts'
import { AccountFields } from './account-fields.tsx'

const RESOLVER = sendsInput(lazyResolver(async () => (await import('@fareeq/domain/sellers/schema.ts')).sellerForm()))
const emptyAccount = (currency: AccountCurrency): SellerAccount => ({
  currency,
  holder: '',
  bank: '',
  iban: '',
  bic: '',
})

/** Begins with what is in force, so that only what is new is typed; the demo's numbers are nobody's. */
const initialOf = (
  { name, address, vat_number, registration_number, accounts, is_demo }: CurrentSeller,
  day: string,
) => ({
  name_ar: is_demo ? '' : name.ar,
  name_en: is_demo ? '' : name.en,
  address_ar: is_demo ? '' : address.ar,
  address_en: is_demo ? '' : address.en,
  vat_number: is_demo ? '' : vat_number,
  registration_number: registration_number ?? '',
  accounts,
  from_day: day,
  reason: '',
})

export function ProposalForm({ current, close }: { current: CurrentSeller; close: () => void }) {
  const words = useSellerWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: initialOf(current, today),
    guardUnsaved: true,
    send: (body) => propose(body),
    done: words.sent,
    onDone: close,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'accounts' })
  const inUse = useWatch({ control, name: 'accounts' }).map(({ currency }) => currency)
  const [unused] = ACCOUNT_CURRENCIES.filter((currency) => !inUse.includes(currency))
  return (
    <Form {...props} aria-label={words.propose}>
      <FormText name="name_ar" control={control} isRequired label={words.nameAr} maxLength={NAME_LENGTH} />
      <FormText name="name_en" control={control} isRequired label={words.nameEn} maxLength={NAME_LENGTH} />
      <FormText name="address_ar" control={control} isRequired label={words.addressAr} maxLength={ADDRESS_LENGTH} />
      <FormText name="address_en" control={control} isRequired label={words.addressEn} maxLength={ADDRESS_LENGTH} />
      <FormRow>
        <FormText name="vat_number" control={control} isRequired ltr label={words.vat} hint={words.vatHint} />
        <FormText
          name="registration_number"
          control={control}
          isRequired
          ltr
          label={words.registration}
          hint={words.registrationHint}
        />
      </FormRow>
      {fields.map(({ id }, index) => (
        <AccountFields key={id} control={control} index={index} remove={() => remove(index)} />
      ))}
      {unused && (
        <Button kind="quiet" size="small" className="justify-self-start" onPress={() => append(emptyAccount(unused))}>
          {words.addAccount}
        </Button>
      )}
      <FormField name="from_day" control={control}>
        {(field) => (
          <DateField
            {...field}
            isRequired
            label={words.fromDay}
            minValue={today}
            maxValue={daysAfter(today, MAX_DAYS_AHEAD)}
            onChange={(day) => field.onChange(day ?? '')}
          />
        )}
      </FormField>
      <FormProse
        name="reason"
        control={control}
        isRequired
        label={words.reason}
        hint={words.reasonHint}
        limit={REASON_LENGTH}
        rows={2}
      />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
