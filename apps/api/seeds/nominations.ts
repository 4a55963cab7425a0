import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { expiresAt } from '@fareeq/domain/nominations/rules.ts'
import type { PassTag } from '@fareeq/domain/nominations/schema.ts'
import { insertNomination, recordEvent, saveMove } from '../src/features/nominations/queries-saving.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

const SOUQ = { client: 'client@demo.fareeq.test', request: 'سوق الحرفيين' }
const RIHLA = { client: 'faris@rihla.fareeq.test', request: 'رحلة' }
const GUIDES = { ...RIHLA, request: 'رحلة للمرشدين' }
const MATCHER = 'matcher@demo.fareeq.test'

type Seed = {
  client: string
  request: string
  talent: string
  hoursAgo: number
  reasons: string[]
  passed?: { hoursAgo: number; tag: PassTag; reason: string }
}

/** One whose time soon runs out, some of these days, and three the client did not want: one of them for another request. */
const NOMINATIONS: readonly Seed[] = [
  {
    ...SOUQ,
    talent: 'youssef@demo.fareeq.test',
    hoursAgo: 283,
    reasons: [
      'ثماني سنوات في أنظمة الدفع والطلبات، ومنها متجر بحجم متجركم',
      'يعمل بالتقنيات التي طلبتموها: Node.js وPostgreSQL',
      'ساعات عمله تطابق ساعاتكم كلها تقريبًا',
    ],
  },
  {
    ...SOUQ,
    talent: 'omar@demo.fareeq.test',
    hoursAgo: 240,
    reasons: ['Six years of Go and PostgreSQL behind busy shops', 'Can begin in two weeks'],
    passed: {
      hoursAgo: 190,
      tag: 'skills',
      reason: 'خبرته قوية، لكن فريقنا كله يعمل على Node.js ولا نريد لغة ثانية في الخادم الآن.',
    },
  },
  {
    ...SOUQ,
    talent: 'nadia@demo.fareeq.test',
    hoursAgo: 3,
    reasons: [
      'بنت الواجهات والخادم معًا في متجرين، فتختصر عليكم التنسيق بين اثنين',
      'تتحدث العربية والفرنسية والإنجليزية',
    ],
  },
  {
    ...GUIDES,
    talent: 'tariq@demo.fareeq.test',
    hoursAgo: 30,
    reasons: ['أطلق تطبيقين مبنيين على Flutter يعملان دون شبكة', 'الراتب ضمن ما ذكرتم، والبدء خلال أسبوع'],
  },
  {
    ...GUIDES,
    talent: 'nadia@demo.fareeq.test',
    hoursAgo: 28,
    reasons: ['تبني التطبيق بـ React Native وخادمه معًا، فيكفيكم شخص واحد في البداية'],
  },
  {
    ...GUIDES,
    talent: 'ahmed@demo.fareeq.test',
    hoursAgo: 26,
    reasons: ['يعمل بـ Kotlin وFlutter كل يوم', 'ساعات العمل مشتركة كلها تقريبًا'],
  },
  {
    ...GUIDES,
    talent: 'rana@demo.fareeq.test',
    hoursAgo: 150,
    reasons: ['Six years of React, most of it in education products'],
    passed: { hoursAgo: 120, tag: 'price', reason: 'خبرة ممتازة، لكن الراتب أعلى من ميزانيتنا لهذا الشاغر.' },
  },
  {
    ...RIHLA,
    talent: 'sami@demo.fareeq.test',
    hoursAgo: 600,
    reasons: ['ثلاث سنوات في Vue وNuxt'],
    passed: { hoursAgo: 560, tag: 'seniority', reason: 'نحتاج إلى خبرة أطول في هذه المرحلة.' },
  },
]

export async function seedNominations(db: Db, now: Date) {
  const { id: staffId } = await db.one<{ id: string }>(sql`select id from staff where email = ${MATCHER}`)
  for (const { client, request, talent, hoursAgo, reasons, passed } of NOMINATIONS) {
    const { id: projectId, client_id: clientId } = await db.one<{ id: string; client_id: string }>(sql`
      select client_projects.id, client_id from client_projects join users on users.id = client_id
      where email = ${client} and product_name = ${request}`)
    const { id: talentId } = await db.one<{ id: string }>(sql`select id from users where email = ${talent}`)
    const existing = await db.row(sql`
      select 1 from nominations where project_id = ${projectId} and talent_id = ${talentId}`)
    if (existing) continue
    const at = after(now, -hoursAgo * HOUR)
    const id = newId(at)
    const row = { id, project_id: projectId, talent_id: talentId, reasons, nominated_by: staffId }
    await insertNomination(db, { ...row, expires_at: expiresAt(at, UNCHANGED), now: at })
    await recordEvent(db, id, { kind: 'nominate', actor_kind: 'staff', actor_id: staffId, data: {} }, at)
    if (!passed) continue
    const then = after(now, -passed.hoursAgo * HOUR)
    await saveMove(db, id, 'not_interested', { pass_reason: passed.reason, pass_tag: passed.tag }, then)
    await recordEvent(
      db,
      id,
      { kind: 'pass', actor_kind: 'client', actor_id: clientId, data: { tag: passed.tag } },
      then,
    )
  }
}
