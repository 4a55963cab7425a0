import { expect, test } from 'vitest'
import { type ReadMail, readMail } from './read-mail.ts'

declare global {
  interface ImportMeta {
    glob<Module>(pattern: string, options: object): Record<string, Module>
  }
}

const files = import.meta.glob<string>('./corpus/*.eml', { eager: true, query: '?raw', import: 'default' })
const bytesOf = (name: string) => Buffer.from(files[`./corpus/${name}.eml`]!)
const open = async (name: string): Promise<ReadMail> => {
  const mail = await readMail(bytesOf(name))
  if ('fault' in mail) throw new Error(`${name} was not read: ${mail.fault}`)
  return mail
}

/** What each of them wrote, without history, signature and the line of a phone. */
const WRITTEN: Readonly<Record<string, string>> = {
  'gmail-en':
    'Thank you, that helps.\n\nWe would like two backend developers from January. Is Oman covered as well?\n\nNoura',
  'gmail-ar': 'شكرًا على الرد السريع.\n\nنحتاج مطوّرَين للواجهات الخلفية من يناير. هل تشمل خدمتكم عُمان؟\n\nنورة',
  'gmail-inline': 'Two, from January.\n\nMuscat, but remote is fine.',
  'outlook-en':
    'Hello Mona,\n\nThe contract is fine with us. Please send it to our legal team as well.\n\nBest regards,\nSaad',
  'outlook-web-ar-1256': 'أهلا منى،\n\nالعقد مناسب لنا، ونحتاج نسخة موقعة قبل الأحد.',
  'outlook-ar-8859-6': 'السلام عليكم\n\nمتى يصل المبلغ الى حسابي؟',
  'outlook-ios': 'Paid this morning.',
  'apple-mail-en': 'The bank says it never arrived — can you check the IBAN?\n\nBest,\nLayla',
  'apple-mail-ar': 'تأكدت من الآيبان، وهو صحيح.',
  'iphone-ar': 'لم يصل المبلغ بعد.\n\nهل أرسل كشف الحساب؟',
  'thunderbird-en': 'The larger one.',
  'thunderbird-ar': 'الباقة الكبيرة هي المقصودة.',
  'yahoo-en': 'Tuesday is fine for me.',
  'yahoo-ar': 'يوم الثلاثاء مناسب لي.',
  attachment: 'Here is the statement.',
}
const AUTOMATIC: Readonly<Record<string, ReadMail['automatic']>> = {
  'vacation-gmail': 'auto_reply',
  'vacation-exchange': 'auto_reply',
  'vacation-without-header-ar': 'auto_reply',
  'mailing-list': 'bulk',
  bounce: 'bounce',
}
const REPLY = 'reply+aeaaaaaaaaaaaaaaaaaaaaaaaabcdefghijklmnop@in.fareeq.test'

test.each(Object.entries(WRITTEN))('%s: what its sender wrote is left', async (name, text) => {
  const mail = await open(name)
  expect(mail.text).toBe(text)
  expect(mail.automatic).toBeNull()
  expect(mail.recipients).toContain(REPLY)
})

test.each(Object.entries(AUTOMATIC))('%s was written by a program', async (name, kind) =>
  expect((await open(name)).automatic).toBe(kind),
)

test('every mail of the corpus has its expectation', () => {
  const names = Object.keys(files).map((file) => file.replace(/^.*\/|\.eml$/g, ''))
  expect(names.toSorted()).toEqual([...Object.keys(WRITTEN), ...Object.keys(AUTOMATIC)].toSorted())
})

test('sender, subject and Message-ID are read in the encoding of each', async () => {
  expect(await open('outlook-web-ar-1256')).toMatchObject({
    from: 'saad@almadar.example',
    fromName: 'سعد الحربي',
    subject: 'رد: ردنا على رسالتك (AB2CD3)',
    messageId: '<DB9PR02MB1256@DB9PR02MB1256.eurprd02.prod.outlook.com>',
  })
  expect(await open('outlook-ar-8859-6')).toMatchObject({ fromName: 'خالد', subject: 'رد: دفعتك' })
})

test('an attachment keeps its Arabic name and its bytes; the picture of a signature is none', async () => {
  const { files } = await open('attachment')
  expect(files.map(({ name }) => name)).toEqual(['كشف الحساب.pdf'])
  expect(Buffer.from(files[0]!.bytes).toString()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
})

const head = 'From: a@x.example\r\nTo: b@x.example\r\nMIME-Version: 1.0\r\n'
const parts = (count: number) =>
  `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`

test('a mail of 1,000 parts, of parts in each other, or without a sender is refused', async () => {
  expect(await readMail(Buffer.from(parts(1000)))).toEqual({ fault: 'too_many_parts' })
  const nested = Array.from(
    { length: 60 },
    (_, n) => `Content-Type: multipart/mixed; boundary=n${n}\r\n\r\n--n${n}\r\n`,
  )
  expect(await readMail(Buffer.from(head + nested.join('')))).toEqual({ fault: 'unreadable' })
  expect(await readMail(Buffer.from('no mail at all'))).toEqual({ fault: 'unreadable' })
  expect(await readMail(Buffer.alloc(0))).toEqual({ fault: 'unreadable' })
  expect(await readMail(Buffer.from(parts(20)))).toMatchObject({ from: 'a@x.example' })
})

test.each(Object.keys(WRITTEN))('%s, cut off anywhere, is read or refused', async (name) => {
  const bytes = bytesOf(name)
  for (let end = 0; end < bytes.length; end += 97) {
    const mail = await readMail(bytes.subarray(0, end))
    expect('fault' in mail || typeof mail.text === 'string').toBe(true)
  }
})
