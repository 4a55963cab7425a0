import { UNCHANGED } from '@fareeq/domain/kernel/policies/policies.ts'
import { cvImportsContract as contract } from '@fareeq/domain/cv-imports/contract.ts'
import { CV_UPLOAD } from '@fareeq/domain/cv-imports/rules.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { pdfPages } from '../../testing/pdf-files.ts'
import { type Member, type Person, freshStory, refusalBody } from '../../testing/story.ts'
import { docFile, docxFile } from '../../testing/word-files.ts'
import { forgetReadings } from './actions.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})

const CV = `Layla Haddad
Backend Developer
Amman, Jordan | layla@example.com | +962 79 123 4567

Experience
Backend Developer, Acme Inc. (Mar 2019 – Present)
- Built the payments service

Skills
Go, PostgreSQL, Docker`

const text = (cv: string) => new TextEncoder().encode(cv)
const pdfWith = (cv: string) =>
  pdfPages([
    cv
      .split('\n')
      .map(
        (line, n) =>
          `BT /F1 10 Tf 1 0 0 1 50 ${800 - n * 15} Tm (${line.replace(/[()]/g, '\\$&').replace('–', '-')}) Tj ET`,
      )
      .join('\n'),
  ])
const FILES: Readonly<Record<string, Uint8Array>> = {
  'cv.txt': text(CV),
  'cv.docx': docxFile(CV.split('\n').map((line) => ({ text: line }))),
  'cv.doc': docFile(CV),
  'cv.pdf': pdfWith(CV),
  'cv.csv': text(
    `name,Layla Haddad\nemail,layla@example.com\nphone,+962791234567\nlocation,"Amman, Jordan"\ntitle,Backend Developer\nexperience,"Backend Developer, Acme Inc. (Mar 2019 – Present)\n- Built the payments service"\nskills,"Go, PostgreSQL, Docker"`,
  ),
}

const form = (bytes: Uint8Array, name: string, field: string = CV_UPLOAD.field) => {
  const data = new FormData()
  data.set(field, new Blob([new Uint8Array(bytes)]), name)
  return data
}
const upload = (bytes: Uint8Array, name = 'cv.txt', person: Person = layla) =>
  person.call(contract.importCv, { body: form(bytes, name) })
const last = (person: Person = layla) => person.call(contract.lastCvImport)

test.each(Object.keys(FILES))(
  '%s is read, each field with its lines and how sure it is, and nothing is saved [V-026] [A-039]',
  async (name) => {
    const { status, body } = await upload(FILES[name]!, name)
    expect(status).toBe(200)
    const { proposal, remaining } = body.data
    expect(remaining).toBe(2)
    expect(proposal).toMatchObject({
      name: { value: 'Layla Haddad' },
      email: { value: 'layla@example.com', source: { text: expect.stringContaining('layla@example.com') } },
      phone: { value: '+962791234567' },
      country: { value: 'JO' },
      title: { value: 'Backend Developer' },
      role: { value: 'backend_developer' },
      experiences: [
        {
          title: { value: 'Backend Developer' },
          company: { value: 'Acme Inc.' },
          start: { value: '2019-03' },
          current: { value: true },
          responsibility: { value: 'Built the payments service' },
        },
      ],
      skills: [{ value: 'go' }, { value: 'postgresql' }, { value: 'docker' }],
    })
    for (const { source, confidence } of [proposal.name, proposal.phone, ...proposal.skills]) {
      expect(source.lines.length).toBeGreaterThan(0)
      expect(confidence).toBeGreaterThan(0)
      expect(confidence).toBeLessThanOrEqual(1)
    }
    const profile = await layla.call(talentsContract.profile)
    expect(profile.body.data).toMatchObject({ skills: [], experiences: [] })
  },
)

test('a reload loses nothing, and nobody else sees it', async () => {
  expect((await last()).body).toEqual({ data: { last: null, remaining: 3 } })
  const { body } = await upload(FILES['cv.docx']!, 'cv.docx')
  const { remaining, ...read } = body.data
  expect((await last()).body).toEqual({ data: { last: read, remaining } })
  expect((await last(await story.talent())).body).toEqual({ data: { last: null, remaining: 3 } })
  expect((await last(await story.client())).status).toBe(403)
  expect((await last(story.person())).status).toBe(401)
  expect((await upload(FILES['cv.txt']!, 'cv.txt', story.person())).status).toBe(401)
})

