import { expect, test } from 'vitest'
import { ar as fieldsAr } from '../../messages/editing/ar.ts'
import { en as fieldsEn } from '../../messages/editing/en.ts'
import { ar } from '../../messages/mails/ar.ts'
import { en } from '../../messages/mails/en.ts'
import { sentenceNames } from './sentence-names.ts'

test('a sentence that some cases have is named by them, and numbered where two of the same cases stand in one slot', () => {
  const sentences = [
    { id: 'paragraph', slot: 'paragraph', variants: [] },
    { id: 'paragraph_2', slot: 'paragraph', variants: ['host'] },
    { id: 'paragraph_3', slot: 'paragraph', variants: ['host'] },
    { id: 'reason_2', slot: 'reason', variants: ['consented'] },
    { id: 'reason_3', slot: 'reason', variants: ['usual', 'list'] },
  ] as const
  const names = (fields: typeof fieldsAr, words: typeof ar) => [
    ...sentenceNames(
      sentences.map((sentence) => ({ ...sentence, variants: [...sentence.variants] })),
      fields.fields,
      words,
    ),
  ]
  expect(names(fieldsEn, en)).toEqual([
    ['paragraph_2', 'Paragraph 1 · To the host'],
    ['paragraph_3', 'Paragraph 2 · To the host'],
    ['reason_2', 'Why it came · Agreed to at sign-up'],
    ['reason_3', 'Why it came · On by default, Mailing list'],
  ])
  expect(names(fieldsAr, ar).at(-1)).toEqual(['reason_3', 'سبب الوصول · من الإعدادات الافتراضية، قائمة بريدية'])
})
