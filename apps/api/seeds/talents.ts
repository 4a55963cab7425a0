import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { hasArabic } from '@fareeq/domain/kernel/text.ts'
import { DAY, after } from '@fareeq/domain/kernel/time.ts'
import { TALENT } from '@fareeq/domain/kernel/user-types.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { type Seed, seedPerson } from './accounts.ts'

/** By the name of the mailbox. */
const PEOPLE: Record<string, [first: string, last: string, country: keyof typeof COUNTRIES]> = {
  rana: ['رنا', 'الخطيب', 'JO'],
  youssef: ['يوسف', 'منصور', 'EG'],
  amina: ['أمينة', 'بن علي', 'TN'],
  mehmet: ['Mehmet', 'Yıldırım', 'TR'],
  dina: ['دينا', 'الشناوي', 'EG'],
  tariq: ['طارق', 'الحسيني', 'PS'],
  faisal: ['فيصل', 'الدوسري', 'SA'],
  nadia: ['Nadia', 'Benkirane', 'MA'],
  hassan: ['حسن', 'العبيدي', 'IQ'],
  ayesha: ['Ayesha', 'Khan', 'PK'],
  elias: ['Elias', 'Chamoun', 'LB'],
  mariam: ['مريم', 'البلوشي', 'OM'],
  kenza: ['كنزة', 'بوزيد', 'DZ'],
  sami: ['سامي', 'درويش', 'SY'],
  hanna: ['ሐና', 'ተስፋዬ', 'ET'],
  abdulrahman: ['عبد الرحمن', 'الأمين', 'SD'],
  salem: ['سالم', 'المنصوري', 'AE'],
  lina: ['Lina', 'Abboud', 'LB'],
  ahmed: ['أحمد', 'القماطي', 'LY'],
  huda: ['هدى', 'الصبري', 'YE'],
  mona: ['منى', 'الكندري', 'KW'],
  bilal: ['Bilal', 'Ahmed', 'PK'],
  sara: ['سارة', 'إبراهيم', 'BH'],
  selin: ['Selin', 'Kaya', 'TR'],
}

/** Where they live, and their numbers but for the last two digits. */
const COUNTRIES = {
  AE: ['Asia/Dubai', '+9715020000'],
  BH: ['Asia/Bahrain', '+973362000'],
  DZ: ['Africa/Algiers', '+2135520000'],
  EG: ['Africa/Cairo', '+2010200000'],
  ET: ['Africa/Addis_Ababa', '+2519200000'],
  IQ: ['Asia/Baghdad', '+96477200000'],
  JO: ['Asia/Amman', '+9627920000'],
  KW: ['Asia/Kuwait', '+965502000'],
  LB: ['Asia/Beirut', '+961712000'],
  LY: ['Africa/Tripoli', '+2189120000'],
  MA: ['Africa/Casablanca', '+2126200000'],
  OM: ['Asia/Muscat', '+968920000'],
  PK: ['Asia/Karachi', '+9230200000'],
  PS: ['Asia/Hebron', '+9705920000'],
  SA: ['Asia/Riyadh', '+9665520000'],
  SD: ['Africa/Khartoum', '+2499120000'],
  SY: ['Asia/Damascus', '+9639320000'],
  TN: ['Africa/Tunis', '+216222000'],
  TR: ['Europe/Istanbul', '+9053200000'],
  YE: ['Asia/Aden', '+9677720000'],
} as const

type Work = [role: string, months: number, skills: string, time: 'full' | 'part' | 'both', weeks: number]

