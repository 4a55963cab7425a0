import { expect, test } from 'vitest'
import { openMention, mentionsIn, withMention } from './mention-text.ts'

const COLLEAGUES = [
  { id: '1', label: 'سارة' },
  { id: '2', label: 'سارة القحطاني' },
  { id: '3', label: 'Basil' },
]
const queryOf = (text: string) => openMention(text, text.length, COLLEAGUES)?.query

test('an at sign that begins a word begins a mention, before any letter is typed', () => {
  expect(['@', 'راجعها @', '@با', '@سارة الق'].map(queryOf)).toEqual(['', '', 'با', 'سارة الق'])
})

test('an address, a space after the sign, a new line and a finished name are no mention', () => {
  expect(['a@b.example', '@ ', '@Ba\n', '@Basil '].map(queryOf)).toEqual([undefined, undefined, undefined, undefined])
})

test('a chosen name takes the place of what was typed, and the rest of the text stays', () => {
  const text = 'اسأل @با عن الموعد'
  const caret = 'اسأل @با'.length
  const mention = openMention(text, caret, COLLEAGUES)!
  expect(withMention(text, caret, mention, COLLEAGUES[2]!)).toEqual({
    text: 'اسأل @Basil عن الموعد',
    caret: 'اسأل @Basil '.length,
  })
})

test('whoever is called by the whole name is mentioned, and no namesake of a shorter one', () => {
  expect(mentionsIn('@سارة القحطاني و@Basil', COLLEAGUES)).toEqual(['2', '3'])
  expect(mentionsIn('@سارة', COLLEAGUES)).toEqual(['1'])
})
