import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { seedStaff } from './staff.ts'

export type Seed = {
  email: string
  type: 1 | 2
  name: [string, string]
  phone: string
  country: string
  zone: string | null
  step: number
  lang: 'ar' | 'en'
  verified: boolean
  status?: 'pending' | 'active' | 'closed'
  company?: string
  website?: string
  role?: string
}

/** Every state of an account at least once: new, half-way, verified, pending, closed. */
const PEOPLE: Seed[] = [
  {
    email: 'talent@demo.fareeq.test',
    type: 1,
    name: ['ليلى', 'حدّاد'],
    phone: '+962790000001',
    country: 'JO',
    zone: 'Asia/Amman',
    step: TALENT_STEP.profile,
    lang: 'ar',
    verified: true,
  },
  {
    email: 'new-talent@demo.fareeq.test',
    type: 1,
    name: ['ليان', 'الحربي'],
    phone: '+966510000003',
    country: 'SA',
    zone: 'Asia/Riyadh',
    step: 1,
    lang: 'ar',
    verified: false,
  },
  {
    email: 'client@demo.fareeq.test',
    type: 2,
    name: ['خالد', 'العتيبي'],
    phone: '+966510000001',
    country: 'SA',
    zone: 'Asia/Riyadh',
    step: 1,
    lang: 'ar',
    verified: true,
    company: 'سوق الحرفيين',
    website: 'https://demo.fareeq.test',
    role: 'مدير التقنية',
  },
  {
    email: 'omar@demo.fareeq.test',
    type: 1,
    name: ['Omar', 'Soliman'],
    phone: '+201590000001',
    country: 'EG',
    zone: 'Africa/Cairo',
    step: 8,
    lang: 'en',
    verified: true,
  },
  {
    email: 'salma@demo.fareeq.test',
    type: 1,
    name: ['سلمى', 'القرطبي'],
    phone: '+212600000001',
    country: 'MA',
    zone: 'Africa/Casablanca',
    step: 4,
    lang: 'ar',
    verified: true,
  },
  {
    email: 'yara@demo.fareeq.test',
    type: 1,
    name: ['Yara', 'Khoury'],
    phone: '+96170000001',
    country: 'LB',
    zone: null,
    step: 1,
    lang: 'en',
    verified: false,
  },
  {
    email: 'sarah@studio.fareeq.test',
    type: 2,
    name: ['Sarah', 'Whitfield'],
    phone: '+447400000001',
    country: 'GB',
    zone: 'Europe/London',
    step: 3,
    lang: 'en',
    verified: true,
    website: 'https://studio.fareeq.test',
    role: 'Head of Product',
  },
  {
    email: 'nouf@bustan.fareeq.test',
    type: 2,
    name: ['نوف', 'السبيعي'],
    phone: '+966510000021',
    country: 'SA',
    zone: 'Asia/Riyadh',
    step: 1,
    lang: 'ar',
    verified: true,
    company: 'بستان',
    website: 'https://bustan.fareeq.test',
    role: 'مديرة التشغيل',
  },
  {
    email: 'faris@rihla.fareeq.test',
    type: 2,
    name: ['فارس', 'الزهراني'],
    phone: '+966510000004',
    country: 'SA',
    zone: 'Asia/Riyadh',
    step: 1,
    lang: 'ar',
    verified: true,
    company: 'رحلة',
    website: 'https://rihla.fareeq.test',
    role: 'مدير المنتجات',
  },
  {
    email: 'nora@madar.fareeq.test',
    type: 2,
    name: ['نورة', 'القحطاني'],
    phone: '+966510000002',
    country: 'SA',
    zone: 'Asia/Riyadh',
    step: 1,
    lang: 'ar',
    verified: false,
    status: 'pending',
    website: 'https://madar.fareeq.test',
    role: 'مديرة المنتجات',
  },
  {
    email: 'former@demo.fareeq.test',
    type: 1,
    name: ['Adam', 'Nasser'],
    phone: '+21620000001',
    country: 'TN',
    zone: 'Africa/Tunis',
    step: 2,
    lang: 'en',
    verified: false,
    status: 'closed',
  },
]

export async function seedAccounts(db: Db, now: Date, secretKey?: string) {
  for (const [index, person] of PEOPLE.entries())
    await seedPerson(db, person, after(now, -(PEOPLE.length - index) * DAY))
  await seedStaff(db, now, secretKey)
}

export const seedPerson = (db: Db, seed: Seed, at: Date) =>
  db.run(sql`
    insert into users (id, type, status, email, email_verified_at, first_name, last_name, phone, phone_country,
      phone_verified_at, country, company, website, role, step, timezone, lang, signup_source, created_at, updated_at)
    values (${newId(at)}, ${seed.type}, ${seed.status ?? 'active'}, ${seed.email}, ${seed.status === 'pending' ? null : at},
      ${seed.name[0]}, ${seed.name[1]}, ${seed.phone}, ${seed.country}, ${seed.verified ? at : null}, ${seed.country},
      ${seed.company ?? null}, ${seed.website ?? null}, ${seed.role ?? null}, ${seed.step}, ${seed.zone}, ${seed.lang}, 'seed', ${at}, ${at})
    on conflict do nothing`)
