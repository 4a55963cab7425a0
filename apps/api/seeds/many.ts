import { lengthOf } from '@fareeq/domain/assessments/rules.ts'
import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import type { SavedReport } from '@fareeq/domain/assessments/schema-report.ts'
import { EMPTY_REPORT } from '../src/features/assessments/grading/actions-verdict.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { type MadePerson, personOf } from './many-people.ts'

/** Enough for matching in the demo world. */
export const FEW = 60
const AT_ONCE = 2000
/** Sign-up dates are spread over these days, ending a while ago: the hand-made people are the newest. */
const OVER_DAYS = 400
const BEFORE = 30

const numberOf = (n: number) => String(n).padStart(6, '0')
const emailOf = (n: number) => `talent-${numberOf(n)}@many.fareeq.test`

const { items: QUESTIONS, minutes: MINUTES } = lengthOf('multiple_choice', UNCHANGED)

/** A passed test, begun a day after sign-up; the answers themselves are not made up. */
function attemptOf({ passed, score }: MadePerson, n: number, at: Date) {
  if (passed === null) return []
  const right = Math.round((score * QUESTIONS) / 100)
  const begins = after(at, DAY)
  const ends = after(begins, (MINUTES / 2 + (n % (MINUTES / 2))) * MINUTE)
  const mcq = { score, right, wrong: QUESTIONS - right }
  const report: SavedReport = { ...EMPTY_REPORT, score, passed: true, mcq }
  return [{ id: newId(begins), assessment_id: passed, begins, ends, allowed: MINUTES * MINUTE, report }]
}

const rowOf = (person: MadePerson, n: number, at: Date) => ({
  ...person,
  id: newId(at),
  email: emailOf(n),
  at,
  attempt: attemptOf(person, n, at),
  experiences: person.experiences.map((experience) => ({ id: newId(at), ...experience })),
})

/** One statement; existing people stay unchanged. */
const insertMany = (db: Db, rows: ReturnType<typeof rowOf>[]) =>
  db.run(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as person(
        id uuid, email text, first_name text, last_name text, phone text, country text, timezone text, lang text,
        role text, months int, skills text[], languages jsonb, industries text[], full_time boolean, part_time boolean,
        weeks int, salary_full_time int, salary_part_time int, salary_shown boolean, hiring_status text,
        experiences jsonb, attempt jsonb, at timestamptz)
    ), added as (
      insert into users (id, type, email, email_verified_at, first_name, last_name, phone, phone_country,
        phone_verified_at, country, step, timezone, lang, signup_source, created_at, updated_at)
      select id, ${TALENT}, email, at, first_name, last_name, phone, country, at, country, ${TALENT_STEP.profile},
        timezone, lang, 'seed', at, at from given
      on conflict do nothing returning id
    ), profiles as (
      insert into talent_profiles (user_id, role, experience_months, skills, languages, industries, full_time, part_time,
        weeks, salary_full_time, salary_part_time, salary_shown, terms_at, hiring_status, nationality, updated_at)
      select id, role, months, skills, languages, industries, full_time, part_time, weeks, salary_full_time,
        salary_part_time, salary_shown, at, hiring_status, country, at
      from given join added using (id)
    ), attempts as (
      insert into assessment_attempts (id, user_id, assessment_id, kind, state, token_hash, expires_at, seed, device,
        started_at, heard_at, allowed, submitted_at, ended_at, score, report, created_at, updated_at)
      select one.id, given.id, assessment_id, 'multiple_choice', 'passed', 'many ' || one.id, ends, 0, 'many', begins, ends,
        allowed, ends, ends, (report->>'score')::int, report, begins, ends
      from given join added using (id) cross join lateral jsonb_to_recordset(attempt) as one(
        id uuid, assessment_id text, begins timestamptz, ends timestamptz, allowed int, report jsonb)
    )
    insert into talent_experiences (id, user_id, title, company, current, start_month, end_month, created_at, updated_at)
    select past.id, given.id, title, company, current, start_month, end_month, at, at
    from given join added using (id) cross join lateral jsonb_to_recordset(experiences) as past(
      id uuid, title text, company text, current boolean, start_month text, end_month text)`)

/** The first `count` people; `tell` is called with the progress. */
export async function seedMany(db: Db, count: number, now: Date, onProgress: (done: number) => void = () => {}) {
  for (let from = 0; from < count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE)
    const rows = Array.from({ length: to - from }, (_, index) => {
      const n = from + index
      return rowOf(personOf(n, now), n, after(now, -(BEFORE + ((n * 7919) % OVER_DAYS)) * DAY))
    })
    await insertMany(db, rows)
    onProgress(to)
  }
}
