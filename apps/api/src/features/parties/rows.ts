// Generated from the statements of this folder and the migrations (`npm run rows`).

export type AccountRow = {
  first_name: string
  last_name: string
  country: string | null
}

export type CompanyPartyRow = {
  legal_name: string
  second_legal_name: string | null
  registration_number: string
  tax_number: string | null
  country: string
  address: string
  signatory_name: string
  signatory_capacity: string
}

export type NumbersRow = {
  user_id: string
  numbers_secret: Buffer | null
}

export type SealedNumbersRow = {
  id: string
  sealed: Buffer
}

export type TalentPartyRow = {
  legal_name: string
  second_legal_name: string | null
  country: string
  address: string
  national_id: string | null
  tax_number: string | null
}
