import { expect, test } from 'vitest'
import { orderedJson, orderedText } from './json-text.ts'

test('what is expected and what came back are written alike, whatever the order and the spaces', () => {
  const expected = orderedJson([{ to: 2, from: 1, field: { b: null, a: [] } }])
  expect(expected).toBe('[{"field":{"a":[],"b":null},"from":1,"to":2}]')
  expect(orderedText('[{"field": {"b": null, "a": []}, "from": 1, "to": 2}]')).toBe(expected)
})

test('what is no JSON, or more than a number can hold, stays as the code wrote it', () => {
  for (const text of ['undefined', 'NaN', '9007199254740993']) expect(orderedText(text)).toBe(text)
})
