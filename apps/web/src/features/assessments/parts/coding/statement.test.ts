import type { CodingItem } from '@fareeq/domain/assessments/schema-items.ts'
import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageProvider } from '../../../../platform/i18n/i18n.ts'
import { RowsTable } from './rows-table.tsx'
import { Statement } from './statement.tsx'

const item: CodingItem = {
  kind: 'coding',
  position: 1,
  level: 'junior',
  title: { ar: 'أسماء', en: 'Names' },
  task: { ar: 'نص', en: 'Find `names`.\n\nRules:\n- one of `["أحمد", "سارة"]`\n- two\n\nNo code here.' },
  starts: [],
  visible: [],
  tables: null,
  hidden: 3,
}
const htmlOf = (children: ReactNode) =>
  // oxlint-disable-next-line react/no-children-prop -- without JSX, a required child is a prop
  renderToStaticMarkup(createElement(LanguageProvider, { initial: 'ar', children }))
const rows = (text: string) => htmlOf(createElement(RowsTable, { name: 'Rows', rows: text }))
const statement = () => htmlOf(createElement(Statement, { item, lang: 'en' }))

test('a task is read as paragraphs and lists in its own direction, with code as islands', () => {
  const html = statement()
  expect(html).toContain('<div lang="en" dir="ltr"')
  expect(html.match(/<p>/g)).toHaveLength(3)
  expect(html.match(/<li>/g)).toHaveLength(2)
  expect(html).toContain('<p>No code here.</p>')
})

test('Arabic strings in a list keep their order, since each is isolated', () => {
  expect(statement()).toContain('[<bdi>&quot;أحمد&quot;</bdi>, <bdi>&quot;سارة&quot;</bdi>]')
})

test('the rows of a query are a table; what cannot be told apart stays as it is written', () => {
  expect(rows('name | sum\nسارة | 3\n… (41)')).toContain('<td')
  expect(rows('name\na | b\nc')).not.toContain('<td')
})