/** By the name of the mailbox; whoever agreed last comes first. Three of them are people of the accounts. */
const WORK: Record<string, Work> = {
  rana: ['frontend_developer', 74, 'React, TypeScript, Next.js, GraphQL, Cypress, Tailwind CSS', 'full', 2],
  youssef: ['backend_developer', 98, 'Node.js, NestJS, PostgreSQL, Redis, Docker', 'full', 4],
  amina: ['product_designer', 43, 'Figma, Tailwind CSS, React', 'both', 0],
  mehmet: ['devops_engineer', 112, 'Kubernetes, Terraform, AWS, Docker, Linux', 'full', 6],
  dina: ['data_engineer', 66, 'Python, Spark, Airflow, dbt, Snowflake', 'full', 3],
  tariq: ['mobile_developer', 39, 'Flutter, Dart, Kotlin, Swift', 'full', 1],
  talent: ['frontend_developer', 30, 'Vue, TypeScript, Tailwind CSS', 'full', 0],
  faisal: ['product_manager', 86, 'SQL, Power BI, Figma', 'part', 2],
  nadia: ['fullstack_developer', 58, 'TypeScript, React, Node.js, MongoDB, AWS', 'full', 5],
  hassan: ['qa_engineer', 28, 'Playwright, Cypress, Selenium, TypeScript', 'both', 0],
  ayesha: ['ai_engineer', 45, 'Python, PyTorch, FastAPI, TensorFlow', 'full', 4],
  elias: ['ios_developer', 69, 'Swift, GraphQL', 'full', 8],
  mariam: ['data_analyst', 19, 'SQL, Power BI, Python', 'full', 0],
  kenza: ['security_engineer', 53, 'Linux, Python, Go, AWS', 'full', 10],
  sami: ['frontend_developer', 31, 'Vue, Nuxt, TypeScript', 'both', 1],
  hanna: ['cloud_engineer', 47, 'Azure, Terraform, Kubernetes, Linux', 'full', 4],
  abdulrahman: ['backend_developer', 22, 'PHP, Laravel, MySQL, Redis', 'full', 0],
  salem: ['tech_lead', 141, 'Java, Spring, Kafka, Kubernetes, PostgreSQL', 'part', 3],
  omar: ['backend_developer', 81, 'Go, PostgreSQL, Kafka, Docker', 'full', 2],
  lina: ['game_developer', 34, 'Unity, C#, C++', 'full', 4],
  ahmed: ['android_developer', 15, 'Kotlin, Java', 'both', 0],
  huda: ['data_scientist', 37, 'Python, SQL, PyTorch, Tableau', 'full', 6],
  mona: ['business_analyst', 63, 'SQL, SAP, Power BI', 'full', 8],
  bilal: ['software_architect', 128, '.NET, C#, Azure, SQL Server, Kafka', 'full', 10],
  sara: ['technical_writer', 26, 'GraphQL, WordPress', 'part', 1],
  selin: ['mobile_developer', 61, 'React Native, TypeScript, React, Swift, Kotlin', 'full', 2],
  salma: ['data_engineer', 12, 'Python, SQL, Airflow', 'full', 0],
}

/** They have a profile and would rather not be shown to strangers. */
const NOT_AGREED: readonly string[] = ['lina', 'ahmed', 'huda', 'mona', 'salma']

const emailOf = (mailbox: string) => `${mailbox}@demo.fareeq.test`

export async function seedTalents(db: Db, now: Date) {
  for (const [index, [mailbox, work]] of Object.entries(WORK).entries()) {
    const at = after(now, -index * DAY)
    const person = PEOPLE[mailbox]
    if (person) await seedPerson(db, accountOf(mailbox, person, index), at)
    await seedProfile(db, mailbox, work, at)
  }
}

function accountOf(mailbox: string, [first, last, country]: (typeof PEOPLE)[string], index: number): Seed {
  const [zone, number] = COUNTRIES[country]
  return {
    email: emailOf(mailbox),
    type: TALENT,
    name: [first, last],
    phone: number + String(index + 10),
    country,
    zone,
    step: TALENT_STEP.profile,
    lang: hasArabic(first) ? 'ar' : 'en',
    verified: true,
  }
}

function seedProfile(db: Db, mailbox: string, [role, months, skills, time, weeks]: Work, at: Date) {
  const agreed = !NOT_AGREED.includes(mailbox)
  return db.run(sql`
    insert into talent_profiles (user_id, role, experience_months, skills, full_time, part_time, weeks, showcased,
      showcased_at, updated_at)
    select id, ${role}, ${months}, ${skills.split(', ')}, ${time !== 'part'}, ${time !== 'full'}, ${weeks}, ${agreed},
      ${agreed ? at : null}, ${at}
    from users where email = ${emailOf(mailbox)}
    on conflict do nothing`)
}
