import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { HOUR, after } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { endOfToday } from '@fareeq/domain/work-items/rules.ts'
import { ticketDue } from '@fareeq/domain/tickets/rules-opening.ts'
import type { TicketKind } from '@fareeq/domain/tickets/states.ts'
import { insertTicket } from '../src/features/tickets/queries-opening.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { seedInbox } from './tickets-inbox.ts'

type Seed = {
  reference: string
  kind: TicketKind
  hoursAgo: number
  lang: 'ar' | 'en'
  name: string
  email: string
  subject: string
  body: string
  /** Its clock ends today; somebody is on it. */
  isDueToday?: boolean
  owner?: string
  /** Asks for more days of this talent's nomination. */
  talent?: string
}

/** Whatever the queues are there for: fresh, due today, late, in both languages, from visitors and from clients. */
const TICKETS: readonly Seed[] = [
  {
    reference: 'DEM2A3',
    kind: 'contact',
    hoursAgo: 190,
    lang: 'ar',
    name: 'عبد الله الغامدي',
    email: 'abdullah@naql.fareeq.test',
    subject: 'hiring',
    body: 'السلام عليكم. نبحث عن فريق من 4 مطورين لمنصة شحن، ونود معرفة المدة من الطلب إلى بدء العمل.',
  },
  {
    reference: 'DEM4B5',
    kind: 'contact',
    hoursAgo: 5,
    lang: 'en',
    name: 'Priya Raman',
    email: 'priya@lumen.fareeq.test',
    subject: 'partnership',
    body: 'We run a coding school in Chennai. Could our graduates take your assessments as a group?',
  },
  {
    reference: 'DEM6C7',
    kind: 'extension',
    hoursAgo: 26,
    lang: 'ar',
    name: 'خالد العتيبي',
    email: 'client@demo.fareeq.test',
    subject: 'يوسف منصور',
    body: 'سوق الحرفيين',
    talent: 'youssef@demo.fareeq.test',
  },
  {
    reference: 'DEM8D9',
    kind: 'consultant',
    hoursAgo: 60,
    lang: 'en',
    name: 'Sarah Whitfield',
    email: 'sarah@studio.fareeq.test',
    subject: 'Image delivery',
    body: 'Our photographs load slowly on phones. We would like an hour with somebody who knows image delivery.',
  },
  {
    reference: 'DEM2E4',
    kind: 'package',
    hoursAgo: 1,
    isDueToday: true,
    owner: 'manager@demo.fareeq.test',
    lang: 'ar',
    name: 'ريما الخطيب',
    email: 'rima@daftar.fareeq.test',
    subject: 'باقة النمو',
    body: 'نود نقل استضافة متجرنا إلى باقة النمو قبل نهاية الشهر. ما الذي تحتاجون إليه منا؟',
  },
  {
    reference: 'DEM3E4',
    kind: 'contact',
    hoursAgo: 3,
    lang: 'en',
    name: 'Priya Raman',
    email: 'priya@lumen.fareeq.test',
    subject: 'partnership',
    body: 'One more thing: would the assessments be in English only, or in Arabic as well?',
  },
  {
    reference: 'DEM5F6',
    kind: 'contact',
    hoursAgo: 70,
    lang: 'ar',
    name: 'خالد العتيبي',
    email: 'client@demo.fareeq.test',
    subject: 'support',
    body: 'هل يمكن دفع فاتورة هذا الشهر بتحويل بنكي بدل البطاقة؟',
  },
]

/** How long ago a ticket was opened that is due today, or on the next working day. */
function hoursToToday(kind: TicketKind, now: Date): number {
  let hours = 1
  while (riyadhDay(ticketDue(kind, after(now, -hours * HOUR), UNCHANGED)) >= riyadhDay(endOfToday(now, []))) hours++
  return hours
}

export async function seedTickets(db: Db, now: Date) {
  let isFirst = true
  for (const ticket of TICKETS) {
    const at = after(now, -(ticket.isDueToday ? hoursToToday(ticket.kind, now) : ticket.hoursAgo) * HOUR)
    const user = await db.row<{ id: string }>(sql`select id from users where email = ${ticket.email}`)
    const nomination =
      ticket.talent === undefined
        ? undefined
        : await db.one<{ id: string; project_id: string }>(sql`
            select nominations.id, project_id from nominations join users on users.id = talent_id
            where email = ${ticket.talent} order by nominations.id limit 1`)
    const added = await insertTicket(db, {
      id: newId(at),
      reference: ticket.reference,
      kind: ticket.kind,
      subject: ticket.subject,
      body: ticket.body,
      from_name: ticket.name,
      from_email: ticket.email,
      user_id: user?.id ?? null,
      lang: ticket.lang,
      ...(nomination && { data: { nomination_id: nomination.id, project_id: nomination.project_id, days: 3 } }),
      due_at: ticketDue(ticket.kind, at, UNCHANGED),
      now: at,
    })
    if (added && ticket.owner)
      await db.run(sql`
        update tickets set owner_id = (select id from staff where email = ${ticket.owner}) where reference = ${ticket.reference}`)
    isFirst &&= added
    if (added && nomination) await db.run(sql`update nominations set asked_at = ${at} where id = ${nomination.id}`)
  }
  if (isFirst) await seedInbox(db, now)
}
