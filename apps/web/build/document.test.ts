import { expect, test } from 'vitest'
import { jsonScript } from './document.ts'

test('data inside a page ends no script and begins none', () => {
  const text = '</script><script>alert(1)</script><!-- "\u2028'
  const html = jsonScript('application/json', { text }, 'page')
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(JSON.parse(html.slice(html.indexOf('>') + 1, html.lastIndexOf('<')))).toEqual({ text })
})
