import { RUNNING } from '@fareeq/domain/contracts/states.ts'
import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import { DAY, HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { UNDECIDED } from '@fareeq/domain/nominations/states.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Line = { side: 'talent' | 'client' | 'staff'; text: string; ago: number }

/** A payout that finance has answered, and a contract that waits for us. */
const ABOUT_PAYOUT: readonly Line[] = [
  { side: 'talent', text: 'مساء الخير، هل وصل التحويل إلى البنك؟ لم يظهر في حسابي بعد.', ago: 2 * DAY },
  { side: 'staff', text: 'أهلًا بك، خرج التحويل اليوم، ويظهر عادةً خلال يومي عمل.', ago: 2 * DAY - 3 * HOUR },
  { side: 'talent', text: 'شكرًا جزيلًا.', ago: 2 * DAY - 4 * HOUR },
]
const ABOUT_CONTRACT: readonly Line[] = [
  { side: 'client', text: 'Could we agree on core hours, from ten to four Riyadh time?', ago: DAY },
  { side: 'talent', text: 'That works for me, I start at nine anyway.', ago: DAY - 2 * HOUR },
  { side: 'client', text: 'Fareeq team, does this need a change of the contract?', ago: 5 * HOUR },
]

const ABOUT_NOMINATION: readonly Line[] = [
  { side: 'client', text: 'هل البدء ممكن قبل نهاية الشهر؟', ago: DAY },
  { side: 'staff', text: 'نعم، بعد أسبوعين من توقيع العقد.', ago: DAY - HOUR },
  { side: 'client', text: 'ممتاز. وهل سبق العمل مع فريق موزّع على عدة مناطق زمنية؟', ago: 3 * HOUR },
]
const ABOUT_INTERVIEW: readonly Line[] = [
  { side: 'talent', text: 'Should I prepare anything before we meet?', ago: 9 * HOUR },
  { side: 'client', text: 'No, we’ll talk about your last project and look at some of our code.', ago: 6 * HOUR },
  { side: 'talent', text: 'شكرًا، هذا واضح.', ago: 5 * HOUR },
]

const ABOUT_OFFER: readonly Line[] = [
  { side: 'talent', text: 'هل أيام الإجازة من أول شهر، أم بعد فترة التجربة؟', ago: 7 * HOUR },
  { side: 'client', text: 'من أول شهر، يومان تقريبًا عن كل شهر عمل.', ago: 6 * HOUR },
]

type Thread = { kind: ConversationKind; id: string; talent: string; client: string | null; settled: number }

async function seedThread(db: Db, now: Date, { kind, id, talent, client, settled }: Thread, lines: readonly Line[]) {
  const [first, last] = [lines[0]!, lines.at(-1)!]
  await db.run(sql`
    insert into conversations (id, kind, talent_id, client_id, last_seq, last_at, settled_seq, created_at)
    values (${id}, ${kind}, ${talent}, ${client}, ${lines.length}, ${after(now, -last.ago)}, ${settled},
      ${after(now, -first.ago)})`)
  for (const [index, { side, text, ago }] of lines.entries()) {
    const at = after(now, -ago)
    const user = side === 'talent' ? talent : side === 'client' ? client : null
    await db.run(sql`
      insert into conversation_messages (id, conversation_id, seq, user_id, staff_id, side, text, at)
      values (${newId(at)}, ${id}, ${index + 1}, ${user},
        ${side === 'staff' ? sql`(select id from staff where 'finance' = any(roles) order by id limit 1)` : null},
        ${side}, ${text}, ${at})`)
  }
  for (const user of [talent, ...(client ? [client] : [])])
    await db.run(sql`
      insert into conversation_readers (conversation_id, user_id, read_seq) values (${id}, ${user}, ${lines.length - 1})`)
}

const payoutOf = (db: Db, email: string) =>
  db.row<{ id: string; talent: string }>(sql`
    select payouts.id, talent_id as talent from payouts join users on users.id = talent_id where email = ${email}
    order by payouts.created_at desc, payouts.id desc limit 1`)
const contractOf = (db: Db, email: string) =>
  db.row<{ id: string; talent: string; client: string }>(sql`
    select contracts.id, talent_id as talent, client_id as client from contracts join users on users.id = talent_id
    where email = ${email} and contracts.state in (${sql.literals(RUNNING)}) order by contracts.id limit 1`)

/** The first that waits on both sides, of the company of the demo. */
const nominationOf = (db: Db, email: string) =>
  db.row<{ id: string; talent: string; client: string }>(sql`
    select nominations.id, talent_id as talent, client_id as client
    from nominations join client_projects on client_projects.id = project_id join users on users.id = client_id
    where email = ${email} and nominations.state in (${sql.literals(UNDECIDED)}) order by nominations.id limit 1`)
const interviewOf = (db: Db, email: string) =>
  db.row<{ id: string; talent: string; client: string }>(sql`
    select interviews.id, talent_id as talent, client_projects.client_id as client
    from interviews join client_projects on client_projects.id = project_id join users on users.id = talent_id
    where email = ${email} order by interviews.created_at desc, interviews.id limit 1`)

/** Waits for the decision of a colleague. */
async function seedHeld(db: Db, now: Date, { id, talent }: { id: string; talent: string }) {
  const at = after(now, -4 * HOUR)
  await db.run(sql`
    insert into conversation_held_messages (id, conversation_id, user_id, side, text, kinds, at)
    values (${newId(at)}, ${id}, ${talent}, 'talent', 'وهذا رقمي إن تأخرت: ٠٥٥ ١٢٣ ٤٥٦٧', array['phone'], ${at})`)
  await db.run(sql`update conversations set review_at = ${at} where id = ${id}`)
}

const offerOf = (db: Db, client: string) =>
  db.row<{ id: string; talent: string; client: string }>(sql`
    select offers.id, talent_id as talent, client_id as client from offers
    where client_id = ${client} order by created_at desc, id desc limit 1`)

export async function seedConversations(db: Db, now: Date) {
  if (await db.row(sql`select 1 as seeded from conversations limit 1`)) return
  for (const email of ['talent@demo.fareeq.test', 'elias@demo.fareeq.test']) {
    const payout = await payoutOf(db, email)
    if (payout) await seedThread(db, now, { kind: 'payout', ...payout, client: null, settled: 3 }, ABOUT_PAYOUT)
  }
  for (const email of ['elias@demo.fareeq.test', 'hassan@demo.fareeq.test']) {
    const contract = await contractOf(db, email)
    if (contract) await seedThread(db, now, { kind: 'contract', ...contract, settled: 0 }, ABOUT_CONTRACT)
  }
  const nomination = await nominationOf(db, 'client@demo.fareeq.test')
  if (nomination) await seedThread(db, now, { kind: 'nomination', ...nomination, settled: 2 }, ABOUT_NOMINATION)
  const offer = nomination && (await offerOf(db, nomination.client))
  if (offer) await seedThread(db, now, { kind: 'offer', ...offer, settled: 2 }, ABOUT_OFFER)
  const interview = await interviewOf(db, 'talent@demo.fareeq.test')
  if (interview) {
    await seedThread(db, now, { kind: 'interview', ...interview, settled: 3 }, ABOUT_INTERVIEW)
    await seedHeld(db, now, interview)
  }
}
