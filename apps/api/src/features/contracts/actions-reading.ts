import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { earlyEnd } from '@fareeq/domain/contracts/rules.ts'
import { canonicalJson, signerNameFor } from '@fareeq/domain/contracts/rules-signing.ts'
import type { ClientContract, StaffContract, TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { Call } from '../../platform/call.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { currentDocument, termsOf } from './actions-documents.ts'
import { signaturesOf, signedDocuments } from './queries-signatures.ts'
import { type ContractRow, contractFor, contractsFor, eventsOf, termsAt } from './queries.ts'

/** Of its first term: a contract that was renewed has run before its present term begins. */
const firstDay = async (db: Db, { id, term, start_day }: ContractRow): Promise<string> =>
  (term > 1 ? await termsAt(db, id, 1) : undefined)?.start_day ?? start_day

async function common(
  db: Db,
  row: ContractRow,
  lang: Lang,
  party: 'talent' | 'client' | null,
): Promise<TalentContract> {
  const [events, signatures] = [await eventsOf(db, row.id, lang), await signaturesOf(db, row.id)]
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    project_id: row.project_id,
    project_name: row.project_name,
    talent: { id: row.talent_id, name: row.talent_name, role_name: row.talent_role && roleName(row.talent_role, lang) },
    company: row.company,
    terms: termsOf(row),
    term: row.term,
    waits_for_me: party !== null && factsOf(row.state).waits_for === party,
    ended_early: earlyEnd({ start: await firstDay(db, row), events, signatures }),
    timeline: events.map(({ event, at, by, note }) => ({ event, at: at.toISOString(), by, note })),
    signatures: signatures.map(({ person, ...one }) => ({
      ...one,
      signed_at: one.signed_at.toISOString(),
      reader_name: signerNameFor(one.name, person, lang),
    })),
  }
}

/** Without the pay: the hash of a signature is made of the terms, so it would tell them apart by trying. */
const withoutPay = ({ terms, timeline, ...contract }: TalentContract) => ({
  ...contract,
  terms: { ...terms, salary_net: null, wht_rate: null, salary_gross: null, note: null },
  timeline: timeline.map((event) => ({ ...event, note: null })),
  signatures: [],
})

const toClientContract = async (db: Db, viewer: Client, row: ContractRow, lang: Lang): Promise<ClientContract> => ({
  ...(may(viewer, 'contracts.salary')
    ? { ...(await common(db, row, lang, 'client')), fee: row.fee }
    : { ...withoutPay(await common(db, row, lang, 'client')), fee: null }),
  waits_for_me: factsOf(row.state).waits_for === 'client' && may(viewer, 'contracts.sign'),
  // Contacts are open while the contract runs, to members who may contact talents (§10).
  contacts:
    factsOf(row.state).is_running && may(viewer, 'talents.contact') ? { email: row.email, phone: row.phone } : null,
})

export async function toStaffContract(db: Db, row: ContractRow, lang: Lang): Promise<StaffContract> {
  const contract = await common(db, row, lang, null)
  const { fee, client_id, organisation_id, reason } = row
  return { ...contract, fee, client_id, organisation_id, reason, version: contract.timeline.length }
}

export async function contractOf(db: Db, viewer: Client | Talent, id: string, lang: Lang): Promise<ContractRow> {
  const row = await contractFor(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

const first = (a: { waits_for_me: boolean }, b: { waits_for_me: boolean }) =>
  Number(b.waits_for_me) - Number(a.waits_for_me)

export async function listForTalent({ db, viewer, lang }: Call<Talent>) {
  const rows = await contractsFor(db, viewer, lang)
  return { data: (await Promise.all(rows.map((row) => common(db, row, lang, 'talent')))).toSorted(first) }
}

export async function listForClient({ db, viewer, lang }: Call<Client>) {
  const rows = await contractsFor(db, viewer, lang)
  return { data: (await Promise.all(rows.map((row) => toClientContract(db, viewer, row, lang)))).toSorted(first) }
}

export const readForTalent = async ({ db, viewer, lang }: Call<Talent>, id: string) => ({
  data: await common(db, await contractOf(db, viewer, id, lang), lang, 'talent'),
})

export const readForClient = async ({ db, viewer, lang }: Call<Client>, id: string) => ({
  data: await toClientContract(db, viewer, await contractOf(db, viewer, id, lang), lang),
})

export async function readDocument({ db, viewer, lang }: Call<Client> | Call<Talent>, id: string) {
  const row = await contractOf(db, viewer, id, lang)
  const { document, document_hash } = await currentDocument(db, row.id, row.term, termsOf(row))
  const signed = (await signedDocuments(db, row.id)).map((one) => canonicalJson(one.document))
  return { data: { text: { ar: document.text.ar, en: document.text.en }, document_hash, signed } }
}
