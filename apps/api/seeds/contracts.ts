import { DEMO_SELLER } from '@fareeq/domain/sellers/limits.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { grossOf, lastDay, whtFor } from '@fareeq/domain/contracts/rules.ts'
import { maskAddress, signatoryCapacity, signedText } from '@fareeq/domain/contracts/rules-signing.ts'
import { type ContractEvent, type ContractState, contractLife } from '@fareeq/domain/contracts/states.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { currentDocument, sha256, termsOf } from '../src/features/contracts/actions-documents.ts'
import { insertSignature, signaturesOf } from '../src/features/contracts/queries-signatures.ts'
import { acceptedInterview, namesOf } from '../src/features/contracts/queries-parties.ts'
import { insertContract, insertEvent, moveContract, nextNumber, saveTerms } from '../src/features/contracts/queries.ts'
import { openDue } from '../src/features/renewals/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { seedParties } from './parties.ts'
import type { TermsRow } from '../src/features/contracts/rows.ts'

type Move = {
  event: ContractEvent
  by: 'manager' | 'talent' | 'client' | 'system'
  daysAgo: number
  /** Of one that was ended early. */
  reason?: string
}
type Deal = {
  talent: string
  client: string
  /** Days from today. */
  starts: number
  months: number
  net: number
  fee: number
  preparedDaysAgo: number
  moves: readonly Move[]
}

const DEALS: readonly Deal[] = [
  {
    talent: 'elias@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: -335,
    months: 12,
    net: 300_000,
    fee: 45_000,
    preparedDaysAgo: 345,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 344 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 343 },
      { event: 'sign_by_client', by: 'client', daysAgo: 342 },
      { event: 'come_near', by: 'system', daysAgo: 14 },
    ],
  },
  {
    talent: 'hassan@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: -331,
    months: 12,
    net: 135_000,
    fee: 20_250,
    preparedDaysAgo: 340,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 339 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 338 },
      { event: 'sign_by_client', by: 'client', daysAgo: 337 },
      { event: 'come_near', by: 'system', daysAgo: 10 },
    ],
  },
  {
    talent: 'talent@demo.fareeq.test',
    client: 'sarah@studio.fareeq.test',
    starts: -227,
    months: 6,
    net: 190_000,
    fee: 28_500,
    preparedDaysAgo: 238,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 237 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 236 },
      { event: 'sign_by_client', by: 'client', daysAgo: 235 },
      { event: 'come_near', by: 'system', daysAgo: 88 },
      { event: 'end', by: 'system', daysAgo: 42 },
    ],
  },
  {
    talent: 'rana@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: -200,
    months: 12,
    net: 300_000,
    fee: 45_000,
    preparedDaysAgo: 211,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 210 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 209 },
      { event: 'sign_by_client', by: 'client', daysAgo: 208 },
      {
        event: 'terminate',
        by: 'manager',
        daysAgo: 75,
        reason: 'أوقفت الشركة تطوير واجهات المتجر هذا العام، واتفق الطرفان على إنهاء العقد بعد فترة الإشعار.',
      },
    ],
  },
  {
    talent: 'selin@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: -152,
    months: 6,
    net: 310_000,
    fee: 46_500,
    preparedDaysAgo: 161,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 160 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 159 },
      { event: 'sign_by_client', by: 'client', daysAgo: 158 },
      { event: 'come_near', by: 'system', daysAgo: 12 },
    ],
  },
  {
    talent: 'amina@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: -145,
    months: 6,
    net: 190_000,
    fee: 28_500,
    preparedDaysAgo: 154,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 153 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 152 },
      { event: 'sign_by_client', by: 'client', daysAgo: 151 },
      { event: 'come_near', by: 'system', daysAgo: 5 },
    ],
  },
  {
    talent: 'zaid@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: -93,
    months: 12,
    net: 210_000,
    fee: 31_500,
    preparedDaysAgo: 104,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 103 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 102 },
      { event: 'sign_by_client', by: 'client', daysAgo: 101 },
    ],
  },
  {
    talent: 'ghada@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    starts: 6,
    months: 12,
    net: 195_000,
    fee: 29_250,
    preparedDaysAgo: 16,
    moves: [
      { event: 'send', by: 'manager', daysAgo: 15 },
      { event: 'sign_by_talent', by: 'talent', daysAgo: 13 },
      { event: 'sign_by_client', by: 'client', daysAgo: 12 },
    ],
  },
  {
    talent: 'talent@demo.fareeq.test',
    client: 'faris@rihla.fareeq.test',
    starts: 14,
    months: 6,
    net: 240_000,
    fee: 36_000,
    preparedDaysAgo: 2,
    moves: [{ event: 'send', by: 'manager', daysAgo: 1 }],
  },
]

