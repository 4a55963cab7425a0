import { expect, test } from 'vitest'
import { translationFields, factFields, withoutBlanks } from './schema-fields.ts'
import { SITE_KINDS } from './schema.ts'

test('every field of every kind can be edited', () => {
  for (const kind of SITE_KINDS.filter((siteKind) => siteKind !== 'mail'))
    expect(translationFields(kind).length, kind).toBeGreaterThan(0)
  expect(factFields('claim').map(({ name, optional }) => [name, optional])).toEqual([
    ['as_of', false],
    ['figure', true],
    ['least', true],
  ])
  expect(translationFields('article')).toMatchObject([
    { name: 'title', type: 'value', input: { input: 'line', limit: 160 } },
    { name: 'lead', input: { input: 'prose', limit: 500 } },
    { name: 'body', input: { input: 'prose', limit: 40_000 } },
  ])
  expect(translationFields('page')[2]).toMatchObject({ type: 'list', item: { type: 'group' } })
})

test('optional fields that are empty are left out; required ones stay empty', () => {
  const section = { id: 'a', title: '', text: '', points: [] }
  expect(withoutBlanks(translationFields('page'), { title: 'T', sections: [section] })).toEqual({
    title: 'T',
    sections: [{ id: 'a', title: '' }],
  })
  expect(withoutBlanks(factFields('article'), { topic: 'hiring' })).toEqual({ topic: 'hiring', related: [] })
  expect(withoutBlanks(factFields('package'), { price_usd: null })).toEqual({ price_usd: null })
})
