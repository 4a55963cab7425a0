import { USUAL_HOURS } from '@fareeq/domain/contracts/limits.ts'
import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { whtFor } from '@fareeq/domain/contracts/rules.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  USUAL_LEAVE_DAYS,
  USUAL_NOTICE_DAYS,
  USUAL_PROBATION_DAYS,
  type OfferAuthor,
} from '@fareeq/domain/offers/limits.ts'
import { expiryOf, feeFor, termsFrom } from '@fareeq/domain/offers/rules.ts'
import type { RequestedChange } from '@fareeq/domain/offers/schema.ts'
import type { OfferEvent } from '@fareeq/domain/offers/states.ts'
import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { hashOf } from '../src/features/offers/actions-making.ts'
import { acceptedInterview } from '../src/features/offers/queries-interviews.ts'
import { insertEvent, insertOffer, insertVersion, moveOffer } from '../src/features/offers/queries-writing.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Offer = {
  talent: string
  client: string
  /** In which the offer is written. */
  lang: Lang
  madeBy: OfferAuthor
  madeHoursAgo: number
  duties: string
  months: number
  startsInDays: number
  answer?: { event: OfferEvent; hoursAgo: number; requested?: readonly RequestedChange[] }
}

const OFFERS: readonly Offer[] = [
  {
    talent: 'talent@demo.fareeq.test',
    client: 'sarah@studio.fareeq.test',
    lang: 'en',
    madeBy: 'client',
    madeHoursAgo: 26,
    duties:
      'Build the rooms of the exhibition in Vue, one a month, with our designer.\nKeep the photographs fast on phones.',
    months: 12,
    startsInDays: 24,
  },
  {
    talent: 'sami@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    lang: 'ar',
    madeBy: 'operations',
    madeHoursAgo: 70,
    duties: 'لوحة الحرفيين من الطلبات إلى المدفوعات، بواجهات سريعة على الجوال.',
    months: 12,
    startsInDays: 20,
    answer: {
      event: 'ask_change',
      hoursAgo: 20,
      requested: [
        { field: 'months', wanted: '6 أشهر', why: 'أبدأ دراسة الماجستير بعدها، وأود الالتزام بما أستطيعه.' },
        { field: 'hours', wanted: '35 ساعة', why: 'تكفي لما اتفقنا عليه في المقابلة.' },
      ],
    },
  },
  {
    talent: 'kenza@demo.fareeq.test',
    client: 'client@demo.fareeq.test',
    lang: 'ar',
    madeBy: 'operations',
    madeHoursAgo: 150,
    duties: 'مراجعة أمان صفحات الدفع والحسابات قبل كل إصدار، وتدريب المطورين على ما يتكرر.',
    months: 12,
    startsInDays: 72,
    answer: { event: 'accept', hoursAgo: 30 },
  },
]

async function seedOffer(db: Db, seed: Offer, now: Date) {
  const createdAt = after(now, -seed.madeHoursAgo * HOUR)
  const interview = await db.row<{ id: string }>(sql`
    select interviews.id from interviews join interview_feedback on interview_id = interviews.id
      join users as talent on talent.id = talent_id join users as client on client.id = interviews.client_id
    where action = 'accepted' and talent.email = ${seed.talent} and client.email = ${seed.client}
      and not exists (select from contracts where contracts.interview_id = interviews.id)
    order by interview_feedback.at desc limit 1`)
  // A demo world from before has no such interview.
  const accepted = interview && (await acceptedInterview(db, null, interview.id, seed.lang))
  if (!accepted) return
  const { interview_id, project_id, talent_id, client_id } = accepted
  const form = {
    role: (accepted.role && roleName(accepted.role, seed.lang)) ?? '',
    duties: seed.duties,
    level: seniorityOf(fullYears(accepted.experience_months ?? 0)),
    type: 'remote' as const,
    availability: 'full_time' as const,
    hours: USUAL_HOURS.full_time,
    start: daysAfter(riyadhDay(now), seed.startsInDays),
    months: seed.months,
    salary_net: usd(accepted.terms?.salary.full_time ?? 0),
    leave_days: USUAL_LEAVE_DAYS,
    probation_days: USUAL_PROBATION_DAYS,
    notice_days: USUAL_NOTICE_DAYS,
  } as const
  const terms = termsFrom(form, whtFor(accepted.talent_country, UNCHANGED))
  const id = newId(createdAt)
  const offer = {
    id,
    interview_id,
    project_id,
    talent_id,
    client_id,
    made_by: seed.madeBy,
    terms,
    terms_hash: hashOf(id, 1, terms),
    fee: feeFor(terms.salary_net, null, UNCHANGED),
    expires_at: expiryOf(createdAt, terms.start, UNCHANGED),
  }
  await insertOffer(db, offer, createdAt)
  await insertVersion(db, id, { ...offer, version: 1 }, createdAt)
  const operations = await db.one<{ id: string }>(sql`select id from staff where email = 'operations@demo.fareeq.test'`)
  const author =
    seed.madeBy === 'client' ? { kind: 'client' as const, id: client_id } : { kind: 'staff' as const, ...operations }
  await insertEvent(db, id, { event: 'make', version: 1, actor: author, note: null }, createdAt)
  if (!seed.answer) return
  const { event, hoursAgo, requested } = seed.answer
  const at = after(now, -hoursAgo * HOUR)
  await moveOffer(
    db,
    { id, state: 'made' },
    event,
    at,
    requested
      ? [
          sql`requested_changes = ${JSON.stringify(requested)}`,
          sql`expires_at = ${expiryOf(at, terms.start, UNCHANGED)}`,
        ]
      : [sql`accepted_at = ${at}`],
  )
  await insertEvent(db, id, { event, version: 1, actor: { kind: 'talent', id: talent_id }, note: null }, at)
}

/** One that waits for the talent, one of which a change was asked for, and one that was accepted: its contract is next. */
export async function seedOffers(db: Db, now: Date) {
  if (await db.row(sql`select 1 as seeded from offers limit 1`)) return
  for (const offer of OFFERS) await seedOffer(db, offer, now)
}
