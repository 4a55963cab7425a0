import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import sharp from 'sharp'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { type Printer, createPrinter } from './printer.ts'

const printer: Printer = createPrinter(createLog({ level: 'silent' }))
afterAll(() => printer.close())

const sheet = (overrides: object = {}) => ({
  lang: 'en',
  name: 'Layla Haddad',
  title: 'Engineer',
  facts: [],
  contacts: [],
  sections: [],
  made: 'Made with care',
  ...overrides,
})
const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text
const pagesOf = async (pdf: Uint8Array) => (await getDocumentProxy(new Uint8Array(pdf))).numPages

test('words are words, whatever they would mean to the printer', async () => {
  const words = '#read("/etc/passwd") *bold* $x^2$ <label> @ref // no #import "brand.typ" \\u{41} `code`'
  const data = sheet({ name: words, sections: [{ kind: 'text', title: words, text: words }] })
  const text = (await textOf(await printer.print({ template: 'cv', data }, 'somebody'))).replace(/\s+/g, ' ')
  expect(text).not.toContain('root:')
  expect(text.split('#read("/etc/passwd") *bold* $x^2$ <label> @ref')).toHaveLength(4)
})

test('much goes on more pages, a word longer than a line does not stop it, and the name runs on top', async () => {
  const entry = {
    title: 'x'.repeat(120),
    place: 'س'.repeat(120),
    when: 'now',
    text: `${'words '.repeat(500)}\n${'y'.repeat(400)}`,
  }
  const entries = Array.from({ length: 30 }, () => entry)
  const pdf = await printer.print(
    {
      template: 'cv',
      data: sheet({ sections: [{ kind: 'entries', title: 'Jobs', entries }] }),
    },
    'somebody',
  )
  const pages = await pagesOf(pdf)
  expect(pages).toBeGreaterThan(10)
  expect((await textOf(pdf)).match(/Layla Haddad/g)).toHaveLength(pages)
})

test('a picture is on its own paper only; one that is none is refused, and the next is printed', async () => {
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const has = (pdf: Buffer) => pdf.includes('/Subtype/Image') || pdf.includes('/Subtype /Image')
  expect(has(await printer.print({ template: 'cv', data: sheet(), pictures: { photo } }, 'somebody'))).toBe(true)
  expect(has(await printer.print({ template: 'cv', data: sheet() }, 'somebody'))).toBe(false)
  const broken = { template: 'cv', data: sheet(), pictures: { photo: Buffer.from('no picture') } } as const
  await expect(printer.print(broken, 'somebody else')).rejects.toMatchObject({ kind: platformErrors.unavailable })
  expect((await printer.print({ template: 'cv', data: sheet() }, 'somebody')).subarray(0, 5).toString()).toBe('%PDF-')
})

test('when too many wait, the others are asked to come back', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) => printer.print({ template: 'cv', data: sheet() }, `person ${n}`)),
  )
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(20)
  expect(all.at(-1)).toMatchObject({ status: 'rejected', reason: { kind: platformErrors.unavailable } })
})

test('of one person two wait, whatever others do', async () => {
  const own = await Promise.allSettled(
    Array.from({ length: 5 }, () => printer.print({ template: 'cv', data: sheet() }, 'one person')),
  )
  expect(own.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
})
