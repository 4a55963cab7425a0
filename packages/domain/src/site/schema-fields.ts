import type * as core from 'zod/v4/core'
import type { MailSentence } from './schema-editing.ts'
import { MAIL_LIMITS, isLong } from './rules-mails.ts'
import { type Input, type SiteKind, translationSchema, factsOf, inputs } from './schema.ts'

/** Fields of a kind as an editor shows them, read from its schema. */
export type EditedField = { name: string; optional: boolean } & (
  | { type: 'value'; input: Input }
  | { type: 'list'; item: EditedField }
  | { type: 'group'; fields: EditedField[] }
)

function fieldOf(name: string, schema: core.$ZodType, optional = false): EditedField[] {
  const input = inputs.get(schema)
  if (input) return [{ name, optional, type: 'value', input }]
  const { def } = (schema as core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'nullable') return fieldOf(name, def.innerType, true)
  if (def.type === 'array') return fieldOf('', def.element).map((item) => ({ name, optional, type: 'list', item }))
  if (def.type === 'object') return [{ name, optional, type: 'group', fields: fieldsIn(def.shape) }]
  return []
}

const fieldsIn = (shape: Readonly<Record<string, core.$ZodType>>): EditedField[] =>
  Object.entries(shape).flatMap(([name, schema]) => fieldOf(name, schema))

export const translationFields = (kind: SiteKind): EditedField[] => fieldsIn(translationSchema(kind).shape)
export const factFields = (kind: SiteKind): EditedField[] => fieldsIn(factsOf(kind).shape)

/** Sentences of a mail are known to the API alone. */
export const sentenceFields = (sentences: readonly MailSentence[]): EditedField[] =>
  sentences.map(({ id, slot }) => ({
    name: id,
    optional: false,
    type: 'value',
    input: { input: isLong(slot) ? 'prose' : 'line', limit: MAIL_LIMITS[slot] },
  }))

type Texts = Readonly<Record<string, unknown>>

/** An empty optional field is left out, so that opening the editor changes nothing. */
export function withoutBlanks(fields: readonly EditedField[], texts: Texts): Record<string, unknown> {
  const filled = fields.flatMap((field) => {
    const value = withoutBlank(field, texts[field.name])
    return value === undefined ? [] : [[field.name, value]]
  })
  return Object.fromEntries(filled)
}

function withoutBlank(field: EditedField, value: unknown): unknown {
  if (field.type === 'list') {
    const items = Array.isArray(value) ? value.map((item: unknown) => withoutBlank(field.item, item)) : []
    return field.optional && items.length === 0 ? undefined : items
  }
  if (field.type === 'group') return withoutBlanks(field.fields, (value ?? {}) as Texts)
  const isBlank = value === '' || value === undefined || Number.isNaN(value)
  return isBlank && field.optional ? undefined : value
}
