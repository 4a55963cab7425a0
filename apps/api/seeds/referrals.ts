import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { randomBytes } from 'node:crypto'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { bonusDueOn, payBy, testsDue, invitationEnds } from '@fareeq/domain/referrals/rules.ts'
import { type ReferralTierName, tiersOf } from '@fareeq/domain/referrals/rules-tiers.ts'
import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { hashOf } from '../src/platform/session.ts'

type ReferralSeed = {
  name: string
  role: string
  years: number
  tier: ReferralTierName
  /** Each state with how many days ago it was reached. */
  moves: readonly [ReferralStatus, days: number][]
  reason?: 'declined' | 'lapsed'
}

/** Friends of the demo talent, one at nearly every stage. Her number was verified when she invited them. */
const FRIENDS: readonly ReferralSeed[] = [
  { name: 'هالة منصور', role: 'qa_engineer', years: 3, tier: 'mid', moves: [['invited', 2]] },
  {
    name: 'Karim Haddad',
    role: 'backend_developer',
    years: 6,
    tier: 'senior',
    moves: [
      ['invited', 6],
      ['consented', 5],
      ['registered', 1],
    ],
  },
  {
    name: 'عبد الرحمن السيوطي',
    role: 'engineering_manager',
    years: 12,
    tier: 'managerial',
    moves: [
      ['invited', 75],
      ['consented', 74],
      ['registered', 72],
      ['testing', 71],
      ['passed', 70],
      ['hired', 40],
    ],
  },
  {
    name: 'Yousef Naser',
    role: 'devops_engineer',
    years: 8,
    tier: 'tech_lead',
    moves: [
      ['invited', 260],
      ['consented', 259],
      ['registered', 257],
      ['testing', 256],
      ['passed', 250],
      ['hired', 220],
      ['bonus_due', 130],
      ['paid', 121],
    ],
  },
  {
    name: 'سلمى الفارس',
    role: 'data_analyst',
    years: 4,
    tier: 'mid',
    moves: [
      ['invited', 150],
      ['consented', 149],
      ['registered', 148],
      ['testing', 147],
      ['passed', 140],
      ['hired', 92],
      ['bonus_due', 2],
    ],
  },
  {
    name: 'ريم السالم',
    role: 'product_designer',
    years: 1.5,
    tier: 'junior',
    moves: [
      ['invited', 130],
      ['void', 128],
    ],
    reason: 'declined',
  },
]

export async function seedReferrals(db: Db, now: Date) {
  const layla = await db.one<{ id: string }>(sql`select id from users where email = 'talent@demo.fareeq.test'`)
  const existing = await db.row(sql`select 1 from referrals where referrer_id = ${layla.id}`)
  if (existing) return
  for (const [index, friend] of FRIENDS.entries()) await seedFriend(db, layla.id, friend, index, now)
}

async function seedFriend(db: Db, referrer: string, friend: ReferralSeed, index: number, now: Date) {
  const ago = (days: number) => after(now, -days * DAY)
  const at = (status: ReferralStatus) => friend.moves.find(([reached]) => reached === status)?.[1]
  const invited = ago(at('invited') ?? 0)
  const [registered, hired, earned] = [at('registered'), at('hired'), at('bonus_due')]
  const starts_on = hired === undefined ? null : riyadhDay(ago(hired))
  const ends_on = starts_on && daysAfter(starts_on, 365)
  const due = starts_on && bonusDueOn({ starts_on, ends_on, months: 12 }, UNCHANGED)
  const ends = invitationEnds(invited, UNCHANGED)
  const id = newId(invited)
  const amount = tiersOf(UNCHANGED).find(({ tier }) => tier === friend.tier)?.amount_usd ?? 0
  await db.run(sql`
    insert into referrals (id, referrer_id, status, void_reason, name, email, role, years, tier, amount_usd, lang,
      token_hash, invited_at, link_ends_at, hold_ends_at, tests_due_at, contract_months, starts_on, ends_on, bonus_due_on,
      pay_by, updated_at)
    values (${id}, ${referrer}, ${friend.moves.at(-1)![0]}, ${friend.reason ?? null}, ${friend.name},
      ${`friend${index + 1}@demo.fareeq.test`}, ${friend.role}, ${friend.years}, ${friend.tier}, ${amount}, 'ar',
      ${hashOf(randomBytes(32).toString('base64url'))}, ${invited}, ${ends.link_ends_at}, ${ends.hold_ends_at},
      ${registered === undefined ? null : testsDue(ago(registered), UNCHANGED)}, ${starts_on && 12}, ${starts_on}, ${ends_on},
      ${due}, ${earned === undefined ? null : payBy(ago(earned), UNCHANGED)}, ${now})`)
  for (const [status, days] of friend.moves)
    await db.run(sql`insert into referral_moves (referral_id, status, at) values (${id}, ${status}, ${ago(days)})`)
}
