// oxlint-disable react/no-children-prop -- a .ts file has no JSX
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createFormControl } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../platform/i18n/i18n.ts'
import { faultOfAnswer } from './faults.ts'
import { FormCheckbox } from './form-checkbox.tsx'
import { FormField } from './form-field.tsx'
import { FormProse } from './form-prose.tsx'
import { FormText } from './form-text.tsx'

type Fields = { name: string; note: string; terms: boolean }

function filled() {
  const form = createFormControl<Fields>({ defaultValues: { name: 'Souq', note: 'نص', terms: true } })
  return { ...form, formState: form.control._formState } as Parameters<typeof FormCheckbox<Fields, Fields>>[0]['form']
}
const htmlOf = (lang: 'ar' | 'en', children: ReactNode) =>
  renderToStaticMarkup(createElement(LanguageProvider, { initial: lang, children }))

describe('a field of a form', () => {
  it('shows what is in it', () => {
    const { control } = filled()
    expect(htmlOf('ar', createElement(FormText<Fields, Fields>, { control, name: 'name', label: 'الاسم' }))).toContain(
      'value="Souq"',
    )
    expect(htmlOf('ar', createElement(FormProse<Fields, Fields>, { control, name: 'note', label: 'ملاحظة' }))).toContain(
      '>نص</textarea>',
    )
    const form = filled()
    expect(
      htmlOf('ar', createElement(FormCheckbox<Fields, Fields>, { form, name: 'terms', children: 'أوافق' })),
    ).toContain('checked=""')
  })

  it.each(['ar', 'en'] as const)(
    'says its fault in the language of the page (%s), also one that the server found',
    (lang) => {
      const { control, setError } = filled()
      setError('name', { type: 'rule', message: rule.letters_only.code })
      setError('note', { type: 'server', message: faultOfAnswer({ code: rule.no_url.code, error: 'في اللغة الأخرى' }) })
      const html = htmlOf(lang, [
        createElement(FormText<Fields, Fields>, { key: 1, control, name: 'name', label: 'الاسم' }),
        createElement(FormProse<Fields, Fields>, { key: 2, control, name: 'note', label: 'ملاحظة' }),
      ])
      expect(html).toContain(rule.letters_only[lang])
      expect(html).toContain(rule.no_url[lang])
      expect(html.match(/aria-invalid="true"/g)).toHaveLength(2)
    },
  )

  it('binds any control by its name', () => {
    const { control } = filled()
    const bound = createElement(FormField<Fields, Fields, 'name'>, {
      control,
      name: 'name',
      children: ({ value, error }) => createElement('output', {}, `${value} ${error ?? 'fine'}`),
    })
    expect(htmlOf('en', bound)).toBe('<output>Souq fine</output>')
  })
})
