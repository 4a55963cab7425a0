import { expect, test } from 'vitest'
import { questionsWith } from './faq-finding.ts'

const GROUPS = [
  {
    slug: 'a',
    title: '',
    questions: [{ slug: 'pay', question: 'هل أدفع شيئًا لأنضم؟', answer: 'إنشاء الحساب بلا مقابل.' }],
  },
  {
    slug: 'b',
    title: '',
    questions: [{ slug: 'code', question: 'My code has not arrived', answer: 'Wait a minute.' }],
  },
]

test.each([
  ['', ['pay', 'code']],
  ['  ', ['pay', 'code']],
  ['انشاء', ['pay']],
  ['إِنشاء الحِساب', ['pay']],
  ['ادفع مقابل', ['pay']],
  ['CODE minute', ['code']],
  ['code مقابل', []],
])('whoever looks for «%s» finds %j', (term, slugs) => expect([...questionsWith(GROUPS, term)]).toEqual(slugs))
