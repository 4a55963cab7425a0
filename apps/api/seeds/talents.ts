import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { Db } from '../src/platform/db/database.ts'
import { type Seed, seedPerson } from './accounts.ts'
import { chanceOf, phoneIn } from './many-people.ts'
import { countryOf } from './many-words.ts'
import { type Work, seedProfile } from './talents-profiles.ts'

/** By the name of the mailbox. */
const PEOPLE: Record<string, [first: string, last: string, country: string]> = {
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
  zaid: ['زيد', 'المجالي', 'JO'],
  ghada: ['غادة', 'السالم', 'KW'],
}

/** By the name of the mailbox, newest consent first. Three of them are people of the accounts. */
const WORK: Record<string, Work> = {
  rana: ['frontend_developer', 74, 'react, typescript, next-js, react-native, graphql, cypress', 'full', 2],
  youssef: ['backend_developer', 98, 'node-js, typescript, postgresql, nestjs, redis, docker', 'full', 4],
  amina: ['product_designer', 43, 'figma, tailwind-css, react', 'both', 0],
  mehmet: ['devops_engineer', 112, 'kubernetes, node-js, typescript, postgresql, terraform, aws', 'full', 6],
  dina: ['data_engineer', 66, 'python, postgresql, spark, airflow, dbt', 'full', 3],
  tariq: ['mobile_developer', 39, 'flutter, dart, kotlin, swift', 'full', 1],
  talent: ['frontend_developer', 52, 'vue, nuxt, typescript, react, tailwind-css, graphql', 'full', 2],
  faisal: ['product_manager', 86, 'sql, power-bi, figma', 'part', 2],
  nadia: ['fullstack_developer', 58, 'typescript, react, node-js, react-native, postgresql', 'full', 5],
  hassan: ['qa_engineer', 28, 'playwright, cypress, selenium, typescript', 'both', 0],
  ayesha: ['ai_engineer', 45, 'python, pytorch, fastapi, tensorflow', 'full', 4],
  elias: ['ios_developer', 69, 'swift, react, typescript, graphql', 'full', 8],
  mariam: ['data_analyst', 19, 'sql, power-bi, python', 'full', 0],
  kenza: ['security_engineer', 53, 'linux, python, node-js, postgresql, aws', 'full', 10],
  sami: ['frontend_developer', 31, 'vue, nuxt, typescript, react', 'both', 1],
  hanna: ['cloud_engineer', 47, 'azure, terraform, node-js, typescript, postgresql', 'full', 4],
  abdulrahman: ['backend_developer', 22, 'node-js, postgresql, typescript, redis, php', 'full', 0],
  salem: ['tech_lead', 141, 'node-js, postgresql, typescript, kafka, kubernetes', 'full', 3],
  omar: ['backend_developer', 81, 'go, postgresql, kafka, docker', 'full', 2],
  lina: ['game_developer', 34, 'unity, c-sharp, c-plus-plus', 'full', 4],
  ahmed: ['android_developer', 15, 'kotlin, typescript, flutter', 'both', 0],
  huda: ['data_scientist', 37, 'python, sql, pytorch, tableau', 'full', 6],
  mona: ['business_analyst', 63, 'sql, sap, power-bi', 'full', 8],
  bilal: ['software_architect', 128, 'node-js, typescript, postgresql, azure, kafka', 'full', 10],
  sara: ['technical_writer', 26, 'graphql, wordpress', 'part', 1],
  selin: ['mobile_developer', 61, 'react-native, typescript, react, swift, kotlin', 'full', 2],
  salma: ['data_engineer', 12, 'python, sql, airflow', 'full', 0],
  zaid: ['frontend_developer', 49, 'react, typescript, next-js, graphql', 'full', 2],
  ghada: ['backend_developer', 41, 'node-js, typescript, postgresql, redis', 'full', 1],
}

/** They have a profile and do not want to be public. */
const NOT_AGREED: readonly string[] = ['lina', 'ahmed', 'huda', 'mona', 'salma']

const emailOf = (mailbox: string) => `${mailbox}@demo.fareeq.test`

export async function seedTalents(db: Db, now: Date) {
  for (const [index, [mailbox, ctx]] of Object.entries(WORK).entries()) {
    const at = after(now, -index * DAY)
    const person = PEOPLE[mailbox]
    if (person) await seedPerson(db, accountOf(mailbox, person, index), at)
    await seedProfile(
      db,
      { mailbox, email: emailOf(mailbox), work: ctx, agreed: !NOT_AGREED.includes(mailbox), chance: chanceOf(index) },
      at,
    )
  }
}

function accountOf(mailbox: string, [first, last, country]: (typeof PEOPLE)[string], index: number): Seed {
  const home = countryOf(country)
  return {
    email: emailOf(mailbox),
    type: TALENT,
    name: [first, last],
    phone: phoneIn(home, index + 10),
    country,
    zone: home.zone,
    step: TALENT_STEP.profile,
    lang: hasArabic(first) ? 'ar' : 'en',
    verified: true,
  }
}
