import { hash } from 'node:crypto'
import { contractsPublicContract as everybody } from '@fareeq/domain/contracts/contract-verify.ts'
import {
  clientContractsContract as clients,
  talentContractsContract as talents,
} from '@fareeq/domain/contracts/contract.ts'
import { verificationCode, printedCode } from '@fareeq/domain/contracts/rules-verify.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { running } from '../../testing/contracts.ts'
import { type Member, freshStory } from '../../testing/story.ts'

const story = await freshStory()

const sha256Of = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex')
const PDF_CPU_LIMIT = 1_000_000
const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text.replaceAll(/\s+/g, ' ')
const print = async (who: Member, id: string, language: string): Promise<Buffer> => {
  const contract = who.user.type === 1 ? talents.print : clients.print
  const response = await fetch(`${story.origin}${contract.path.replace(':id', id)}`, {
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
  })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
const verify = async (body: { code?: string; sha256?: string }) => story.person().call(everybody.verify, { body })

test('the last page certifies who signed, as what, how and when, and a copy is verified by its file or its code', async () => {
  const { id, layla, khalid } = await running(story)
  const pdf = await print(khalid, id, 'en')
  const text = await textOf(pdf)
  const { number, signatures } = (await khalid.call(clients.read, { params: { id } })).body.data
  const [own, theirs] = signatures
  const code = verificationCode(theirs.hash)
  const certificate = [printedCode(code), 'Certificate of signatures', 'General manager', 'Nakhla Technology LLC']
  for (const words of [...certificate, own.code_sent_to]) expect(text).toContain(words)
  // A hash is longer than its line.
  expect(text.replaceAll(' ', '')).toContain(own.document_hash)
  expect(text).toContain('17. Law and court')

  const certified = (await verify({ code: printedCode(code).toLowerCase() })).body.data
  expect(certified).toMatchObject({
    number,
    is_complete: true,
    document_hash: own.document_hash,
    signatures: [
      { party: 'talent', name: own.name },
      { party: 'client', capacity: 'General manager' },
    ],
  })
  const byFile = (await verify({ sha256: sha256Of(pdf) })).body.data
  expect(byFile).toMatchObject({
    number,
    signatures: [{ name: null, capacity: null, on_behalf_of: null }, { name: null }],
  })
  // The copy of the other side, in another language, is another file and as genuine.
  const other = await print(layla, id, 'ar')
  expect((await verify({ sha256: sha256Of(other) })).body.data).toMatchObject({ is_complete: true })
})

test('a changed file, a wrong code and half a code are told apart', async () => {
  const { id, khalid } = await running(story)
  const pdf = await print(khalid, id, 'en')
  pdf[pdf.length - 10]! ^= 1
  expect((await verify({ sha256: sha256Of(pdf) })).body.data).toBeNull()
  expect((await verify({ code: '0000-0000-0000-0000' })).body.data).toBeNull()
  expect((await verify({ code: '0000' })).body.errors[0]).toMatchObject({ field: 'code', code: 'verification_code' })
  expect((await verify({})).status).toBe(422)
})

test('a contract with its certificate takes less than a second of a processor', async () => {
  const { id, khalid } = await running(story)
  await print(khalid, id, 'ar')
  const before = process.cpuUsage()
  await print(khalid, id, 'ar')
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(PDF_CPU_LIMIT)
})
