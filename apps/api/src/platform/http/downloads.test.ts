import { expect, test } from 'vitest'
import { safeName } from './downloads.ts'

test.each([
  ['عقد.pdf', 'application/pdf', 'عقد.pdf'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['x.html', 'application/pdf', 'x.html.pdf'],
  ['run.exe', 'image/png', 'run.exe.png'],
  ['no ending', 'image/jpeg', 'no ending.jpg'],
  ['page.svg', 'image/svg+xml', 'page.svg.bin'],
])('%s, whose bytes are %s, is saved as %s', (name, mediaType, saved) => {
  expect(safeName(name, mediaType)).toBe(saved)
})
