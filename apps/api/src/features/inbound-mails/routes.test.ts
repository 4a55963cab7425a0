import { readFileSync } from 'node:fs'
import { heldMailsContract as held } from '@fareeq/domain/inbound-mails/contract-ops.ts'
import { inboundMailsContract } from '@fareeq/domain/inbound-mails/contract.ts'
import { DAY, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { replyAddress } from '../../platform/messages/reply-address.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { signMail } from './actions-receiving.ts'

const NOURA = 'noura@shop.example'
let mona: Person
const story = await freshStory(async (story) => {
  mona = await story.staff(['account_manager'])
})

const ask = (message = 'Do you hire in Oman?', email = NOURA) =>
  story.person().call(siteContract.contact, { body: { name: 'Noura', email, topic: 'hiring', message } })
const tickets = async () => (await mona.call(ticketsContract.list)).body.data
const read = async (id: string) => (await mona.call(ticketsContract.read, { params: { id } })).body.data
const waiting = async (settled = false) => (await mona.call(held.list, { query: { settled: String(settled) } })).body

/** Asked and answered: the ticket, and the address that the answer may be replied to. */
async function answered(email = NOURA) {
  await ask('Do you hire in Oman?', email)
  const [{ id, reference }] = await tickets()
  await mona.call(ticketsContract.answer, { params: { id }, body: { text: 'Yes, we do.' } })
  const { headers } = await story.db.one<{ headers: Record<string, string> }>(
    sql`select headers from messages where to_address = ${email} order by created_at desc, id desc limit 1`,
  )
  return { id: String(id), reference: String(reference), to: headers['Reply-To']! }
}

type Mail = { from?: string; to: string; text?: string; id?: string; more?: readonly string[] }
const mime = ({ from = NOURA, to, text = 'Two, please.', id = '<a1@mail.example>', more = [] }: Mail): Buffer =>
  Buffer.from(
    [
      `From: Noura <${from}>`,
      `To: Fareeq <${to}>`,
      'Subject: Re: Our reply',
      `Message-ID: ${id}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      ...more,
      '',
      text,
      '',
    ].join('\r\n'),
  )

async function post(raw: Buffer, headers: Record<string, string> = signMail(story.env, raw, story.now())) {
  const response = await fetch(story.origin + inboundMailsContract.receive.path, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...headers },
    body: new Uint8Array(raw),
  })
  return { status: response.status, body: await response.json() }
}
const TAKEN = { status: 200, body: { data: { outcome: 'taken', is_repeated: false } } }

test('an answer to our mail becomes the message of the asker, and opens the ticket again with a new promise', async () => {
  const { id, reference, to } = await answered()
  expect(to).toMatch(/^reply\+[a-z2-7]{53}@fareeq\.test$/)
  expect((await story.outbox(NOURA))[0]?.text).toContain(`Reference ${reference}. To follow up, reply to this email.`)
  story.advance(3 * DAY)
  mona = await story.staff(['account_manager'])
  expect(
    await post(mime({ to, text: 'Two, please.\r\n\r\nOn 11/15/26 12:00, Fareeq wrote:\r\n> Yes, we do.' })),
  ).toEqual(TAKEN)
  expect(await read(id)).toMatchObject({
    state: 'open',
    clock: 'calm',
    replies: [{ text: 'Two, please.', at: story.now().toISOString() }],
  })
  expect((await waiting()).data).toEqual([])
})

test('the colleague who looks after the ticket is told of the answer', async () => {
  const { to, reference } = await answered()
  await post(mime({ to }))
  const { email } = await story.db.one<{ email: string }>(sql`select email from staff`)
  const [mail] = await story.outbox(email)
  expect(mail?.subject).toContain(reference)
  expect(mail?.text).toContain('Two, please.')
})

test('the same mail is taken once, however often and from however many servers it comes', async () => {
  const { id, to } = await answered()
  const raw = mime({ to })
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(raw)))
  expect(answers.filter(({ body }) => !body.data.is_repeated)).toHaveLength(1)
  expect(await post(Buffer.concat([Buffer.from('Received: from a second server\r\n'), raw]))).toMatchObject({
    body: { data: { outcome: 'taken', is_repeated: true } },
  })
  expect((await read(id)).replies).toHaveLength(1)
  expect(await post(mime({ to, id: '<a2@mail.example>' }))).toEqual(TAKEN)
  expect((await read(id)).replies).toHaveLength(2)
})

test('a forged sender changes nothing: the mail waits for a colleague, with the reason and the ticket', async () => {
  const { id, reference, to } = await answered()
  const forged = await post(mime({ to, from: 'thief@evil.example', text: 'Send it to my account instead.' }))
  expect(forged.body.data).toEqual({ outcome: 'held', is_repeated: false })
  expect(await read(id)).toMatchObject({ state: 'answered', replies: [] })
  const { data, meta } = await waiting()
  expect(meta.waiting).toBe(1)
  expect(data).toMatchObject([
    {
      reason: 'other_sender',
      from_email: 'thief@evil.example',
      text: 'Send it to my account instead.',
      ticket: { id, reference },
      settled: null,
    },
  ])
  // The forged copy does not take the place of the mail it copies.
  expect(await post(mime({ to }))).toEqual(TAKEN)
})

test('a colleague who knows the sender adds the mail to the ticket, as an answer of its asker', async () => {
  const { id, to } = await answered()
  await post(mime({ to, from: 'noura.private@mail.example' }))
  const { data } = await waiting()
  expect(data).toMatchObject([{ can_accept: true, person: { name: 'Noura' } }])
  expect(await mona.call(held.accept, { params: { id: data[0].id } })).toMatchObject({ status: 200 })
  expect(await read(id)).toMatchObject({ state: 'open', replies: [{ text: 'Two, please.' }] })
  expect((await waiting()).data).toEqual([])
})

test('an address belongs to one person and one ticket: of another it is no address of ours', async () => {
  const { id, to } = await answered()
  const [user, token = ''] = to.split(/[+@]/)
  const changed = token.replace(/.$/, (last) => (last === 'a' ? 'q' : 'a')).replace(/^(.{30})./, '$17')
  const other = replyAddress(story.env, { kind: 'ticket', id, person: 'thief@evil.example' })!
  for (const [n, address] of [
    `${user}+${changed}@fareeq.test`,
    other,
    'reply@fareeq.test',
    'hello@fareeq.test',
  ].entries())
    await post(mime({ to: address, id: `<${n}@mail.example>` }))
  expect((await waiting()).data).toMatchObject(
    Array.from({ length: 4 }, () => ({ reason: 'no_address', ticket: null })),
  )
  expect((await read(id)).replies).toEqual([])
})

test('servers on the way may note the address elsewhere and in capitals', async () => {
  const { id, to } = await answered()
  await post(mime({ to: 'hello@fareeq.test', more: [`Delivered-To: ${to.toUpperCase()}`] }))
  expect((await read(id)).replies).toHaveLength(1)
})

test.each([
  ['a vacation notice', ['Auto-Submitted: auto-replied'], {}],
  ['a mailing list', ['List-Id: <x.example>', 'Precedence: list'], {}],
  ['a mail of ours that came back', [], { id: '<01934bcd-5a2e-7b31-9b0a-6f2d0a5b1c11@fareeq.test>' }],
  ['a mail from our own address', [], { from: 'hello@fareeq.test' }],
] as const)('%s is ignored, and waits for nobody', async (_, more, mail) => {
  const { id, to } = await answered()
  expect((await post(mime({ to, more, ...mail }))).body.data.outcome).toBe('ignored')
  expect((await read(id)).replies).toEqual([])
  expect((await waiting()).data).toEqual([])
})

test('a mail without words of its own waits for a colleague', async () => {
  const { to } = await answered()
  await post(mime({ to, text: '> Yes, we do.\r\n-- \r\nNoura' }))
  expect((await waiting()).data).toMatchObject([{ reason: 'no_text' }])
})

test('whoever answers a merged ticket answers the one it was merged into', async () => {
  await ask('First?')
  await ask('Second?')
  const [first, second] = await tickets()
  const to = replyAddress(story.env, { kind: 'ticket', id: first.id, person: NOURA })!
  await story.db.run(sql`update tickets set state = 'merged', merged_into = ${second.id} where id = ${first.id}`)
  expect(await post(mime({ to }))).toEqual(TAKEN)
  expect((await read(second.id)).replies).toMatchObject([{ text: 'Two, please.' }])
})

test('a call that is not signed, signed for another body, or signed long ago is refused and leaves nothing', async () => {
  const { to } = await answered()
  const raw = mime({ to })
  const signed = signMail(story.env, raw, story.now())
  const refused = { status: 400, body: { code: 'mail_signature' } }
  expect(await post(raw, {})).toMatchObject(refused)
  expect(await post(raw, { ...signed, 'x-fareeq-signature': 'ff' })).toMatchObject(refused)
  expect(await post(mime({ to, text: 'Another.' }), signed)).toMatchObject(refused)
  expect(
    await post(raw, { ...signed, 'x-fareeq-timestamp': String(Number(signed['x-fareeq-timestamp']) + 1) }),
  ).toMatchObject(refused)
  story.advance(6 * MINUTE)
  expect(await post(raw, signed)).toMatchObject(refused)
  expect((await story.db.one<{ count: number }>(sql`select count(*)::int as count from inbound_mails`)).count).toBe(0)
})

test('a mail of 30 MB is refused before it is read, one of 1,000 parts before it is decoded', async () => {
  const { to } = await answered()
  const large = Buffer.concat([mime({ to }), Buffer.alloc(30 * 2 ** 20, 'x')])
  expect(await post(large).catch(() => ({ status: 413 }))).toMatchObject({ status: 413 })
  const many = mime({ to, more: ['X-Note: boundary=b'], text: '--b\r\n\r\nx\r\n'.repeat(1000) })
  expect(await post(many)).toMatchObject({ status: 422, body: { code: 'mail_too_many_parts' } })
  expect(await post(Buffer.from('no mail'))).toMatchObject({ status: 422, body: { code: 'mail_unreadable' } })
})

test('a colleague discards a held mail once, and it stays to be read', async () => {
  await post(mime({ to: 'reply@fareeq.test' }))
  const [{ id }] = (await waiting()).data
  const settle = () => mona.call(held.settle, { params: { id } })
  expect(await settle()).toMatchObject({ status: 200 })
  expect(await settle()).toMatchObject({ status: 409, body: { code: 'moved_on' } })
  expect((await waiting()).data).toEqual([])
  expect((await waiting(true)).data).toMatchObject([{ id, settled: { by: 'منى', answer: 'discarded' } }])
  const recruiter = await story.staff(['recruiter'])
  expect(await recruiter.call(held.list)).toMatchObject({ status: 403 })
})

test('a mail of every program of the corpus is taken from its sender', async () => {
  const folder = new URL('../../engines/mail-reader/corpus/', import.meta.url)
  const { id, to } = await answered('layla@icloud.example')
  for (const name of ['apple-mail-en', 'iphone-ar', 'apple-mail-ar']) {
    const text = readFileSync(new URL(`${name}.eml`, folder), 'latin1')
    const raw = Buffer.from(text.replaceAll(/reply\+[a-z]+@in\.fareeq\.test/g, to), 'latin1')
    expect((await post(raw)).body).toMatchObject(TAKEN.body)
    story.advance(MINUTE)
  }
  expect((await read(id)).replies.map(({ text }: { text: string }) => text)).toEqual([
    'The bank says it never arrived — can you check the IBAN?\n\nBest,\nLayla',
    'لم يصل المبلغ بعد.\n\nهل أرسل كشف الحساب؟',
    'تأكدت من الآيبان، وهو صحيح.',
  ])
})
