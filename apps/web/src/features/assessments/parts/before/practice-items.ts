import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import { ar } from '../../messages/before/ar.ts'
import { en } from '../../messages/before/en.ts'

const OPTIONS = ['a', 'b', 'c', 'd'] as const

/** Of code and videos there is none: their panels can be tried before anything is submitted. */
export const PRACTICE: { readonly [Kind in AssessmentKind]?: { item: Item; right?: string } } = {
  multiple_choice: {
    right: 'c',
    item: {
      kind: 'multiple_choice',
      position: 1,
      level: null,
      ask: { ar: ar.practice.ask, en: en.practice.ask },
      code: null,
      options: OPTIONS.map((id) => ({ id, text: { ar: ar.practice.options[id], en: en.practice.options[id] } })),
    },
  },
  personality: {
    item: {
      kind: 'personality',
      position: 1,
      level: null,
      ask: { ar: ar.practice.statement, en: en.practice.statement },
    },
  },
}