test('three are read in 30 days, then the count is exceeded; what could not be read has cost nothing [V-052] [X-023]', async () => {
  for (let n = 0; n < 4; n++) expect((await upload(text('nothing'), 'cv.txt')).status).toBe(422)
  for (const remaining of [2, 1, 0]) expect((await upload(FILES['cv.txt']!)).body.data.remaining).toBe(remaining)
  const sentences = {
    en: 'You have exceeded the maximum count for parsing your resume',
    ar: 'تجاوزت العدد المسموح لقراءة سيرتك الذاتية',
  }
  for (const lang of ['en', 'ar'] as const) {
    const { status, body } = await upload(FILES['cv.txt']!, 'cv.txt', Object.assign(layla, { lang }))
    const data = { remaining: 0, next_at: new Date(story.now().getTime() + 30 * DAY).toISOString() }
    expect({ status, body }).toEqual({ status: 429, body: refusalBody('cv_limit', sentences[lang], { data }) })
  }
  expect((await last()).body.data).toMatchObject({
    remaining: 0,
    last: { proposal: { name: { value: 'Layla Haddad' } } },
  })
})

test('of two at the same moment only one takes the last reading', async () => {
  await upload(FILES['cv.txt']!)
  await upload(FILES['cv.txt']!)
  const answers = await Promise.all([upload(FILES['cv.txt']!), upload(FILES['cv.txt']!)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
  const rows = await story.db.rows(sql`select 1 from cv_imports`)
  expect(rows).toHaveLength(3)
  expect(await story.db.rows(sql`select 1 from cv_imports where proposal is not null`)).toHaveLength(1)
})

test('a file over 5 MB is refused with the limit, one byte less is not refused for its size [V-027]', async () => {
  const padded = (size: number) => Buffer.concat([Buffer.from(CV), Buffer.alloc(size - Buffer.byteLength(CV), ' ')])
  expect((await upload(padded(CV_UPLOAD.maxBytes))).status).toBe(200)
  const sentences = { en: 'The file is larger than 5 MB.', ar: 'حجم الملف أكبر من 5 ميغابايت.' }
  for (const lang of ['en', 'ar'] as const) {
    const { status, body } = await upload(padded(CV_UPLOAD.maxBytes + 1), 'cv.txt', Object.assign(layla, { lang }))
    expect({ status, body }).toEqual({
      status: 413,
      body: refusalBody('file_too_large', sentences[lang], { field: 'cv' }),
    })
  }
})

test.each([
  [
    'a program that calls itself a PDF',
    Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(600)]),
    'cv.pdf',
  ],
  [
    'a picture',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'cv.docx',
  ],
  ['bytes without a meaning', Buffer.from([1, 2, 3, 0, 200, 201, 7, 8]), 'cv.txt'],
])('%s is refused with the types that are accepted [V-026]', async (_, bytes, name) => {
  const { status, body } = await upload(bytes, name)
  const message = 'Choose a file of one of these types: pdf, docx, doc, txt, csv, json, zip'
  expect({ status, body }).toEqual({ status: 422, body: refusalBody('file_type', message, { field: 'cv' }) })
})

test('what nobody accepted in 30 days is forgotten', async () => {
  await upload(FILES['cv.txt']!)
  const day = (days: number) => forgetReadings(story.db, UNCHANGED, new Date(story.now().getTime() + days * DAY))
  expect([await day(29), await day(30)]).toEqual([0, 1])
  expect((await last()).body.data).toEqual({ last: null, remaining: 3 })
})

test.each([
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CV, 'utf16le')]), 'Layla Haddad'],
  // «ليلى حداد» in windows-1256, one byte a letter, and enough around it to be read.
  [
    'windows-1256',
    Buffer.concat([
      Buffer.from('e1edeced20cdcfc7cf', 'hex'),
      Buffer.from('\nlayla@example.com\n'),
      Buffer.from('c7e1e3e5c7d1c7ca', 'hex'),
      Buffer.from('\n'),
      ...Array.from({ length: 12 }, () => Buffer.from('c8c7edcbe6e4a120', 'hex')),
    ]),
    undefined,
  ],
])('a text of older programs is read: %s', async (_, bytes, name) => {
  const { status, body } = await upload(bytes, 'cv.txt')
  expect([status, body.data?.proposal?.email?.value]).toEqual([200, 'layla@example.com'])
  if (name) expect(body.data.proposal.name.value).toBe(name)
})
