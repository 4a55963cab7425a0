import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { cvImportsContract as contract } from '@fareeq/domain/cv-imports/contract.ts'
import { cvErrors } from '@fareeq/domain/cv-imports/errors.ts'
import { CV_UPLOAD } from '@fareeq/domain/cv-imports/rules.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { pdfFile, pdfPages } from '../../testing/pdf-files.ts'
import { type Member, freshStory, refusalBody } from '../../testing/story.ts'
import { docxFile } from '../../testing/word-files.ts'

let layla: Member
const story = await freshStory(async (story) => {
  layla = await story.talent()
})

function upload(bytes: Uint8Array, name: string, person = layla) {
  const body = new FormData()
  body.set(CV_UPLOAD.field, new Blob([new Uint8Array(bytes)]), name)
  return person.call(contract.importCv, { body })
}

const MB = 2 ** 20
const docxWith = (document: Uint8Array, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    'word/document.xml': document,
    ...more,
  })
const page = (filter: string, packed: Buffer) => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 4 0 R>>',
  Buffer.concat([
    Buffer.from(`<</Filter ${filter}/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]),
]

/** A zip whose header declares a smaller size. */
function lying(zip: Uint8Array): Uint8Array {
  const bytes = Buffer.from(zip)
  for (const [signature, at] of [
    ['PK\x01\x02', 24],
    ['PK\x03\x04', 22],
  ] as const)
    for (
      let offset = bytes.indexOf(signature, 0, 'latin1');
      offset >= 0;
      offset = bytes.indexOf(signature, offset + 4, 'latin1')
    )
      if (bytes.readUInt32LE(offset + at) > MB) bytes.writeUInt32LE(1000, offset + at)
  return bytes
}
const bomb = docxWith(new Uint8Array(80 * MB))
const unfoldingTable = zipSync({ 'Skills.csv': new Uint8Array(80 * MB) })

const POSITIONS = strToU8('Company Name,Title,Started On,Finished On\nAcme,Developer,Jan 2020,\n')
const LINKEDIN = zipSync({ 'Positions.csv': POSITIONS, 'Skills.csv': strToU8('Name\nGo\nDocker\nReact\n') })
const locked = Buffer.from(LINKEDIN)
locked.writeUInt16LE(locked.readUInt16LE(6) | 1, 6)

const HOSTILE: readonly [what: string, name: string, make: () => Uint8Array, code: keyof typeof cvErrors][] = [
  ['a zip that unpacks to 80 MB', 'cv.docx', () => bomb, 'cv_unsafe'],
  ['a zip that lies about its size', 'cv.docx', () => lying(bomb), 'cv_broken'],
  [
    'a zip of 3000 files',
    'cv.docx',
    () =>
      docxWith(
        strToU8('<w/>'),
        Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`word/${n}.bin`, new Uint8Array(1)])),
      ),
    'cv_unsafe',
  ],
  [
    'entities that unfold',
    'cv.docx',
    () => docxWith(strToU8('<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><a>&b;</a>')),
    'cv_unsafe',
  ],
  [
    'a PDF with a stream of 80 MB',
    'cv.pdf',
    () => pdfFile(page('/FlateDecode', deflateSync(Buffer.alloc(80 * MB, ' ')))),
    'cv_unsafe',
  ],
  [
    'a PDF packed twice',
    'cv.pdf',
    () => pdfFile(page('[/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(100 * MB))))),
    'cv_unsafe',
  ],
  [
    'a PDF whose pages hold each other',
    'cv.pdf',
    () => pdfFile(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>']),
    'cv_broken',
  ],
  ['a PDF without a page', 'cv.pdf', () => pdfPages([]), 'cv_broken'],
  ['a PDF whose page is empty', 'cv.pdf', () => pdfPages(['']), 'cv_broken'],
  ['half a PDF', 'cv.pdf', () => pdfPages(['BT (x) Tj ET']).slice(0, 120), 'cv_broken'],
  [
    'a PDF of nothing but noise',
    'cv.pdf',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(MB)]),
    'cv_broken',
  ],
  ['half a Word file', 'cv.docx', () => docxFile([{ text: 'x' }]).slice(0, 700), 'cv_broken'],
  [
    'a compound file that is no Word file',
    'cv.doc',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(8000)]),
    'cv_broken',
  ],
  ['an archive whose table unfolds to 80 MB', 'me.zip', () => unfoldingTable, 'cv_unsafe'],
  ['an archive that lies about a table', 'me.zip', () => lying(unfoldingTable), 'cv_unsafe'],
  [
    'an archive whose tables are too much together',
    'me.zip',
    () =>
      zipSync(
        Object.fromEntries(
          ['Skills', 'Positions', 'Education', 'Projects'].map((name) => [
            `${name}.csv`,
            randomBytes(950_000).map((byte) => 65 + (byte % 26)),
          ]),
        ),
      ),
    'cv_unsafe',
  ],
  [
    'an archive of 3000 files',
    'me.zip',
    () =>
      zipSync({
        ...Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`${n}.csv`, new Uint8Array(1)])),
        'Positions.csv': POSITIONS,
      }),
    'cv_unsafe',
  ],
  [
    'an archive in an archive',
    'me.zip',
    () => zipSync({ 'Positions.csv': POSITIONS, 'more.zip': LINKEDIN }),
    'cv_nested',
  ],
  [
    'an archive of something else',
    'me.zip',
    () => zipSync({ 'cv.pdf': pdfPages(['BT (x) Tj ET']), 'deep/er/Positions.csv': POSITIONS }),
    'cv_archive',
  ],
  ['an archive with a password', 'me.zip', () => locked, 'cv_locked'],
  ['half an archive', 'me.zip', () => LINKEDIN.slice(0, 70), 'cv_broken'],
  ['an archive of empty tables', 'me.zip', () => zipSync({ 'Positions.csv': strToU8('Title\n') }), 'cv_nothing_found'],
  ['JSON that is no JSON Resume', 'package.json', () => Buffer.from('{"name":"web","version":"1.0.0"}'), 'cv_json'],
  ['half a JSON Resume', 'resume.json', () => Buffer.from('{"basics":{"name":"Layla"'), 'cv_json'],
  ['JSON a million deep', 'resume.json', () => Buffer.from(`{"basics":${'['.repeat(1_000_000)}`), 'cv_json'],
  [
    'a JSON Resume that says nothing',
    'resume.json',
    () => Buffer.from('{"basics":{"name":"Layla"}}'),
    'cv_nothing_found',
  ],
  ['a scan: a page without a letter', 'cv.pdf', () => pdfPages(['q 500 0 0 700 50 50 cm Q']), 'cv_scanned'],
  ['letters without a table of them', 'cv.txt', () => Buffer.from(`${'\ue041'.repeat(60)} x`), 'cv_garbled'],
  [
    'a text that is no CV',
    'cv.txt',
    () => Buffer.from('Once upon a time there was a river that nobody had ever crossed. '.repeat(20)),
    'cv_nothing_found',
  ],
]

const SMALL = 4096
describe('hostile and hopeless files', () => {
  test.each(HOSTILE)('%s is refused with a reason and costs nothing', async (_, name, make, code) => {
    const bytes = make()
    expect(bytes.length).toBeLessThan(CV_UPLOAD.maxBytes)
    // A large file takes seconds, and has a small one of the same reason.
    for (const lang of bytes.length < SMALL ? (['ar', 'en'] as const) : (['ar'] as const)) {
      const { status, body } = await upload(bytes, name, Object.assign(layla, { lang }))
      expect({ status, body }).toEqual({
        status: cvErrors[code].status,
        body: refusalBody(code, cvErrors[code][lang], { field: 'cv' }),
      })
    }
    expect((await layla.call(contract.lastCvImport)).body.data).toEqual({ last: null, remaining: 3 })
  })

  test('fifty at once do not keep others waiting, and who finds the queue full is asked to come back', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => story.talent()))
    const slow = pdfPages(
      Array.from({ length: 3 }, () => 'BT /F1 9 Tf 1 0 0 1 50 700 Tm (Layla layla@example.com) Tj ET\n'.repeat(600)),
    )
    const uploads = Array.from({ length: 50 }, (_, n) => upload(slow, 'cv.pdf', people[n % people.length]))
    let answered = 0
    for (const one of uploads) void one.then(() => answered++)
    for (let n = 0; n < 10; n++) expect((await layla.call(talentsContract.profile)).status).toBe(200)
    expect(answered).toBeLessThan(uploads.length)
    const answers = await Promise.all(uploads)
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]?.body.code).toBe('cv_busy')
    expect(busy[0]?.headers.get('retry-after')).toBe('10')
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  })
})
