import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { ar } from '../../messages/editing/ar.ts'

/** `paragraph_2` is the second of its kind, `subject_few` a plural form; the language decides what a form counts. */
export function fieldName(words: Pick<typeof ar, 'fields' | 'texts' | 'forms'>, name: string, lang?: Lang): string {
  const { fields, texts, forms } = words
  const [, base = name, nth = ''] = /^(.+)_(\d+|one|two|few|many|other)$/.exec(name) ?? []
  const label = fields[base] ?? texts
  const form = lang && forms[lang][nth]
  if (form !== undefined) return `${label} · ${form}`
  return nth === '' ? label : `${label} ${nth}`
}
