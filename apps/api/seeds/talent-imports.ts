import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { consentEnds } from '@fareeq/domain/talent-imports/rules.ts'
import { openImported } from '../src/features/accounts/actions-imported.ts'
import { insertSelection } from '../src/features/selections/queries-moves.ts'
import { insertNote } from '../src/features/selections/queries-record.ts'
import { compareRows } from '../src/features/talent-imports/actions-comparing.ts'
import { findPairs } from '../src/features/talent-imports/actions-pairs.ts'
import { type ReadFile, readFile } from '../src/features/talent-imports/actions-reading.ts'
import { saveCompared, uncomparedRows } from '../src/features/talent-imports/queries-comparing.ts'
import { insertConsentRequest } from '../src/features/talent-imports/queries-consent.ts'
import { addDone, insertImport, saveRowState, savePhase, waitingRows } from '../src/features/talent-imports/queries.ts'
import { fillProfile } from '../src/features/talents/queries-imported.ts'
import type { Db } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { newId } from '../src/platform/ids.ts'
import { hashOf } from '../src/platform/session.ts'

const HEADS = ['Name', 'Email', 'Phone', 'Headline', 'Stage', 'Skills', 'Resume URL']
const IMPORTED = csvOf([
  HEADS,
  [
    'سلمى القحطاني',
    'salma.q@workable.demo.fareeq.test',
    '+966510000001',
    'Backend developer',
    'Interview',
    'Go, PostgreSQL',
    '',
  ],
  ['Karim Nassar', 'karim.nassar@workable.demo.fareeq.test', '+201590000002', 'QA engineer', 'Applied', 'Selenium', ''],
])
/** One person under two addresses, and somebody with the name of a talent who has an account. */
const twinsOf = (name: string) =>
  csvOf([
    HEADS,
    ['كريم نصّار', 'karim.n@workable.demo.fareeq.test', '+201590000002', 'Tester', 'Applied', 'Selenium', ''],
    [name, 'same.name@workable.demo.fareeq.test', '', 'Developer', 'Sourced', 'React', ''],
  ])
const WAITING = csvOf([
  HEADS,
  [
    'هند السبيعي',
    'hind@workable.demo.fareeq.test',
    '+966510000003',
    'مهندسة بيانات',
    'Phone screen',
    'Python, SQL',
    'https://files.example/1',
  ],
  ['Layla Haddad', 'talent@demo.fareeq.test', '', 'Senior backend developer', 'Offer', 'Node.js', ''],
  [
    'Yousef Amin',
    'yousef@workable.demo.fareeq.test',
    '0551230004',
    '=HYPERLINK("http://spam.example")',
    'Sourced',
    'React',
    '',
  ],
  ['Mona', 'mona-at-mail', '', '', 'Applied', '', ''],
  ['Karim Nassar', 'k.nassar@workable.demo.fareeq.test', '+201590000002', 'Tester', 'Applied', '', ''],
])

const read = (text: string): ReadFile => {
  const work = readFile(Buffer.from(text), 'csv')
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** One file that was imported, whose people have not answered yet, and one that waits for a review. */
export async function seedTalentImports(db: Db, now: Date) {
  if (await db.row(sql`select 1 from talent_imports limit 1`)) return
  const { id: staffId } = await db.one<{ id: string }>(
    sql`select id from staff where email = 'recruiter@demo.fareeq.test'`,
  )
  const before = after(now, -2 * DAY)
  await importPeople(db, await compared(db, 'workable-2024.csv', read(IMPORTED), staffId, before), staffId, before)
  const { name } = await db.one<{ name: string }>(sql`
    select first_name || ' ' || last_name as name from users join selections on talent_id = id
    where state = 'done' and status = 'active' order by id limit 1`)
  await importPeople(db, await compared(db, 'workable-2025.csv', read(twinsOf(name)), staffId, before), staffId, before)
  await findPairs({ db, now })
  await compared(db, 'workable-candidates.csv', read(WAITING), staffId, now)
}

async function compared(db: Db, fileName: string, file: ReadFile, staffId: string, now: Date): Promise<string> {
  const id = newId(now)
  await insertImport(db, { id, staffId, fileName }, file, now)
  await saveCompared(db, id, await compareRows(db, await uncomparedRows(db, id, file.rows.length)))
  await savePhase(db, id, 'ready', staffId, now)
  return id
}

async function importPeople(db: Db, id: string, staffId: string, now: Date) {
  const rows = await waitingRows(db, id, 10)
  for (const { line, person } of rows) {
    const userId = person && (await openImported(db, person, line === 2 ? 'ar' : 'en', now))
    if (!userId) continue
    await fillProfile(db, userId, person, now)
    await insertConsentRequest(db, { userId, token_hash: hashOf(`demo ${userId}`), expires_at: consentEnds(now) }, now)
    await insertSelection(db, userId, now)
    await insertNote(db, { id: newId(now), talentId: userId, staffId, text: person.note, mentions: [] }, now)
    await saveRowState(db, id, line, 'imported', userId)
  }
  await addDone(db, id, { imported: rows.length, noted: 0, skipped: 0 }, now)
  await savePhase(db, id, 'finished', staffId, now)
}
