import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { daysBetween } from '@fareeq/domain/contracts/rules.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { clientRenewalsContract } from '@fareeq/domain/renewals/contract.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import {
  answerBy,
  asksFee,
  boardWindows,
  changesBetween,
  hasOpenTerms,
  isProposable,
  isProposal,
} from '@fareeq/domain/renewals/rules.ts'
import type { ForecastBoard, PricedRenewal } from '@fareeq/domain/renewals/schema.ts'
import {
  RENEWAL_STATES,
  RENEWAL_TABS,
  isOffered,
  isWithdrawable,
  type RenewalMover,
  type RenewalState,
  type RenewalTab,
  statesOf,
  waitsFor,
} from '@fareeq/domain/renewals/states.ts'
import type { RequestContext, ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { termsOf } from '../contracts/actions-documents.ts'
import { contractsById, termsOfAll } from '../contracts/queries.ts'
import type { ContractRow, TermsRow } from '../contracts/rows.ts'
import { countByState, forecast, newestOf, renewalRows } from './queries.ts'
import type { RenewalRow } from './rows.ts'

type Party = Exclude<RenewalMover, 'system'>

/**
 * What the other side has not said to the talent yet, and what it wrote to operations, is not theirs to read: they see an
 * offer once it is made, and their own request.
 */
const visibleTo = (party: Party, row: RenewalRow) => {
  const isOwn = party !== 'talent' || row.asked_by === 'talent'
  const isShown = isOwn || isOffered(row.state)
  return {
    offered: isShown && !(party === 'talent' && asksFee(row)) ? row.offered : null,
    raise:
      isShown && row.requested_terms?.raise
        ? { yes: row.requested_terms.raise.yes, price: row.requested_terms.raise.price ?? null }
        : null,
    note: isOwn ? row.note : null,
    answer: isOwn ? row.answer : null,
  }
}

type Reader = { party: Party; lang: Lang; now: Date }

/** Contracts and their terms are fetched for all at once. */
export async function toRenewals(db: Db, rows: readonly RenewalRow[], reader: Reader): Promise<PricedRenewal[]> {
  const ids = rows.map(({ contract_id }) => contract_id)
  const [contracts, terms] = [await contractsById(db, ids, reader.lang), await termsOfAll(db, ids)]
  return rows.map((row) => {
    const contract = contracts.find(({ id }) => id === row.contract_id)
    if (!contract) throw new Error('A renewal is about a contract')
    // Of a renewed contract the term before: the offered one is in force by now.
    const before = terms.find(({ contract_id, term }) => contract_id === row.contract_id && term === row.term - 1)
    return renewalFrom(row, contract, before ?? contract, reader)
  })
}

export async function toRenewal(db: Db, row: RenewalRow, party: Party, lang: Lang, now: Date): Promise<PricedRenewal> {
  const [renewal] = await toRenewals(db, [row], { party, lang, now })
  return renewal!
}

function renewalFrom(row: RenewalRow, contract: ContractRow, before: TermsRow, { party, lang, now }: Reader) {
  const current = termsOf(before)
  const visible = visibleTo(party, row)
  return {
    id: row.id,
    contract_id: row.contract_id,
    contract_number: contract.number,
    project_id: contract.project_id,
    project_name: contract.project_name,
    talent: {
      id: contract.talent_id,
      name: contract.talent_name,
      role_name: contract.talent_role && roleName(contract.talent_role, lang),
    },
    company: contract.company,
    state: row.state,
    current,
    ...visible,
    changes: changesBetween(current, visible.offered),
    asked_by: row.asked_by,
    reason: row.reason,
    days_left: Math.max(0, daysBetween(riyadhDay(now), current.end)),
    answer_by: waitsFor(row.state) === 'talent' ? answerBy(current.end).toISOString() : null,
    waits_for_me: waitsFor(row.state) === party,
    fee: before.fee,
    offered_fee: row.offered_fee,
    asks_fee: asksFee(row),
    is_proposal: isProposal(row),
    can_propose: party === 'talent' && factsOf(contract.state).is_running && isProposable(row),
    has_open_terms: hasOpenTerms(row),
    can_withdraw: isWithdrawable(row.state),
  }
}

const isTab = (status: string): status is RenewalTab => (RENEWAL_TABS as readonly string[]).includes(status)

/** A state names itself, a tab all its states; where they share a name the tab is meant. */
const statesFor = (status: RenewalState | RenewalTab | undefined, party: Party): readonly RenewalState[] | undefined =>
  status === undefined ? undefined : isTab(status) ? statesOf(status, party) : [status]

export async function countsFor(db: Db, viewer: Client | Talent | null, projectId?: string) {
  const rows = await countByState(db, viewer, projectId)
  return Object.fromEntries(RENEWAL_STATES.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]))
}

/** What ends soon, of a company or of all. */
const forecastFor = ({ db, platform, now }: ActionContext, viewer: Client | null): Promise<ForecastBoard> =>
  forecast(db, viewer, riyadhDay(now), boardWindows(platform.policies.at(now)))

/** The list of a company and of staff has the board of what ends soon. */
export async function listWithForecast(ctx: RequestContext<Client> | RequestContext<Staff>, query: Query) {
  const viewer = ctx.viewer.kind === 'client' ? ctx.viewer : null
  const { data, meta } = await listRenewals(ctx, viewer, viewer ? 'client' : 'operations', query)
  return { data, meta: { ...meta, forecast: await forecastFor(ctx, viewer) } }
}

type Query = QueryOf<(typeof clientRenewalsContract)['list']>

export async function listRenewals(
  { db, lang, now }: RequestContext,
  viewer: Client | Talent | null,
  party: Party,
  { status, project_id, cursor, limit }: Query,
) {
  const rows = await renewalRows(db, viewer, { states: statesFor(status, party), projectId: project_id, cursor, limit })
  const { page, next_cursor } = cutPage(rows, limit)
  const data = await toRenewals(db, page, { party, lang, now })
  return {
    data: data.toSorted((a, b) => Number(b.waits_for_me) - Number(a.waits_for_me) || a.days_left - b.days_left),
    meta: { next_cursor, counts: await countsFor(db, viewer, project_id) },
  }
}

/** For all who read contracts; it waits only for those who decide about terms. */
export async function readOfContract({ db, viewer, lang, now }: RequestContext<Staff>, contractId: string) {
  const row = await newestOf(db, contractId)
  if (!row) return { data: null }
  const renewal = await toRenewal(db, row, 'operations', lang, now)
  return { data: { ...renewal, waits_for_me: renewal.waits_for_me && staffMay(viewer.roles, 'contracts.renew') } }
}
