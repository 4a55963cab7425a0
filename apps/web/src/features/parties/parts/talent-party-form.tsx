import { ADDRESS_LENGTH, LEGAL_NAME_LENGTH } from '@fareeq/domain/parties/limits.ts'
import type { TalentParty } from '@fareeq/domain/parties/schema.ts'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { saveTalentParty } from '../api.ts'
import { usePartyWords } from '../messages/en.ts'
import { CountryField } from './country-field.tsx'

const RESOLVER = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/parties/schema.ts')).talentPartyForm()),
)

type Account = { name: string; country: string | null }
/** Whole numbers never come back: an empty field leaves what is saved. */
const fieldsOf = (party: TalentParty | null, account: Account) => ({
  legal_name: party?.legal_name ?? account.name,
  second_legal_name: party?.second_legal_name ?? '',
  country: party?.country ?? account.country ?? '',
  address: party?.address ?? '',
  national_id: '',
  tax_number: '',
})

/** The talent as contracts name them. */
export function TalentPartyForm({ party, account }: { party: TalentParty | null; account: Account }) {
  const words = usePartyWords()
  const { talent } = words
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    saved: fieldsOf(party, account),
    guardUnsaved: true,
    send: ({ national_id, tax_number, ...body }) =>
      saveTalentParty({ ...body, ...(national_id && { national_id }), ...(tax_number && { tax_number }) }),
    done: words.saved,
    onDone: (saved) => {
      form.reset(fieldsOf(saved, account))
    },
  })
  const hintOf = (masked: string | null | undefined) => (masked ? talent.kept(masked) : talent.numberHint)
  const name = { control, maxLength: LEGAL_NAME_LENGTH }
  const number = { control, optional: true, ltr: true, autoComplete: 'off' } as const
  return (
    <Form {...props} aria-label={words.title}>
      <FormText {...name} name="legal_name" isRequired label={talent.name} hint={talent.nameHint} autoComplete="name" />
      <FormText {...name} name="second_legal_name" optional label={talent.secondName} hint={talent.secondNameHint} />
      <FormRow>
        <CountryField control={control} name="country" />
        <FormText
          control={control}
          name="address"
          isRequired
          label={words.address}
          maxLength={ADDRESS_LENGTH}
          autoComplete="street-address"
        />
      </FormRow>
      <FormRow>
        <FormText {...number} name="national_id" label={talent.nationalId} hint={hintOf(party?.national_id)} />
        <FormText {...number} name="tax_number" label={words.taxNumber} hint={hintOf(party?.tax_number)} />
      </FormRow>
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
