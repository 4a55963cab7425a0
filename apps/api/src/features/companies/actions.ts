import { countryName } from '@fareeq/domain/catalogue/rules.ts'
import type { companiesContract } from '@fareeq/domain/companies/contract.ts'
import { healthOf } from '@fareeq/domain/companies/rules-health.ts'
import { companySectionsFor } from '@fareeq/domain/companies/rules.ts'
import type { Company, CompanySectionPart, ListedCompany } from '@fareeq/domain/companies/schema.ts'
import { projectName, stageOf } from '@fareeq/domain/client-projects/rules.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { reasonsOf } from './queries-health.ts'
import { sectionRows, type SectionRow } from './queries-sections.ts'
import { companyById, companyRows, membersOfCompany } from './queries.ts'
import type { CompanyRow } from './rows.ts'

const text = (moment: Date | null) => moment?.toISOString() ?? null

/** Health and its reasons are made of what the caller's roles may read. */
async function listedOf(
  { db, viewer, now }: RequestContext<Staff>,
  rows: readonly CompanyRow[],
): Promise<ListedCompany[]> {
  const { roles } = viewer
  const ids = rows.map(({ id }) => id)
  const facts = await reasonsOf(db, { roles, now }, ids)
  return rows.map((row) => {
    const own = facts.filter(({ organisation_id }) => organisation_id === row.id)
    const { health, reasons } = healthOf(own, now)
    return {
      id: row.id,
      name: row.name,
      created_at: row.created_at.toISOString(),
      proof: row.proof,
      manager: row.manager_id ? { id: row.manager_id, name: row.manager_name ?? '' } : null,
      health,
      reasons: reasons.map(({ reason, count, at, level }) => ({ reason, count, at: at.toISOString(), level })),
      people: row.people,
      open_requests: staffMay(roles, 'requests.read') ? row.open_requests : null,
      running_contracts: staffMay(roles, 'contracts.read') ? row.running_contracts : null,
      last_active_at: text(row.last_active_at),
    }
  })
}

export async function listCompanies(ctx: RequestContext<Staff>, query: QueryOf<(typeof companiesContract)['list']>) {
  const { db, viewer, lang, now } = ctx
  const rows = await companyRows(db, viewer, { ...query, scope: { roles: viewer.roles, now }, lang })
  const { page, next_cursor } = cutPage(rows, query.limit)
  return { data: await listedOf(ctx, page), meta: { next_cursor } }
}

const itemOf = ({ id, target, name, about, state, at, amount, facts }: SectionRow, lang: Lang) => ({
  id,
  target,
  name: facts ? projectName({ product_name: name, role: facts.role, vacancy: facts.vacancy }, lang) || null : name,
  about,
  state: facts ? stageOf(facts) : state,
  at: text(at),
  amount: amount === null ? null : Number(amount),
})

/** A section that the roles do not open is not in the answer. */
function sectionsOf(roles: readonly string[], rows: readonly SectionRow[], lang: Lang): CompanySectionPart[] {
  return companySectionsFor(roles).map((section) => {
    const own = rows
      .filter((row) => row.section === section)
      .toSorted((a, b) => Number(b.is_open) - Number(a.is_open) || (a.id < b.id ? 1 : -1))
    const [first] = own
    const items = own.map((row) => itemOf(row, lang))
    return { section, total: first?.total ?? 0, open: first?.open ?? 0, items }
  })
}

export async function readCompany(ctx: RequestContext<Staff>, id: string): Promise<{ data: Company }> {
  const { db, viewer, lang, now } = ctx
  const { roles } = viewer
  const row = await companyById(db, viewer, id, lang)
  const [company] = row ? await listedOf(ctx, [row]) : []
  if (!row || !company) throw new Refusal(platformErrors.not_found)
  const members = await membersOfCompany(db, viewer, id, lang)
  const rows = await sectionRows(db, companySectionsFor(roles), { roles, lang, now }, id)
  const { evidence, proof_note, proof_by, proof_at } = row
  return {
    data: {
      ...company,
      since: row.since.toISOString(),
      website: row.website,
      country: row.country && countryName(row.country, lang),
      managed_since: text(row.managed_since),
      proof_details:
        proof_note && proof_at ? { evidence, note: proof_note, by: proof_by, at: proof_at.toISOString() } : null,
      members: members.map(({ joined_at, last_active_at, ...member }) => ({
        ...member,
        joined_at: joined_at.toISOString(),
        last_active_at: text(last_active_at),
      })),
      sections: sectionsOf(roles, rows, lang),
    },
  }
}