const staffId = async (db: Db, email: string) =>
  (await db.one<{ id: string }>(sql`select id from staff where email = ${email}`)).id

async function signAs(db: Db, party: 'talent' | 'client', userId: string, id: string, terms: TermsRow, at: Date) {
  const { document, document_hash } = await currentDocument(
    { db, seller: DEMO_SELLER, policies: UNCHANGED, day: riyadhDay(at) },
    id,
    terms.term,
    termsOf(terms),
  )
  const previous_hash = (await signaturesOf(db, [id])).at(-1)?.hash ?? null
  const { names, email } = await namesOf(db, userId)
  const name = names[0] ?? ''
  const evidence = {
    capacity: party === 'client' ? signatoryCapacity(document.legal ?? null, names) : null,
    code_sent_to: maskAddress(email),
    address: party === 'client' ? '203.0.113.10' : '198.51.100.24',
  }
  const signed = {
    party,
    name,
    term: terms.term,
    document_hash,
    previous_hash,
    signed_at: at.toISOString(),
    ...evidence,
  }
  const hash = sha256(signedText(signed))
  await insertSignature(db, {
    ...signed,
    signed_at: at,
    hash,
    id: newId(at),
    contract_id: id,
    user_id: userId,
    document,
  })
}

async function seedDeal(db: Db, deal: Deal, now: Date) {
  const at = (daysAgo: number) => after(now, -daysAgo * DAY)
  const interview = await db.one<{ id: string }>(sql`
    select interviews.id from interviews join interview_feedback on interview_id = interviews.id
      join users as talent on talent.id = talent_id join users as client on client.id = interviews.client_id
    where action = 'accepted' and talent.email = ${deal.talent} and client.email = ${deal.client}
    order by interview_feedback.at limit 1`)
  const accepted = await acceptedInterview(db, interview.id, 'ar')
  if (!accepted) throw new Error('A contract comes from an accepted interview')
  const { interview_id, project_id, talent_id, client_id, country } = accepted
  const prepared = at(deal.preparedDaysAgo)
  const id = newId(prepared)
  const number = `CT-${riyadhDay(prepared).slice(0, 4)}-${String(await nextNumber(db)).padStart(5, '0')}`
  await insertContract(db, { id, number, interview_id, project_id, talent_id, client_id }, prepared)
  await db.run(sql`
    update client_projects set manager_id = ${await staffId(db, 'manager@demo.fareeq.test')}
    where id = ${project_id} and manager_id is null`)
  const start_day = riyadhDay(at(-deal.starts))
  const wht_rate = whtFor(country, UNCHANGED)
  const terms: TermsRow = {
    term: 1,
    type: 'remote',
    availability: 'full_time',
    start_day,
    end_day: lastDay(start_day, deal.months),
    months: deal.months,
    salary_net: deal.net,
    wht_rate,
    salary_gross: grossOf(deal.net, wht_rate),
    fee: deal.fee,
    notice_days: 30,
    note: null,
  }
  await saveTerms(db, id, terms)
  const operations = { kind: 'staff', id: await staffId(db, 'operations@demo.fareeq.test') } as const
  const movers = {
    manager: { kind: 'staff', id: await staffId(db, 'manager@demo.fareeq.test') },
    talent: { kind: 'talent', id: talent_id },
    client: { kind: 'client', id: client_id },
    system: { kind: 'system' },
  } as const
  await insertEvent(db, id, { event: 'prepare', actor: operations, note: null }, prepared)
  let state: ContractState = contractLife.states[0]!
  for (const { event, by, daysAgo, reason = null } of deal.moves) {
    if (event === 'sign_by_talent') await signAs(db, 'talent', talent_id, id, terms, at(daysAgo))
    if (event === 'sign_by_client') await signAs(db, 'client', client_id, id, terms, at(daysAgo))
    const next = await moveContract(db, id, event, state, at(daysAgo), reason === null ? [] : [sql`reason = ${reason}`])
    if (!next) throw new Error(`${state} knows no ${event}`)
    state = next
    await insertEvent(db, id, { event, actor: movers[by], note: reason }, at(daysAgo))
  }
}

/** Four that come near their end, of which two can be renewed at once, one that has ended, one that was ended early, two in force, and one that waits for a signature. */
export async function seedContracts(db: Db, now: Date) {
  if (await db.row(sql`select 1 from contracts limit 1`)) return
  await seedParties(db, now)
  for (const deal of DEALS) await seedDeal(db, deal, now)
  await openDue(db, riyadhDay(after(now, 45 * DAY)), now)
}
