import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { typeOf } from './sniff.ts'

const of = (bytes: string | Uint8Array, name = 'file') =>
  typeOf(typeof bytes === 'string' ? Buffer.from(bytes) : bytes, name)

test.each([
  ['<svg/>', 'txt'],
  ['<svg xmlns="x"/>', 'svg'],
  ['\uFEFF<?xml version="1.0"?>\n<!-- a --><!-- b -->\n<SVG >', 'svg'],
  ['<!DOCTYPE svg PUBLIC "a" [ <!ENTITY x "y"> ]><svg>', 'svg'],
  ['<?xml version="1.0"?><html><svg>', 'txt'],
  ['<!-- <svg> -->', 'txt'],
  ['%PDF-1.7\n', 'pdf'],
  ['', 'txt'],
])('%s is %s', async (text, type) => expect(await of(text)).toBe(type))

test('bytes say what a file is, not its name; of texts only the name tells which', async () => {
  expect(await of('a,b', 'people.CSV')).toBe('csv')
  expect(await of('{}', 'me.json')).toBe('json')
  expect(await of('%PDF-1.7\n', 'me.txt')).toBe('pdf')
  const old = new Uint8Array([0xff, 0xfe, 0x41, 0])
  expect([await of(old, 'me.txt'), await of(old, 'me.png')]).toEqual(['txt', 'unknown'])
  expect(await of('a\0b', 'me.txt')).toBe('unknown')
  expect(await of(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe('doc')
  expect(await of(zipSync({ 'a.txt': Buffer.from('x') }), 'me.docx')).toBe('zip')
})

test('a thousand comments are a text, closed or not', async () => {
  expect(await of(`${'<!---->'.repeat(1000)}<`)).toBe('txt')
  expect(await of(`${'<!--'.repeat(1000)}<`)).toBe('txt')
})
