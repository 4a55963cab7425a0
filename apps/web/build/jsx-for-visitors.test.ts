import type { ComponentChildren } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { jsx, jsxs } from './jsx-for-visitors.ts'

const childrenOf = (...children: ComponentChildren[]) =>
  (jsxs('p' as never, { children }).props as { children: unknown }).children

test('texts that stand side by side are one, as they are in HTML, and every other child keeps its place', () => {
  const link = jsx('a' as never, { children: 'x' })
  expect(childrenOf('a', ' ', 7)).toEqual(['a 7', null, null])
  expect(childrenOf('a', false, 'b', link, 'c', null, 'd')).toEqual(['ab', false, null, link, 'cd', null, null])
  expect(childrenOf('', link, '')).toEqual([null, link, null])
  expect(childrenOf(link, '', 'a')).toEqual([link, null, 'a'])
})

test('what is drawn is the same as without it', () => {
  const page = jsxs('p' as never, { children: ['a', ' ', jsx('b' as never, { children: '' }), 'c', 'd'] })
  expect(renderToString(page)).toBe('<p>a <b></b>cd</p>')
})
