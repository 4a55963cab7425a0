import { expect, test } from 'vitest'
import { type Document, lostCalls } from './lost-calls.ts'

type Fields = Record<string, object>
const call = (body: Fields, required: string[], answer: Fields, query: string[] = []): Document => ({
  paths: {
    '/api/users/bio': {
      put: {
        parameters: query.map((name) => ({ name, in: 'query', required: true })),
        requestBody: { content: { 'application/json': { schema: { properties: body, required } } } },
        responses: {
          200: { content: { 'application/json': { schema: { properties: { data: { properties: answer } } } } } },
        },
      },
    },
  },
})
const text = { type: 'string' }
const last = call({ bio: text, links: { items: { properties: { url: text } } } }, ['bio'], { version: text })

test('a server that takes and answers more is called by old tabs as before', () => {
  const links = { items: { properties: { url: text, label: text } } }
  expect(lostCalls(last, call({ bio: text, links, pronoun: text }, ['bio'], { version: text, at: text }))).toEqual([])
  expect(lostCalls(last, call({ bio: text, links }, [], { version: text }))).toEqual([])
})

test('what an old tab would miss is said field by field', () => {
  expect(lostCalls(last, { paths: {} })).toEqual([
    'PUT /api/users/bio is gone: a tab of the last release still calls it',
  ])
  const renamed = call(
    { about: text, links: { items: { properties: { href: text } } } },
    ['about'],
    { edition: text },
    ['lang'],
  )
  expect(lostCalls(last, renamed).map((fault) => fault.replace('PUT /api/users/bio: ', ''))).toEqual([
    'no longer takes bio, which old tabs send',
    'no longer takes links.url, which old tabs send',
    'requires about, which old tabs need not send',
    'no longer answers data.version, which old tabs read',
    'requires lang in its query',
  ])
})
