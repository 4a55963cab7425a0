import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { heldMailsContract } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { MAIL_FILES } from '@fareeq/domain/inbound-mails/limits.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { inboxContract } from '@fareeq/domain/tickets/contract-inbox.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { replyAddress } from '../../platform/messages/reply-address.ts'
import type { ReadMail } from '../../engines/mail-reader/read-mail.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { sweepFiles } from '../tickets/actions-files.ts'
import { sweepHeldFiles } from './actions-files.ts'
import { takeMail } from './actions.ts'

const NOURA = 'noura@shop.example'
let mona: Person
const story = await freshStory(async (story) => {
  mona = await story.staff(['account_manager'])
})

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const files = async () =>
  story.db.rows<{ storage_key: string }>(sql`select storage_key from files where kind = 'ticket-file'`)
const blobs = () => {
  const root = join(story.env.DATA_DIR, 'files')
  const folders = existsSync(root) ? readdirSync(root).filter((name) => name !== 'incoming') : []
  return folders.flatMap((name) => readdirSync(join(root, name))).length
}

async function openTicket() {
  const body = { name: 'Noura', email: NOURA, topic: 'hiring', message: 'Do you hire in Oman?' } as const
  await story.person().call(siteContract.contact, { body })
  const [{ id }] = (await mona.call(ticketsContract.list)).body.data
  return { id: String(id), to: replyAddress(story.env, { kind: 'ticket', id, person: NOURA })! }
}
const mailOf = (to: string, mail: Partial<ReadMail>): ReadMail => ({
  messageId: '<f1@mail.example>',
  from: NOURA,
  fromName: 'Noura',
  recipients: [to],
  subject: '',
  automatic: null,
  text: 'Here it is.',
  files: [],
  ...mail,
})
const read = async (id: string) => (await mona.call(ticketsContract.read, { params: { id } })).body.data

test('what is attached is checked by its content; what is not taken is named', async () => {
  const { id, to } = await openTicket()
  const attached = [
    { name: 'كشف الحساب.pdf', bytes: PDF },
    { name: 'invoice.pdf', bytes: Buffer.from('MZ\x90\0 this is a program') },
    { name: 'large.pdf', bytes: Buffer.concat([PDF, Buffer.alloc(MAIL_FILES.maxBytes)]) },
    { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
  ]
  await takeMail(story.work(), mailOf(to, { files: attached }))
  const [reply] = (await read(id)).replies
  expect(reply).toMatchObject({
    text: 'Here it is.',
    files: [{ name: 'كشف الحساب.pdf' }],
    refused_files: ['invoice.pdf', 'large.pdf', 'page.html'],
  })
  const params = { id, file: reply.files[0].id }
  const answer = await mona.call(inboxContract.file, { params })
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('كشف الحساب.pdf'))
  const finance = await story.staff(['finance'])
  expect(await finance.call(inboxContract.file, { params })).toMatchObject({ status: 404 })
})

test('a sixth file is not taken, and a file alone is an answer', async () => {
  const { id, to } = await openTicket()
  const attached = Array.from({ length: 6 }, (_, n) => ({ name: `${n}.pdf`, bytes: PDF }))
  await takeMail(story.work(), mailOf(to, { text: '', files: attached }))
  const [reply] = (await read(id)).replies
  expect(reply.files).toHaveLength(MAIL_FILES.max)
  expect(reply.refused_files).toEqual(['5.pdf'])
})

test('a mail that comes again, or that a program wrote, leaves no bytes behind', async () => {
  const { to } = await openTicket()
  const attached = [{ name: 'a.pdf', bytes: PDF }]
  const before = blobs()
  await takeMail(story.work(), mailOf(to, { messageId: '<f0@mail.example>', automatic: 'auto_reply', files: attached }))
  expect(blobs()).toBe(before)
  await takeMail(story.work(), mailOf(to, { files: attached }))
  expect(await takeMail(story.work(), mailOf(to, { files: attached }))).toMatchObject({ is_repeated: true })
  expect(blobs()).toBe(before + 1)
  expect(await files()).toHaveLength(1)
})

test('with an answer that is erased its files go, row and bytes', async () => {
  const { to } = await openTicket()
  const before = blobs()
  await takeMail(story.work(), mailOf(to, { files: [{ name: 'a.pdf', bytes: PDF }] }))
  await sweepFiles(story.work())
  expect(blobs()).toBe(before + 1)
  await story.db.run(sql`delete from ticket_replies`)
  await sweepFiles(story.work())
  expect(blobs()).toBe(before)
  expect(await files()).toEqual([])
})

describe('of a mail that waits for a colleague', () => {
  const heldIds = async () =>
    (await mona.call(heldMailsContract.list)).body.data as {
      id: string
      files: { id: string; name: string }[]
      file_names: string[]
    }[]
  const fromElsewhere = (to: string) =>
    mailOf(to, {
      from: 'layla.private@example.test',
      files: [
        { name: 'كشف.pdf', bytes: PDF },
        { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
      ],
    })

  test('files are kept, opened by a colleague, and added with it', async () => {
    const { id, to } = await openTicket()
    const before = blobs()
    await takeMail(story.work(), fromElsewhere(to))
    expect(await takeMail(story.work(), fromElsewhere(to))).toMatchObject({ is_repeated: true })
    expect(blobs()).toBe(before + 1)
    const [mail] = await heldIds()
    expect(mail).toMatchObject({ files: [{ name: 'كشف.pdf', size: PDF.length }], file_names: ['page.html'] })
    const params = { id: mail!.id, file: mail!.files[0]!.id }
    const answer = await mona.call(heldMailsContract.file, { params })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const content = await story.staff(['content'])
    expect((await content.call(heldMailsContract.file, { params })).status).toBe(403)
    expect((await mona.call(heldMailsContract.file, { params: { ...params, id } })).status).toBe(404)
    expect((await mona.call(heldMailsContract.accept, { params: { id: mail!.id } })).status).toBe(200)
    const [reply] = (await read(id)).replies
    expect(reply).toMatchObject({ files: [{ name: 'كشف.pdf' }], refused_files: ['page.html'] })
    expect((await mona.call(inboxContract.file, { params: { id, file: reply.files[0].id } })).status).toBe(200)
    await sweepHeldFiles(story.work())
    expect(blobs()).toBe(before + 1)
    expect((await mona.call(heldMailsContract.file, { params })).status).toBe(404)
  })

  test('they go with a mail that is discarded, and with one that is erased', async () => {
    const { to } = await openTicket()
    const before = blobs()
    await takeMail(story.work(), fromElsewhere(to))
    await takeMail(story.work(), { ...fromElsewhere(to), messageId: '<f2@mail.example>' })
    expect(blobs()).toBe(before + 2)
    const [first] = await heldIds()
    await mona.call(heldMailsContract.settle, { params: { id: first!.id } })
    await sweepHeldFiles(story.work())
    expect(blobs()).toBe(before + 1)
    await story.db.run(sql`delete from inbound_mails`)
    await sweepHeldFiles(story.work())
    expect(blobs()).toBe(before)
  })
})
