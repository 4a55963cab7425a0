import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { earlyEnd } from '@fareeq/domain/contracts/rules.ts'
import { canonicalJson, signatoryCapacity, signerNameFor } from '@fareeq/domain/contracts/rules-signing.ts'
import type { ClientContract, StaffContract, TalentContract } from '@fareeq/domain/contracts/schema.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { may, staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { missingParties } from '@fareeq/domain/parties/rules.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { currentDocument, sourceOf, termsOf } from './actions-documents.ts'
import { type EndingReader, endingFields } from './actions-endings-reading.ts'
import { endingsOf } from './queries-endings.ts'
import { namesOf } from './queries-parties.ts'
import { signaturesOf, signedDocuments } from './queries-signatures.ts'
import { type EventRow, contractFor, contractsFor, eventsOf } from './queries.ts'
import type { ContractRow, GivenSignature } from './rows.ts'

type Reader = EndingReader & { readonly lang: Lang }

/** As a party reads them, or staff; what belongs to them is fetched for all at once. */
async function toContracts(db: Db, rows: readonly ContractRow[], reader: Reader): Promise<TalentContract[]> {
  const ids = rows.map(({ id }) => id)
  const events = Map.groupBy(await eventsOf(db, ids, reader.lang), ({ contract_id }) => contract_id)
  const signatures = Map.groupBy(await signaturesOf(db, ids), ({ contract_id }) => contract_id)
  const endings = new Map((await endingsOf(db, ids)).map((ending) => [ending.contract_id, ending]))
  return rows.map((row) => ({
    ...toContract(row, events.get(row.id) ?? [], signatures.get(row.id) ?? [], reader),
    ...endingFields(row, endings.get(row.id), reader),
  }))
}

const toContract = (
  row: ContractRow,
  events: readonly EventRow[],
  signatures: readonly GivenSignature[],
  { lang, party }: Reader,
): Omit<TalentContract, keyof ReturnType<typeof endingFields>> => ({
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
  ended_early: earlyEnd({
    start: row.first_day,
    last_day: factsOf(row.state).is_running || row.ends_on === row.end_day ? null : row.ends_on,
    events,
    signatures,
  }),
  timeline: events.map(({ event, at, by, note }) => ({ event, at: at.toISOString(), by, note })),
  signatures: signatures.map(({ person, ...signature }) => ({
    ...signature,
    signed_at: signature.signed_at.toISOString(),
    reader_name: signerNameFor(signature.name, person, lang),
  })),
})

/** Without the pay: the hash of a signature is made of the terms, so it would tell them apart by trying. */
const withoutPay = ({ terms, timeline, ...contract }: TalentContract) => ({
  ...contract,
  terms: { ...terms, salary_net: null, wht_rate: null, salary_gross: null, note: null },
  timeline: timeline.map((event) => ({ ...event, note: null })),
  signatures: [],
})

async function toClientContracts(
  { db, platform, viewer, lang, now }: RequestContext<Client>,
  rows: readonly ContractRow[],
): Promise<ClientContract[]> {
  const mayEnd = may(viewer, 'contracts.end')
  const contracts = await toContracts(db, rows, { lang, now, platform, party: 'client', mayEnd })
  return rows.map((row, at) => ({
    ...(may(viewer, 'contracts.salary')
      ? { ...contracts[at]!, fee: row.fee }
      : { ...withoutPay(contracts[at]!), fee: null }),
    waits_for_me: factsOf(row.state).waits_for === 'client' && may(viewer, 'contracts.sign'),
    // Contacts are open while the contract runs, to members who may contact talents (§10).
    contacts:
      factsOf(row.state).is_running && may(viewer, 'talents.contact') ? { email: row.email, phone: row.phone } : null,
  }))
}

export async function toStaffContracts(
  { db, platform, viewer, lang, now }: RequestContext<Staff>,
  rows: readonly ContractRow[],
): Promise<StaffContract[]> {
  const mayEnd = staffMay(viewer.roles, 'contracts.end')
  const contracts = await toContracts(db, rows, { lang, now, platform, party: null, mayEnd })
  return rows.map(({ fee, client_id, organisation_id, reason, follows_offer }, at) => {
    const contract = contracts[at]!
    return {
      ...contract,
      fee,
      client_id,
      organisation_id,
      reason,
      follows_offer,
      version: contract.timeline.length,
    }
  })
}

export async function contractOf(db: Db, viewer: Client | Talent, id: string, lang: Lang): Promise<ContractRow> {
  const row = await contractFor(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

const first = (a: { waits_for_me: boolean }, b: { waits_for_me: boolean }) =>
  Number(b.waits_for_me) - Number(a.waits_for_me)

const forTalent = ({ db, platform, lang, now }: RequestContext<Talent>, rows: readonly ContractRow[]) =>
  toContracts(db, rows, { lang, now, platform, party: 'talent', mayEnd: true })

export const listForTalent = async (ctx: RequestContext<Talent>) => ({
  data: (await forTalent(ctx, await contractsFor(ctx.db, ctx.viewer, ctx.lang))).toSorted(first),
})

export const listForClient = async (ctx: RequestContext<Client>) => ({
  data: (await toClientContracts(ctx, await contractsFor(ctx.db, ctx.viewer, ctx.lang))).toSorted(first),
})

export async function readForTalent(ctx: RequestContext<Talent>, id: string) {
  const [data] = await forTalent(ctx, [await contractOf(ctx.db, ctx.viewer, id, ctx.lang)])
  return { data: data! }
}

export async function readForClient(ctx: RequestContext<Client>, id: string) {
  const [data] = await toClientContracts(ctx, [await contractOf(ctx.db, ctx.viewer, id, ctx.lang)])
  return { data: data! }
}

export async function readDocument(ctx: RequestContext<Client> | RequestContext<Talent>, id: string) {
  const { db, viewer, lang } = ctx
  const row = await contractOf(db, viewer, id, lang)
  const { document, document_hash } = await currentDocument(await sourceOf(ctx), row.id, row.term, termsOf(row))
  const signed = (await signedDocuments(db, row.id)).map((signedDocument) => canonicalJson(signedDocument.document))
  const { text, company, legal = null } = document
  const { names } = await namesOf(db, viewer.userId)
  const signs =
    viewer.kind === 'client'
      ? { on_behalf_of: company[lang], capacity: signatoryCapacity(legal, names) }
      : { on_behalf_of: null, capacity: null }
  const missing = legal ? missingParties(legal) : []
  return { data: { text: { ar: text.ar, en: text.en }, document_hash, missing, signs, signed } }
}
