import { clientContractsContract as clients } from '@fareeq/domain/contracts/contract.ts'
import { chainFaults } from '@fareeq/domain/contracts/rules-signing.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { running } from '../../testing/contracts.ts'
import { freshStory } from '../../testing/story.ts'
import { sha256 } from './actions-documents.ts'

const story = await freshStory()

test('a signature is never changed, deleted or truncated; only the link to an erased account is cut', async () => {
  await running(story)
  for (const statement of [
    sql`update contract_signatures set name = 'Somebody Else'`,
    sql`update contract_signatures set user_id = null, name = 'Somebody Else'`,
    sql`delete from contract_signatures`,
    sql`truncate contract_signatures cascade`,
  ])
    await expect(story.db.run(statement)).rejects.toThrow('append-only')
  expect(await story.db.run(sql`update contract_signatures set user_id = null`)).toBe(2)
})

test('each reads who signed in their own script; where the account is gone, the name as it was signed', async () => {
  const { id, layla, khalid } = await running(story)
  const { first_name, last_name } = layla.user
  await story.db.run(sql`
    update users set second_first_name = 'Layla', second_last_name = 'Haddad' where id = ${layla.user.id}`)
  const read = async (language: string) =>
    (await khalid.call(clients.read, { params: { id } }, { 'accept-language': language })).body.data.signatures
  const name = `${first_name} ${last_name}`
  expect((await read('ar'))[0]).toMatchObject({ name, reader_name: name })
  const signatures = await read('en')
  expect(signatures[0]).toMatchObject({ name, reader_name: 'Layla Haddad' })
  expect(chainFaults(signatures, sha256)).toEqual([])
  await story.db.run(sql`update contract_signatures set user_id = null`)
  expect((await read('en'))[0]).toMatchObject({ name, reader_name: name })
})
