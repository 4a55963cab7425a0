import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { type ProjectColumns, insertProject } from '../src/features/client-projects/queries.ts'
import { mirrorStep } from '../src/features/organisations/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'

type Vacancy = { seniority: string; count: number; startsInDays: number; budget: number; note: string }
type Seed = {
  client: string
  daysAgo: number
  /** Of the last change; else nothing was changed since. */
  changedDaysAgo?: number
  step: number
  columns: ProjectColumns
  vacancy?: Vacancy
}

/** Requests that have been talked about, one of them two seats with a budget, one left halfway through the wizard, and one that only lacks its meeting. */
const REQUESTS: readonly Seed[] = [
  {
    client: 'client@demo.fareeq.test',
    daysAgo: 420,
    changedDaysAgo: 24,
    step: 3,
    columns: {
      product_name: 'دفتر الورشة',
      industry: 'automotive',
      scope_kind: 'text',
      scope_text: 'تطبيق بسيط لورش الصيانة: استقبال السيارة، تقدير الكلفة، وإبلاغ صاحبها حين تجهز.',
      services: ['mvp'],
    },
  },
  {
    client: 'client@demo.fareeq.test',
    daysAgo: 380,
    step: 6,
    columns: {
      product_name: 'سوق الحرفيين',
      industry: 'e-commerce',
      role: 'backend_developer',
      availability: 'full_time',
      duration: 12,
      primary_language: 'ar',
      secondary_language: 'en',
      scope_kind: 'text',
      scope_text:
        'متجر يجمع حرفيي المنطقة في مكان واحد. لدينا تصميم جاهز وواجهات أمامية، ونحتاج إلى من يبني الطلبات والدفع والشحن ثم يبقى معنا بعد الإطلاق.',
      services: ['team-as-a-service', 'technical-consultant'],
      technologies: ['node-js', 'typescript', 'postgresql', 'react'],
    },
  },
  {
    client: 'faris@rihla.fareeq.test',
    daysAgo: 34,
    step: 6,
    columns: {
      product_name: 'رحلة',
      industry: 'tourism',
      role: 'frontend_developer',
      availability: 'full_time',
      duration: 6,
      primary_language: 'ar',
      secondary_language: 'en',
      scope_kind: 'text',
      scope_text: 'تطبيق لحجز الرحلات البرية داخل المملكة. الخادم جاهز، ونحتاج إلى واجهات سريعة على الويب والجوال.',
      services: ['team-as-a-service'],
      technologies: ['vue', 'typescript', 'kotlin'],
    },
  },
  {
    client: 'faris@rihla.fareeq.test',
    daysAgo: 12,
    step: 6,
    columns: {
      product_name: 'رحلة للمرشدين',
      industry: 'tourism',
      role: 'mobile_developer',
      availability: 'full_time',
      duration: 12,
      primary_language: 'ar',
      secondary_language: 'en',
      scope_kind: 'text',
      scope_text: 'تطبيق للمرشدين السياحيين: جدول الرحلات، وقائمة المسافرين، وما يلزم حين تنقطع الشبكة في البر.',
      services: ['team-as-a-service'],
      technologies: ['flutter', 'react-native', 'kotlin'],
    },
    vacancy: { seniority: 'mid', count: 2, startsInDays: 10, budget: 2200, note: '' },
  },
  {
    client: 'sarah@studio.fareeq.test',
    daysAgo: 260,
    step: 6,
    columns: {
      product_name: 'Studio Archive',
      industry: 'events',
      role: 'frontend_developer',
      availability: 'full_time',
      duration: 6,
      primary_language: 'en',
      scope_kind: 'text',
      scope_text: 'Twenty years of photographs that nobody can search. We need a gallery that finds one in a second.',
      services: ['team-as-a-service'],
      technologies: ['vue', 'typescript'],
    },
  },
  {
    client: 'sarah@studio.fareeq.test',
    daysAgo: 30,
    step: 6,
    columns: {
      product_name: 'Studio Tour',
      industry: 'events',
      role: 'frontend_developer',
      availability: 'full_time',
      duration: 6,
      work_mode: 'hybrid',
      primary_language: 'en',
      scope_kind: 'text',
      scope_text: 'A walk through our studios on the web. The photographs are there; the page that shows them is not.',
      services: ['team-as-a-service'],
      technologies: ['vue', 'typescript'],
    },
  },
  {
    client: 'sarah@studio.fareeq.test',
    daysAgo: 18,
    step: 6,
    columns: {
      product_name: 'Studio Exhibit',
      industry: 'events',
      role: 'frontend_developer',
      availability: 'full_time',
      duration: 12,
      primary_language: 'en',
      scope_kind: 'text',
      scope_text: 'An exhibition that lives on the web for a year, with a new room every month.',
      services: ['team-as-a-service'],
      technologies: ['vue', 'typescript'],
    },
  },
  {
    client: 'sarah@studio.fareeq.test',
    daysAgo: 3,
    step: 5,
    columns: {
      product_name: 'Studio Booking',
      industry: 'events',
      role: 'product_designer',
      availability: 'part_time',
      duration: 3,
      primary_language: 'en',
      scope_kind: 'text',
      scope_text: 'Photographers rent our studios by the hour. The calendar works; finding the right room does not.',
      services: ['creative-lab'],
      technologies: ['figma', 'react'],
    },
  },
]

/** In the shape of the form, with a day in the future. */
const vacancyOf = ({ startsInDays, ...fields }: Vacancy, now: Date) =>
  JSON.stringify({
    ...fields,
    start: after(now, startsInDays * DAY)
      .toISOString()
      .slice(0, 10),
  })

export async function seedClientProjects(db: Db, now: Date) {
  for (const { client, daysAgo, changedDaysAgo, step, vacancy, ...seed } of REQUESTS) {
    const { id: clientId } = await db.one<{ id: string }>(sql`select id from users where email = ${client}`)
    const columns = { ...seed.columns, ...(vacancy && { vacancy: vacancyOf(vacancy, now) }) }
    const product = columns['product_name'] ?? null
    const existing = await db.row(sql`
      select 1 from client_projects where client_id = ${clientId} and product_name = ${product}`)
    if (existing) continue
    const at = after(now, -daysAgo * DAY)
    const id = newId(at)
    await insertProject(db, { id, clientId, step, columns }, at)
    if (changedDaysAgo !== undefined)
      await db.run(sql`
        update client_projects set updated_at = ${after(now, -changedDaysAgo * DAY)} where id = ${id}`)
    await mirrorStep(db, clientId, at)
  }
}
