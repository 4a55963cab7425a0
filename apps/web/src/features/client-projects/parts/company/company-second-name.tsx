import { secondScript } from '@fareeq/domain/kernel/names/names.ts'
import type { UseFormReturn } from 'react-hook-form'
import { FormText } from '../../../../forms/form-text.tsx'
import { FormRow } from '../../../../ui/fields/form.tsx'
import { NameSuggestion } from '../../../accounts/parts/name-suggestion.tsx'
import { useSecondNameWords } from '../../../accounts/messages/second-name/en.ts'
import type { CompanyBody, CompanyFields } from './company-resolver.ts'

type Props = { form: UseFormReturn<CompanyFields, unknown, CompanyBody> }

/** The name for readers of the other language, in the script the given one is not in. */
export function CompanySecondName({ form }: Props) {
  const words = useSecondNameWords()
  const [first, last, secondFirst, secondLast] = form.watch([
    'first_name',
    'last_name',
    'second_first_name',
    'second_last_name',
  ])
  const script = secondScript(`${first} ${last}`)
  const use = (one: string, two: string) => {
    form.setValue('second_first_name', one, { shouldDirty: true })
    form.setValue('second_last_name', two, { shouldDirty: true })
  }
  const { control } = form
  return (
    <div className="grid gap-3">
      {!secondFirst && !secondLast && <NameSuggestion first={first} last={last} onUse={use} />}
      <FormRow>
        <FormText
          name="second_first_name"
          control={control}
          optional
          label={words.first[script]}
          hint={words.text[script]}
          autoComplete="off"
        />
        <FormText name="second_last_name" control={control} optional label={words.last[script]} autoComplete="off" />
      </FormRow>
    </div>
  )
}
