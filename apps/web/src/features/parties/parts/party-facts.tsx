import type { CompanyParty, TalentParty } from '@fareeq/domain/parties/schema.ts'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { usePartyWords } from '../messages/en.ts'

type Names = { legal_name: string; second_legal_name: string | null }
const namesOf = ({ legal_name, second_legal_name }: Names) => (
  <>
    <bdi className="wrap-anywhere">{legal_name}</bdi>
    {second_legal_name && (
      <>
        <br />
        <bdi className="wrap-anywhere">{second_legal_name}</bdi>
      </>
    )}
  </>
)

function useAddress() {
  const words = usePartyWords()
  const countries = useChoices(countriesQuery)
  return ({ address, country }: { address: string; country: string }) => [
    { id: 'address', name: words.address, value: <bdi className="wrap-anywhere">{address}</bdi> },
    { id: 'country', name: words.country, value: countries.find(({ id }) => id === country)?.name ?? country },
  ]
}

/** The company as a contract names it, where it is only read. */
export function CompanyFacts({ party }: { party: CompanyParty }) {
  const words = usePartyWords()
  const addressOf = useAddress()
  const {
    registration_number: registration,
    tax_number: tax,
    signatory_name: name,
    signatory_capacity: capacity,
  } = party
  return (
    <KeyValues
      items={[
        { id: 'name', name: words.company.name, value: namesOf(party) },
        { id: 'registration', name: words.company.registration, value: registration, ltr: true },
        ...(tax ? [{ id: 'tax', name: words.taxNumber, value: tax, ltr: true }] : []),
        ...addressOf(party),
        { id: 'signatory', name: words.company.signatory, value: <bdi>{name}</bdi> },
        { id: 'capacity', name: words.company.capacity, value: <bdi>{capacity}</bdi> },
      ]}
    />
  )
}

export function TalentFacts({ party }: { party: TalentParty }) {
  const words = usePartyWords()
  const addressOf = useAddress()
  const { national_id: id, tax_number: tax } = party
  return (
    <KeyValues
      items={[
        { id: 'name', name: words.talent.name, value: namesOf(party) },
        ...addressOf(party),
        ...(id ? [{ id: 'national', name: words.talent.nationalId, value: id, ltr: true }] : []),
        ...(tax ? [{ id: 'tax', name: words.taxNumber, value: tax, ltr: true }] : []),
      ]}
    />
  )
}
