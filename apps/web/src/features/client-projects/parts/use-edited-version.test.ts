import { createFormControl } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindDraft } from '../../../forms/submit-form.ts'
import { decodeEdit, encodeEdit, versionOf } from './use-edited-version.ts'

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('after a reload a change is still one of the version it was made in, and holds only what was changed', () => {
  type Fields = typeof saved
  const codec = {
    encode: (fields: Fields, initial: Partial<Fields>) => encodeEdit(fields, initial, 1),
    decode: decodeEdit,
  }
  const saved = { product_name: 'Souq', scope_text: 'A shop' }
  const form = createFormControl({ values: saved })
  const stop = bindDraft(form, 'edit', codec)
  form.setValue('product_name', 'Souq 2')
  stop()
  expect(versionOf('edit')).toBe(1)
  const reloaded = createFormControl({ values: { ...saved, scope_text: 'A market' } })
  bindDraft(reloaded, 'edit', codec)
  expect(reloaded.getValues()).toEqual({ product_name: 'Souq 2', scope_text: 'A market' })
  reloaded.setValue('product_name', 'Souq')
  expect(versionOf('edit')).toBeUndefined()
})
