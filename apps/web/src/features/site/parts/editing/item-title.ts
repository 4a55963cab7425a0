import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'

const TITLES = ['subject', 'title', 'name', 'question', 'label', 'phone', 'reason'] as const

/**
 * Its title in a language, empty without one. A counted subject has no name of its own: its first plural form is used.
 */
export function titleOf(item: EditedItem, lang: Lang): string {
  const fields = [...TITLES, ...(item.sentences ?? []).map(({ id }) => id)]
  for (const field of fields) {
    const text = item[lang][field]
    if (typeof text === 'string' && text !== '') return text
  }
  return ''
}
