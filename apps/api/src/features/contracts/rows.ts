// Generated from the statements of this folder and the migrations (`npm run rows`).
import type { Shapes } from '../../platform/db/shapes.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type AcceptedRow = {
  interview_id: string
  project_id: string
  talent_id: string
  client_id: string
  talent: string
  company: string
  country: string | null
  accepted_at: Date
}

export type AnnexRow = {
  terms: Shapes['offers.terms'] | null
  role: string | null
}

export type ContractEventRow = {
  contract_id: string
  event: string
  at: Date
  by: string | null
  staff_name: string | null
  note: string | null
}

export type ContractManager = {
  email: string
  name: string
  lang: Tables['staff']['mail_lang']
}

export type ContractRow = {
  id: string
  number: string
  interview_id: string | null
  project_id: string | null
  project_name: string | null
  talent_id: string
  talent_name: string
  talent_role: string | null
  client_id: string
  organisation_id: string | null
  company: string
  state: Tables['contracts']['state']
  reason: string | null
  email: string
  phone: string | null
  term: number
  type: Tables['contract_terms']['type']
  availability: Tables['contract_terms']['availability']
  start_day: string
  end_day: string
  months: number
  salary_net: number
  wht_rate: number
  salary_gross: number
  fee: number
  notice_days: number
  note: string | null
  ends_on: string
  probation_days: number | null
  follows_offer: boolean
  first_day: string
}

export type CopyRow = {
  contract_id: string
  number: string
  term: number
  signatures: number
  printed_at: Date
}

export type EndingRow = {
  id: string
  contract_id: string
  kind: Tables['contract_endings']['kind']
  state: Tables['contract_endings']['state']
  given_by: Tables['contract_endings']['given_by']
  reason: Shapes['contract_endings.reason']
  words: string | null
  last_day: string
  given_at: Date
}

export type GivenSignature = {
  contract_id: string
  party: Tables['contract_signatures']['party']
  name: string
  signed_at: Date
  term: number
  document_hash: string
  previous_hash: string | null
  hash: string
  capacity: string | null
  code_sent_to: string | null
  address: string | null
  person: {
    first_name: string
    last_name: string
    second_first_name: string | null
    second_last_name: string | null
  } | null
}

export type LockedContract = {
  id: string
  state: Tables['contracts']['state']
  term: number
  interview_id: string | null
  talent_id: string
  client_id: string
}

export type NamesOfRow = {
  email: string
  first_name: string
  last_name: string
  second_first_name: string | null
  second_last_name: string | null
}

export type PartyRow = {
  id: string
  number: string
  talent_ar: string
  talent_en: string
  company_ar: string
  company_en: string
}

export type SidesRow = {
  talent_id: string
  client_id: string
}

export type SignedDocument = {
  term: number
  document: Shapes['contract_signatures.document']
  document_hash: string
}

export type TermsOfContractRow = {
  contract_id: string
  term: number
  type: Tables['contract_terms']['type']
  availability: Tables['contract_terms']['availability']
  start_day: string
  end_day: string
  months: number
  salary_net: number
  wht_rate: number
  salary_gross: number
  fee: number
  notice_days: number
  note: string | null
}

export type TermsRow = {
  term: number
  type: Tables['contract_terms']['type']
  availability: Tables['contract_terms']['availability']
  start_day: string
  end_day: string
  months: number
  salary_net: number
  wht_rate: number
  salary_gross: number
  fee: number
  notice_days: number
  note: string | null
}

export type WaitingContractRow = {
  id: string
  number: string
  talent_id: string
  company: string
}
