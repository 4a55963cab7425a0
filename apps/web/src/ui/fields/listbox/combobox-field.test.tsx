import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../actions/button.tsx'
import { LANGS, press, show, UI, WithState } from '../../testing/show.tsx'
import { ComboboxField } from './combobox-field.tsx'

const WORDS = {
  ar: { label: 'القسم', options: ['إدارة المنتجات', 'التسويق', 'المالية', 'التقنية'], query: 'ادارة' },
  en: { label: 'Department', options: ['Product management', 'Marketing', 'Finance', 'Engineering'], query: 'product' },
}
const optionsIn = (lang: Lang) => WORDS[lang].options.map((label, at) => ({ id: `${at}`, label, isDisabled: at === 1 }))

const box = () => page.getByRole('combobox')
const option = (lang: Lang, at: number) => page.getByRole('option', { name: WORDS[lang].options[at] })
const active = () => document.getElementById(box().element().getAttribute('aria-activedescendant') ?? '')?.textContent
const lists = () => page.getByRole('listbox').elements()

function showBox(lang: Lang, props: Partial<Parameters<typeof ComboboxField>[0]> = {}) {
  const onChange = vi.fn<(id: string | null) => void>()
  const onSubmit = vi.fn<() => void>()
  show(
    lang,
    <form
      className="m-6 w-96"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <WithState<string | null> initial={null}>
        {(value, set) => (
          <ComboboxField
            label={WORDS[lang].label}
            options={optionsIn(lang)}
            value={value}
            onChange={(id) => (onChange(id), set(id))}
            {...props}
          />
        )}
      </WithState>
      <Button type="submit">…</Button>
    </form>,
  )
  return { onChange, onSubmit }
}

describe.each(LANGS)('a combobox in %s', (lang) => {
  test('opens with the arrow down on its first option, and the focus stays in the field', async () => {
    showBox(lang)
    await userEvent.tab()
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
    expect(box().element().getAttribute('aria-controls')).toBeNull()
    await press('ArrowDown')
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box().element().getAttribute('aria-controls')).toBe(lists()[0]?.id)
    expect(active()).toBe(WORDS[lang].options[0])
    await expect.element(box()).toHaveFocus()
  })

  test('passes over an option that cannot be chosen, and wraps around', async () => {
    const { onChange } = showBox(lang)
    await userEvent.tab()
    await press('ArrowDown', 'ArrowDown')
    expect(active()).toBe(WORDS[lang].options[2])
    await press('ArrowDown', 'ArrowDown')
    expect(active()).toBe(WORDS[lang].options[0])
    await expect.element(option(lang, 1)).toHaveAttribute('aria-disabled', 'true')
    await option(lang, 1).click({ force: true })
    expect(onChange).not.toHaveBeenCalled()
  })

  test('takes the active option with Enter, shows its name and does not send the form', async () => {
    const { onChange, onSubmit } = showBox(lang)
    await userEvent.tab()
    await press('ArrowDown', 'ArrowDown', 'Enter')
    expect(onChange.mock.calls).toEqual([['2']])
    await expect.element(box()).toHaveValue(WORDS[lang].options[2])
    expect(lists()).toEqual([])
    expect(onSubmit).not.toHaveBeenCalled()
    await press('Enter')
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('finds what is typed, as people type it, and takes the first match with Enter', async () => {
    const { onChange } = showBox(lang)
    await box().fill(WORDS[lang].query)
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    await press('Enter')
    expect(onChange.mock.calls).toEqual([['0']])
  })

  test('keeps a text that names nothing, and says so when it is left', async () => {
    showBox(lang)
    await box().fill('zzz')
    await expect.element(page.getByRole('status')).toHaveTextContent(UI[lang].noResults)
    await userEvent.tab()
    await expect.element(box()).toHaveValue('zzz')
    await expect.element(box()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(box()).toHaveAccessibleDescription(UI[lang].notInList)
    expect(lists()).toEqual([])
  })

  test('stands below its field and is as wide', async () => {
    showBox(lang)
    await box().click()
    const popup = lists()[0]?.parentElement?.getBoundingClientRect()
    const field = box().element().parentElement?.getBoundingClientRect()
    expect([popup?.left, popup?.width]).toEqual([field?.left, field?.width])
    expect(popup?.top).toBeGreaterThan(field?.bottom ?? 0)
  })
})

describe('a combobox', () => {
  test('closes with Escape without choosing, and with Escape once only', async () => {
    const { onChange } = showBox('ar')
    await userEvent.tab()
    await press('ArrowDown', 'Escape')
    expect(lists()).toEqual([])
    await expect.element(box()).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('opens with Alt and the arrow down without an active option, and closes with Alt and the arrow up', async () => {
    showBox('en')
    await userEvent.tab()
    await press('Alt+ArrowDown')
    await expect.element(box()).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toBeUndefined()
    await press('Alt+ArrowUp')
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false')
  })

  test('leaves Home and End to its text', async () => {
    showBox('en')
    await box().fill('ma')
    await press('Home')
    const input = box().element() as HTMLInputElement
    expect(input.selectionStart).toBe(0)
    await press('End')
    expect(input.selectionStart).toBe(2)
  })

  test('opens and closes with its button, which leaves the focus in the field', async () => {
    showBox('ar')
    const opener = page.getByRole('button', { name: UI.ar.showOptions })
    await opener.click()
    await expect.element(box()).toHaveFocus()
    await expect.element(option('ar', 0)).toBeVisible()
    await opener.click()
    expect(lists()).toEqual([])
  })

  test('marks the selected option, and forgets it when its text is cleared', async () => {
    const { onChange } = showBox('en')
    await box().click()
    await option('en', 3).click()
    await expect.element(box()).toHaveFocus()
    await box().click()
    await expect.element(option('en', 3)).toHaveAttribute('aria-selected', 'true')
    await expect.element(option('en', 0)).toHaveAttribute('aria-selected', 'false')
    await box().clear()
    expect(onChange.mock.calls).toEqual([['3'], [null]])
  })

  test('takes the only match when it is left', async () => {
    const { onChange } = showBox('en')
    await box().fill('fin')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('Finance')
    expect(onChange.mock.calls).toEqual([['2']])
  })

  test('whose options are still coming takes the first match once they are there', async () => {
    const onChange = vi.fn<(id: string | null) => void>()
    let deliver = (_: boolean) => {}
    show(
      'ar',
      <WithState initial={false}>
        {(hasOptions, setOptions) => {
          deliver = setOptions
          return (
            <ComboboxField label="القسم" options={hasOptions ? optionsIn('ar') : []} value={null} onChange={onChange} />
          )
        }}
      </WithState>,
    )
    await box().fill('مال')
    await expect.element(page.getByRole('status')).toHaveTextContent(UI.ar.loading)
    await press('Enter')
    expect(onChange).not.toHaveBeenCalled()
    deliver(true)
    await expect.poll(() => onChange.mock.calls).toEqual([['2']])
  })

  test('that is disabled cannot be reached or opened', async () => {
    showBox('en', { isDisabled: true })
    await expect.element(box()).toBeDisabled()
    await expect.element(page.getByRole('button', { name: UI.en.showOptions })).toBeDisabled()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: '…' })).toHaveFocus()
  })
})
