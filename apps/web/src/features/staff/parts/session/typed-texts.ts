import type { FormEvent } from 'react'

type TextInput = HTMLTextAreaElement | HTMLInputElement
export type TypedText = { field: TextInput; label: string; text: string }

/** Fields that a person has typed in; those filled by the page itself are none of them. */
const editedFields = new Set<TextInput>()

/** A search or a filter is quickly typed again. */
const isText = (target: EventTarget): target is TextInput =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'email', 'url', 'tel'].includes(target.type))

export function noteTyping({ target }: FormEvent): void {
  for (const field of editedFields) if (!field.isConnected) editedFields.delete(field)
  if (isText(target)) editedFields.add(target)
}

/** Current text of those fields, by their labels. */
export const typedTexts = (): TypedText[] =>
  [...editedFields].flatMap((field) => {
    const text = field.value.trim()
    const label = field.labels?.[0]?.firstChild?.textContent ?? field.ariaLabel ?? ''
    return field.isConnected && text ? [{ field, label, text }] : []
  })
