import { FIELD_NAMES } from '@fareeq/domain/privacy-requests/rules-sheet-names.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { isExported } from './actions-export.ts'
import { placesOfPeople } from './queries-export.ts'

test('whatever is kept about a person has a name on their sheet', async () => {
  const { db } = await testDatabase()
  const tables = ['users', ...(await placesOfPeople(db)).map(({ table }) => table)]
  const columns = await db.rows<{ name: string }>(sql`
    select distinct column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}) and column_name !~ '(^|_)id$' order by 1`)
  const names = columns.map(({ name }) => name).filter(isExported)
  expect(names.filter((name) => !FIELD_NAMES[name])).toEqual([])
})

test('what is between a company and us, or about a colleague, is not in a copy', () => {
  expect(['fee', 'staff_id', 'password_hash', 'salary_net'].filter(isExported)).toEqual(['salary_net'])
})
