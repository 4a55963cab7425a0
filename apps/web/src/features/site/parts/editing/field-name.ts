import type { ar } from '../../messages/editing/ar.ts'

/** `paragraph_2` is the second of its kind. */
export function fieldName({ fields, texts }: Pick<typeof ar, 'fields' | 'texts'>, name: string): string {
  const [, base = name, nth] = /^(.+)_(\d+)$/.exec(name) ?? []
  const label = fields[base] ?? texts
  return nth ? `${label} ${nth}` : label
}
