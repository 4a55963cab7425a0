import { expect } from '@playwright/test'
import { appearanceViolations } from './accessibility.ts'
import { test } from './story-test.ts'

const documentOf = (content: string) =>
  `<main style="background: #fff; color: #111; font: 16px sans-serif"><style>button { border: 0; padding: 0 }</style>${content}</main>`
const button = (name: string, size: number, more = '') =>
  `<button style="width: ${size}px; height: ${size}px; font-size: 8px; ${more}">${name}</button>`

test('a scan finds pale texts and small or covered targets among what it has found good before @once', async ({
  page,
}) => {
  await page.setContent(documentOf(`<p>Dark on white</p>${button('a', 40)}`))
  expect(await appearanceViolations(page, 'html')).toEqual([])
  await page.setContent(
    documentOf(
      `<p>Dark on white</p><p style="color: #bbb">Pale on white</p><div style="background: #222"><p>Dark on dark</p></div>
      ${button('b', 10)}${button('c', 10)}
      <div style="position: relative">${button('d', 40)}${button('e', 40, 'position: absolute; left: 10px')}</div>`,
    ),
  )
  const violations = (await appearanceViolations(page, 'html')).map((line) =>
    line.replace(/^([\w-]+): .*>(.*)<.*$/s, '$1 $2'),
  )
  expect(violations.toSorted()).toEqual([
    'color-contrast Dark on dark',
    'color-contrast Pale on white',
    'target-size b',
    'target-size c',
    'target-size d',
  ])
})
