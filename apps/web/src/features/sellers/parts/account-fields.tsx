import { ACCOUNT_CURRENCIES, BANK_LENGTH, HOLDER_LENGTH } from '@fareeq/domain/sellers/limits.ts'
import type { sellerForm } from '@fareeq/domain/sellers/schema.ts'
import type { Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { FormRow } from '../../../ui/fields/form.tsx'
import { useSellerWords } from '../messages/en.ts'

type Fields = z.input<ReturnType<typeof sellerForm>>
type Props = { control: Control<Fields, unknown, Fields>; index: number; remove: () => void }

/** One bank account of the seller. */
export function AccountFields({ control, index, remove }: Props) {
  const words = useSellerWords()
  const count = index + 1
  return (
    <fieldset className="grid gap-4 border-y border-line py-4">
      <legend className="sr-only">{words.accountOf(count)}</legend>
      <FormRow>
        <FormSelect
          name={`accounts.${index}.currency`}
          control={control}
          label={words.currency}
          options={ACCOUNT_CURRENCIES.map((id) => ({ id, label: words.currencies[id] }))}
        />
        <FormText
          name={`accounts.${index}.bank`}
          control={control}
          isRequired
          label={words.bank}
          maxLength={BANK_LENGTH}
        />
      </FormRow>
      <FormText
        name={`accounts.${index}.holder`}
        control={control}
        isRequired
        label={words.holder}
        maxLength={HOLDER_LENGTH}
      />
      <FormText
        name={`accounts.${index}.iban`}
        control={control}
        isRequired
        ltr
        label={words.iban}
        autoComplete="off"
      />
      <FormText name={`accounts.${index}.bic`} control={control} isRequired ltr label={words.bic} autoComplete="off" />
      <Button
        kind="ghost"
        size="small"
        className="justify-self-start"
        aria-label={words.removeAccountOf(count)}
        onPress={remove}
      >
        {words.removeAccount}
      </Button>
    </fieldset>
  )
}
