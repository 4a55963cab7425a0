import { wordsInBothScripts } from '@fareeq/domain/matching/rules-names.ts'
import { rowFaults } from '@fareeq/domain/talent-imports/errors.ts'
import type { Likeness, RowVerdict } from '@fareeq/domain/talent-imports/limits.ts'
import { usualChoice } from '@fareeq/domain/talent-imports/rules.ts'
import { isComparing } from '@fareeq/domain/talent-imports/states.ts'
import { type ActionContext, inBatches } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { hashOf } from '../../platform/session.ts'
import {
  type ComparedRow,
  ownersOf,
  refusedAmong,
  saveCompared,
  talentsByName,
  talentsByPhone,
  uncomparedRows,
} from './queries-comparing.ts'
import { lockImport, savePhase } from './queries.ts'
import type { UncomparedRow } from './rows.ts'

/** Transaction size: small, so that progress is visible and row locks are short. */
const FEW = 200

/** Job: compares line by line until none is left. After a crash it continues with the rest. */
export const compareImport = (ctx: ActionContext, id: string) => inBatches(ctx, (ctx) => compareFew(ctx, id))

async function compareFew({ db, now }: ActionContext, id: string): Promise<boolean> {
  const talentImport = await lockImport(db, id)
  if (!talentImport || !isComparing(talentImport.phase)) return false
  const rows = await uncomparedRows(db, id, FEW)
  if (rows.length > 0) await saveCompared(db, id, await compareRows(db, rows))
  if (rows.length === FEW) return true
  await savePhase(db, id, 'ready', talentImport.staff_id, now)
  return false
}

/**
 * Search query of a name: all its words, in either script, with or without the article. Null for one word, which is too
 * vague.
 */
export const nameQuery = (name: string): string | null => {
  const words = wordsInBothScripts(name)
  if (words.length < 2) return null
  const either = words.map((spellings) =>
    spellings.flatMap((spelling) => [`'${spelling}'`, `'ال${spelling}'`]).join(' | '),
  )
  return either.map((word) => `(${word})`).join(' & ')
}

/** What becomes of each line unless a colleague decides otherwise. */
export async function compareRows(db: Db, rows: readonly UncomparedRow[]): Promise<ComparedRow[]> {
  const emails = rows.map(({ email }) => email)
  const queries = rows.flatMap(({ line, name }) => {
    const query = nameQuery(name)
    return query ? [{ line, query }] : []
  })
  const owners = new Map((await ownersOf(db, emails)).map(({ email, talent_id }) => [email, talent_id]))
  const phones = new Map(
    (
      await talentsByPhone(
        db,
        rows.flatMap(({ phone }) => phone ?? []),
      )
    ).map(({ phone, id }) => [phone, id]),
  )
  const names = new Map((await talentsByName(db, queries)).map(({ line, id }) => [line, id]))
  const refused = new Set(await refusedAmong(db, emails.map(hashOf)))
  return rows.map(({ line, email, phone }) => {
    if (refused.has(hashOf(email).toString('hex'))) return faulty(line, rowFaults.declined.code)
    const byMail = owners.get(email)
    if (byMail === null) return faulty(line, rowFaults.not_a_talent.code)
    if (byMail) return duplicate(line, 'mail', byMail)
    const byPhone = phone ? phones.get(phone) : undefined
    if (byPhone) return duplicate(line, 'phone', byPhone)
    const byName = names.get(line)
    return byName ? duplicate(line, 'name', byName) : toVerdict(line, 'new', null, null)
  })
}

const toVerdict = (
  line: number,
  verdict: RowVerdict,
  likeness: Likeness | null,
  match_id: string | null,
): ComparedRow => ({
  line,
  verdict,
  likeness,
  match_id,
  choice: usualChoice(verdict, likeness),
  faults: [],
})
const duplicate = (line: number, likeness: Likeness, id: string) => toVerdict(line, 'duplicate', likeness, id)
const faulty = (line: number, code: string): ComparedRow => ({
  ...toVerdict(line, 'faulty', null, null),
  faults: [{ code, field: 'email', values: {} }],
})
