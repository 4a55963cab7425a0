import { ADDRESS_LENGTH, CAPACITY_LENGTH, LEGAL_NAME_LENGTH } from '@fareeq/domain/parties/limits.ts'
import type { CompanyParty } from '@fareeq/domain/parties/schema.ts'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormActions, FormRow } from '../../../ui/fields/form.tsx'
import { saveCompanyParty } from '../api.ts'
import { usePartyWords } from '../messages/en.ts'
import { CountryField } from './country-field.tsx'

const RESOLVER = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/parties/schema.ts')).companyPartyForm()),
)

const EMPTY = {
  legal_name: '',
  second_legal_name: '',
  registration_number: '',
  tax_number: '',
  country: 'SA',
  address: '',
  signatory_name: '',
  signatory_capacity: '',
}
const fieldsOf = (party: CompanyParty | null) =>
  party ? { ...party, second_legal_name: party.second_legal_name ?? '', tax_number: party.tax_number ?? '' } : EMPTY

/** The company as contracts name it. */
export function CompanyPartyForm({ party }: { party: CompanyParty | null }) {
  const words = usePartyWords()
  const { company } = words
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    saved: fieldsOf(party),
    guardUnsaved: true,
    send: (body) => saveCompanyParty(body),
    done: words.saved,
    onDone: (saved) => {
      form.reset(fieldsOf(saved))
    },
  })
  const text = { control, maxLength: LEGAL_NAME_LENGTH }
  return (
    <Form {...props} aria-label={words.title}>
      <FormText {...text} name="legal_name" isRequired label={company.name} hint={company.nameHint} />
      <FormText {...text} name="second_legal_name" optional label={company.secondName} hint={company.secondNameHint} />
      <FormRow>
        <FormText
          control={control}
          name="registration_number"
          isRequired
          ltr
          label={company.registration}
          hint={company.registrationHint}
        />
        <FormText control={control} name="tax_number" optional ltr label={words.taxNumber} hint={company.taxHint} />
      </FormRow>
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
        <FormText {...text} name="signatory_name" isRequired label={company.signatory} hint={company.signatoryHint} />
        <FormText
          control={control}
          name="signatory_capacity"
          isRequired
          label={company.capacity}
          hint={company.capacityHint}
          maxLength={CAPACITY_LENGTH}
        />
      </FormRow>
      <FormActions>
        <Button type="submit" pending={isPending}>
          {words.save}
        </Button>
      </FormActions>
    </Form>
  )
}
