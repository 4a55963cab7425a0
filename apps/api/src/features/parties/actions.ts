import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { partyErrors } from '@fareeq/domain/parties/errors.ts'
import { maskNumber } from '@fareeq/domain/parties/rules.ts'
import type { CompanyParty, CompanyPartyForm, TalentNumbers, TalentPartyForm } from '@fareeq/domain/parties/schema.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { sealingKey } from '../../platform/token-key.ts'
import { lockOrganisation, organisationOf } from '../organisations/queries.ts'
import { openNumbers, sealNumbers } from './actions-sealed.ts'
import { accountOf, companyPartyOf, lockNumbers, saveCompanyParty, saveTalentParty, talentPartyOf } from './queries.ts'

export const readCompanyParty = async ({ db, viewer }: RequestContext<Client>) => ({
  data: (await companyPartyOf(db, await organisationOf(db, viewer.userId))) ?? null,
})

/** For later contracts: what was signed keeps whom it was signed with. */
export const saveCompany = (ctx: RequestContext<Client>, form: CompanyPartyForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const organisationId = await lockOrganisation(db, viewer.userId)
    const isFirst = (await companyPartyOf(db, organisationId)) === undefined
    const { second_legal_name, tax_number } = form
    const party: CompanyParty = {
      ...form,
      second_legal_name: second_legal_name || null,
      tax_number: tax_number || null,
    }
    await saveCompanyParty(db, organisationId, party, now)
    const subject = { kind: 'organisation', id: organisationId } as const
    await audit(db, { actor: actorOf(viewer), action: 'party.company_changed', subject })
    await platform.domainEvents.emit(ctx, 'party.stated', { organisationId, isFirst })
    return { data: party }
  })

export async function readTalentParty({ db, viewer }: RequestContext<Talent>) {
  const { first_name, last_name, country } = await accountOf(db, viewer.userId)
  return {
    data: (await talentPartyOf(db, viewer.userId)) ?? null,
    meta: { name: `${first_name} ${last_name}`, country },
  }
}

const mask = (number: string | null): string | null => (number ? maskNumber(number) : null)

export const saveTalent = (ctx: RequestContext<Talent>, form: TalentPartyForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const { userId } = viewer
    const sealed = (await lockNumbers(db, userId))?.numbers_secret
    const before = (sealed && openNumbers(platform, sealed)) || null
    const numbers: TalentNumbers = {
      national_id: (form.national_id ?? before?.national_id) || null,
      tax_number: (form.tax_number ?? before?.tax_number) || null,
    }
    const hasNumbers = numbers.national_id !== null || numbers.tax_number !== null
    const party = {
      legal_name: form.legal_name,
      second_legal_name: form.second_legal_name || null,
      country: form.country,
      address: form.address,
      national_id: mask(numbers.national_id),
      tax_number: mask(numbers.tax_number),
    }
    const numbers_secret = hasNumbers ? sealNumbers(await sealingKey(db, platform.env), numbers) : null
    await saveTalentParty(db, { ...party, user_id: userId, numbers_secret }, now)
    await audit(db, { actor: actorOf(viewer), action: 'party.talent_changed', subject: { kind: 'user', id: userId } })
    return { data: party }
  })

/** Where the law or a court asks for them; who opened them and why stays in the trail. */
export const openForStaff = (ctx: RequestContext<Staff>, userId: string, { reason }: { reason: string }) =>
  inTransaction(ctx, async ({ db, platform, viewer }) => {
    const row = await lockNumbers(db, userId)
    if (!row) throw new Refusal(platformErrors.not_found)
    const none: TalentNumbers = { national_id: null, tax_number: null }
    const numbers = row.numbers_secret ? openNumbers(platform, row.numbers_secret) : none
    if (!numbers) throw new Refusal(partyErrors.party_unreadable)
    const subject = { kind: 'user', id: userId } as const
    await audit(db, { actor: actorOf(viewer), action: 'party.numbers_read', subject, details: { reason } })
    return { data: numbers }
  })
