import { expect, test } from 'vitest'
import type { Call } from './calls.ts'
import { type Mail, createMailbox } from './mailbox.ts'

const START = Date.parse('2027-01-03T09:00:00Z')
const mail = (id: string, seconds: number, text = 'Your code is in the subject'): Mail => ({
  id,
  channel: 'email',
  to: 'layla@mail.example',
  lang: 'en',
  subject: `Your code: ${id}`,
  text,
  reply_to: null,
  unsubscribe: null,
  sent_at: new Date(START + seconds * 1000).toISOString(),
})
/** A server with these mails; what is sent later is added to the list. */
const outboxOf = (mails: Mail[]) =>
  (async (_: unknown, __: unknown, { query }: { query: { sent_from: string } }) => ({
    data: mails.filter(({ sent_at }) => sent_at >= query.sent_from),
  })) as unknown as Call
const idsOf = (mails: readonly Mail[]) => mails.map(({ id }) => id)

test('each mail is read once, also when two of one moment become visible one after the other', async () => {
  const mails = [mail('1111', 1), mail('3333', 3)]
  const mailbox = createMailbox(outboxOf(mails), { until: START, seen: [] })
  expect(idsOf(await mailbox.fetch())).toEqual(['1111', '3333'])
  mails.push(mail('2222', 2))
  expect(idsOf(await mailbox.fetch())).toEqual(['2222'])
})

test('a run that goes on does not read again what it has read', async () => {
  const mails = [mail('1111', 1), mail('2222', 2)]
  const former = createMailbox(outboxOf(mails), { until: START, seen: [] })
  await former.fetch()
  const mailbox = createMailbox(outboxOf(mails), JSON.parse(JSON.stringify(former.bookmark())))
  expect(await mailbox.fetch()).toEqual([])
  mails.push(mail('3333', 3))
  expect(idsOf(await mailbox.fetch())).toEqual(['3333'])
})

test('whoever waits for a code with the page open gets the first one that comes', async () => {
  const mails: Mail[] = []
  const mailbox = createMailbox(outboxOf(mails), { until: START, seen: [] })
  const code = mailbox.waitFor('layla@mail.example', /: (\d{4})\n/)
  mails.push(mail('4821', 5))
  expect(await code).toBe('4821')
})
