import { localContract } from '@fareeq/domain/local/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'
import { ticketsContract } from '@fareeq/domain/tickets/contract.ts'
import { expect, test } from 'vitest'
import { queueMessage } from '../../platform/messages/messages.ts'
import { freshStory } from '../../testing/story.ts'
import { soon } from '../../testing/soon.ts'

/** Generous timeout: a busy machine is no failure. */

const story = await freshStory()

const sms = { channel: 'sms', to: '+966512345678', lang: 'ar', text: 'رمز التحقق: 4821', secret: true } as const
const mail = {
  channel: 'email',
  to: 'layla@example.com',
  lang: 'ar',
  subject: 'أهلًا <b>ليلى</b>',
  text: 'نص',
  html: '<p onclick="x()">"مرحبًا"</p><script>alert(1)</script>',
} as const

async function send(...messages: Parameters<typeof queueMessage>[2][]) {
  for (const message of messages) await queueMessage(story.db, story.app.platform, message)
}

test('the local outbox shows what was sent, newest first, by address and by channel', async () => {
  await send(mail, sms, { ...mail, to: 'omar@example.com', subject: 'الثانية' })
  const visitor = story.person()
  const read = async (query: Record<string, string>) => {
    const { status, body } = await visitor.call(localContract.outbox, { query })
    expect(status).toBe(200)
    return body.data as { to: string; sent_at: string | null }[]
  }
  expect((await read({})).map(({ to }) => to)).toEqual(['omar@example.com', '+966512345678', 'layla@example.com'])
  expect(await read({ to: 'LAYLA@' })).toMatchObject([
    { channel: 'email', to: mail.to, subject: mail.subject, text: mail.text, html: mail.html },
  ])
  expect(await read({ channel: 'sms' })).toMatchObject([{ to: sms.to, text: sms.text, subject: null, html: null }])
  expect(await read({ limit: '1' })).toHaveLength(1)
  await soon(async () => expect((await read({})).every(({ sent_at }) => sent_at !== null)).toBe(true))
  expect((await visitor.call(localContract.outbox, { query: { limit: '0' } })).status).toBe(422)
})

test.each(['ar', 'en'] as const)(
  'the outbox page in %s shows a code large and mails in a frame that runs nothing',
  async (lang) => {
    await send(mail, sms)
    const { status, body, headers } = await story.person().send('GET', `/local/outbox?lang=${lang}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(body).toContain('<strong dir="ltr">4821</strong>')
    expect(body).toContain('<iframe sandbox=""')
    expect(body).toContain('أهلًا &lt;b&gt;ليلى&lt;/b&gt;')
    expect(body).not.toMatch(/<script|onclick="/)
    expect(body).not.toContain('http-equiv="refresh"')
  },
)

test('a year in a secret mail is no code; a line of its own is', async () => {
  const message = { ...mail, html: '', secret: true, text: 'By 18 November 2026.\n\nhttps://fareeq.test/x' }
  await send(message)
  const read = async () => (await story.person().send('GET', '/local/outbox?lang=en')).body
  expect(await read()).not.toContain('class="code"')
  await send({ ...message, text: 'Until 2026.\n\n4821\n\nBye' })
  expect(await read()).toContain('<strong dir="ltr">4821</strong>')
})

test('the page finds by address, remembers the language in a cookie, and refreshes itself when asked', async () => {
  await send(mail, { ...mail, to: 'omar@example.com' })
  const visitor = story.person({ lang: 'en' })
  const response = await visitor.send('GET', '/local/outbox?to=omar&refresh=1', undefined, { cookie: 'a=b; lang=ar' })
  expect(response.body).toContain('dir="rtl"')
  expect(response.body).toContain('omar@example.com')
  expect(response.body).not.toContain('layla@example.com')
  expect(response.body).toContain('<meta http-equiv="refresh" content="3">')
  const none = await visitor.send('GET', `/local/outbox?to=${encodeURIComponent('"><script>')}`)
  expect(none.body).toContain('No messages to this address')
  expect(none.body).not.toContain('<script>')
})

test('a mail that may be answered is answered from its page: the MIME comes in by the webhook', async () => {
  const noura = 'noura@shop.example'
  const message = { name: 'Noura', email: noura, topic: 'hiring', message: 'Do you hire in Oman?' } as const
  await story.person().call(siteContract.contact, { body: message })
  await send(mail)
  const visitor = story.person()
  const { body: page } = await visitor.send('GET', '/local/outbox?lang=en')
  expect(page.match(/Answer this mail/g)).toHaveLength(1)
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(page) ?? []
  const answer = (from: string, text: string) =>
    fetch(`${story.origin}/local/outbox/answer`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ id, from, text, lang: 'en' }),
    })
  const response = await answer(noura, 'اثنان من فضلكم.')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/local/outbox?to=noura%40shop.example&answered=taken&lang=en')
  const outbox = await visitor.send('GET', response.headers.get('location')!)
  expect(outbox.body).toContain('The answer has arrived where it belongs.')
  expect((await answer('thief@evil.example', 'Mine.')).headers.get('location')).toContain('answered=held')
  const mona = await story.staff(['account_manager'])
  const [ticket] = (await mona.call(ticketsContract.list)).body.data
  expect(ticket.replies).toMatchObject([{ text: 'اثنان من فضلكم.' }])
})
