import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { LISTS, insertEntry } from '../src/features/talents/queries-entries.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { type RandomSource, monthBefore, movedAfter } from './many-people.ts'
import { countryOf } from './many-words.ts'
import { BIOS, CERTIFICATES, JOBS, PROJECTS, STUDIES } from './talents-words.ts'

export type Work = [role: string, months: number, skills: string, time: 'full' | 'part' | 'both', weeks: number]
type Talent = { mailbox: string; email: string; work: Work; agreed: boolean; chance: RandomSource }

/** Where the others are `applied`. */
const STATUSES: Readonly<Record<string, Profile['basicInfo']['hiring_status']>> = {
  talent: 'interviewing',
  rana: 'verified',
  youssef: 'nominated',
  nadia: 'nominated',
  hanna: 'nominated',
  dina: 'verified',
  omar: 'verified',
  tariq: 'nominated',
  sami: 'verified',
  kenza: 'verified',
  abdulrahman: 'interviewing',
  salem: 'interviewing',
  bilal: 'interviewing',
  mehmet: 'interviewing',
  ahmed: 'interviewing',
  elias: 'hired',
  selin: 'hired',
  hassan: 'hired',
  amina: 'hired',
  zaid: 'hired',
  ghada: 'hired',
  mona: 'assessing',
  huda: 'unavailable',
  lina: 'banned',
}
/** They show companies the range of their salary. */
const SHOWING: readonly string[] = ['omar', 'youssef']

/** Started profiles without a salary. */
const INCOMPLETE: readonly string[] = ['salma']
/** A company waits for their availability and salary (interviews-histories.ts). */
const WAITED_FOR = 'ahmed'

/** Spoken languages, besides that of their country. */
const SECOND_LANGUAGES: Readonly<Record<string, string>> = {
  MA: 'fr',
  TN: 'fr',
  DZ: 'fr',
  LB: 'fr',
  TR: 'tr',
  PK: 'ur',
  ET: 'am',
}
const FOREIGN = ['TR', 'PK', 'ET']

/** US dollars a month, by experience and the level of pay where they live; an even number, because half days are paid half. */
const salaryOf = (months: number, country: string) =>
  Math.round(((700 + Math.round(months / 3) * 100) * countryOf(country).price) / 50) * 50

/** They follow a first degree, and take half its time. */
const MASTERS: readonly string[] = ['ماجستير', 'Master', 'MSc']

/** Columns that an older demo world lacks. */
const COLUMNS =
  `weeks unavailable nationality linkedin accounts languages bio_ar bio_en salary_full_time salary_part_time
  salary_shown terms_at salary_locked hiring_status`.split(/\s+/)
const PROFILE_COLUMNS = sql.join(
  COLUMNS.map((name) => sql.id(name)),
  ', ',
)

/** Inserts a profile once; changed ones are not overwritten. */
export async function seedProfile(db: Db, talent: Talent, at: Date) {
  const { mailbox, work: ctx, agreed, chance } = talent
  const [role, months, skills, time, weeks] = ctx
  const user = await db.one<{ id: string; country: string }>(
    sql`select id, country from users where email = ${talent.email}`,
  )
  const status = STATUSES[mailbox] ?? 'applied'
  const [away, hasBegun] = [status === 'unavailable', INCOMPLETE.includes(mailbox)]
  const [[, ar = '', en = ''] = []] = BIOS.get(mailbox) ?? []
  const salary = hasBegun ? null : salaryOf(months, user.country)
  const added = await db.run(sql`
    insert into talent_profiles (user_id, role, experience_months, skills, full_time, part_time, weeks, unavailable,
      showcased, showcased_at, nationality, linkedin, accounts, languages, bio_ar, bio_en, salary_full_time,
      salary_part_time, salary_shown, terms_at, salary_locked, hiring_status, updated_at)
    values (${user.id}, ${role}, ${months}, ${skills.split(', ')}, ${time !== 'part'}, ${time !== 'full'},
      ${away ? null : weeks}, ${away}, ${agreed}, ${agreed ? at : null}, ${user.country},
      ${hasBegun ? null : `https://people.example.com/${mailbox}`},
      ${months > 60 ? [`https://code.example.com/${mailbox}`] : []}, ${JSON.stringify(languagesOf(user.country, months))},
      ${ar || null}, ${en || null}, ${time === 'part' ? null : salary},
      ${time === 'full' || !salary ? null : salary / 2}, ${SHOWING.includes(mailbox)}, ${hasBegun ? null : at},
      ${mailbox === WAITED_FOR}, ${status}, ${at})
    on conflict (user_id) do update set (${PROFILE_COLUMNS}) = (select ${sql.join(
      COLUMNS.map((name) => sql`excluded.${sql.id(name)}`),
      ', ',
    )})
    where talent_profiles.version = 1 and talent_profiles.nationality is null`)
  if (added > 0) await seedEntries(db, { userId: user.id, mailbox, months, chance }, at)
}

function languagesOf(country: string, months: number) {
  const second = SECOND_LANGUAGES[country]
  const arabic = FOREIGN.includes(country) ? 'beginner' : 'native'
  return [
    { id: 'ar', level: arabic },
    { id: 'en', level: months > 36 ? 'advanced' : 'intermediate' },
    ...(second ? [{ id: second, level: FOREIGN.includes(country) ? 'native' : 'advanced' }] : []),
  ]
}

type Past = { userId: string; mailbox: string; months: number; chance: RandomSource }

async function seedEntries(db: Db, { userId, mailbox, months, chance }: Past, at: Date) {
  const viewer = { kind: 'talent', userId, sessionId: '' } as const
  const add = (list: keyof typeof LISTS, values: Record<string, string | boolean | null>) =>
    insertEntry(db, viewer, LISTS[list], { id: newId(at), values, now: at })
  const moved = movedAfter(months, chance)
  const between = (from: number, to: number) => Math.floor(from + (to - from + 1) * chance())

  for (const [, title = '', company = '', before, there = '', responsibility = ''] of JOBS.get(mailbox) ?? []) {
    const start = monthBefore(at, before ? moved : months)
    await add('experiences', { title, company, current: true, start, end: null, responsibility })
    if (before)
      await add('experiences', {
        title: before,
        company: there,
        current: false,
        responsibility: null,
        start: monthBefore(at, months),
        end: start,
      })
  }
  for (const [, school = '', degree = '', field = ''] of STUDIES.get(mailbox) ?? []) {
    const graduated = months + between(1, 9)
    const studied = MASTERS.includes(degree) ? between(18, 26) : between(44, 58)
    await add('educations', {
      school,
      degree,
      field,
      undergraduate: false,
      start: monthBefore(at, graduated + studied),
      end: monthBefore(at, graduated),
    })
  }
  for (const [, name = '', type = '', link = ''] of PROJECTS.get(mailbox) ?? [])
    await add('projects', { name, type, link: link || null })
  for (const [, name = '', organisation = '', credential = '', valid = ''] of CERTIFICATES.get(mailbox) ?? []) {
    const issued = between(2, valid ? Number(valid) - 3 : Math.min(30, months))
    await add('certifications', {
      name,
      organisation,
      no_expiry: valid === '',
      issued: monthBefore(at, issued),
      expires: valid ? monthBefore(at, issued - Number(valid)) : null,
      credential_id: credential || null,
      credential_url: null,
    })
  }
}
