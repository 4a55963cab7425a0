import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { LANGS, press, show, type, UI, WithState } from '../testing/show.tsx'
import { CodeField } from './code-field.tsx'
import { Form } from './form.tsx'
import { MentionField } from './listbox/mention-field.tsx'
import { NumberField } from './number-field.tsx'
import { PhoneField, type PhoneValue } from './phone/phone-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextField } from './text-field.tsx'

describe.each(LANGS)('fields in %s', (lang) => {
  test('a code goes from cell to cell, left to right in every language', async () => {
    const onComplete = vi.fn<(code: string) => void>()
    show(
      lang,
      <WithState initial="">
        {(value, onChange) => <CodeField label="…" {...{ value, onChange, onComplete }} />}
      </WithState>,
    )
    const cell = (at: number) => page.getByRole('textbox', { name: UI[lang].digit(at, 4) })
    await userEvent.tab()
    await type('42')
    await expect.element(cell(3)).toHaveFocus()
    await press('ArrowLeft')
    await expect.element(cell(2)).toHaveFocus()
    await press('ArrowRight')
    await type('71')
    expect(onComplete.mock.calls).toEqual([['4271']])
    await press('Backspace', 'Backspace')
    await expect.element(cell(3)).toHaveValue('')
    expect(cell(1).element().getBoundingClientRect().x).toBeLessThan(cell(4).element().getBoundingClientRect().x)
  })

  test('a number counts with the arrows up and down and stops at its bounds', async () => {
    show(
      lang,
      <WithState initial={2}>
        {(value, onChange) => <NumberField label="…" minValue={1} maxValue={3} {...{ value, onChange }} />}
      </WithState>,
    )
    const field = page.getByRole('textbox')
    await userEvent.tab()
    await press('ArrowUp', 'ArrowUp')
    await expect.element(field).toHaveValue('3')
    await expect.element(page.getByRole('button', { name: UI[lang].increase })).toBeDisabled()
    await press('ArrowDown', 'ArrowDown', 'ArrowDown')
    await expect.element(field).toHaveValue('1')
    await expect.element(page.getByRole('button', { name: UI[lang].decrease })).toBeDisabled()
    await field.fill('٢')
    await userEvent.tab()
    await expect.element(field).toHaveValue('2')
  })

  test('the country of a phone number is searched for by the keys, and the focus returns', async () => {
    show(
      lang,
      <WithState<PhoneValue> initial={{ country: 'SA', number: '' }}>
        {(value, onChange) => <PhoneField label="…" {...{ value, onChange }} />}
      </WithState>,
    )
    const button = page.getByRole('button', { name: new RegExp(UI[lang].country) })
    await userEvent.tab()
    await press('Enter')
    const search = page.getByRole('combobox', { name: UI[lang].searchCountry })
    await expect.element(search).toHaveFocus()
    await search.fill(lang === 'ar' ? 'اردن' : 'jord')
    await press('ArrowDown', 'Enter')
    await expect.poll(() => button.element().textContent).toContain('+962')
    await expect.element(button).toHaveFocus()
    await press('Enter')
    await expect.element(search).toHaveFocus()
    await press('Escape')
    await expect.element(button).toHaveFocus()
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  })

  test('a search is cleared with Escape, which keeps the focus', async () => {
    show(
      lang,
      <WithState initial="ليلى">{(value, onChange) => <SearchField label="…" {...{ value, onChange }} />}</WithState>,
    )
    await userEvent.tab()
    await press('Escape')
    await expect.element(page.getByRole('searchbox')).toHaveValue('')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    expect(page.getByRole('button', { name: UI[lang].clear }).elements()).toEqual([])
  })

  test('a refused form goes to its first field in error and counts them', async () => {
    show(
      lang,
      <WithState<string[]> initial={[]}>
        {(names, setNames) => (
          <Form
            onSubmit={() => setNames(['b', 'c', 'd'])}
            errors={names.map((name) => ({ name, message: name }))}
            aria-label="…"
          >
            {['a', 'b', 'c', 'd'].map((name) => (
              <TextField
                key={name}
                label={name}
                value=""
                onChange={() => {}}
                error={names.includes(name) ? `${name}!` : undefined}
              />
            ))}
            <Button type="submit">OK</Button>
          </Form>
        )}
      </WithState>,
    )
    await page.getByRole('button').click()
    await expect.element(page.getByRole('textbox', { name: 'b' })).toHaveFocus()
    await expect.element(page.getByRole('textbox', { name: 'b' })).toHaveAccessibleDescription('b!')
    await expect.element(page.getByRole('alert')).toHaveTextContent(UI[lang].errorSummary(3))
  })
})

describe('a text in which one is mentioned', () => {
  const showNote = () =>
    show(
      'ar',
      <WithState initial="">
        {(value, onChange) => (
          <MentionField
            label="ملاحظة"
            mentionLabel="ذكر زميل"
            options={['سارة القحطاني', 'ليلى حداد'].map((label) => ({ id: label, label }))}
            {...{ value, onChange }}
          />
        )}
      </WithState>,
    )
  const area = () => page.getByRole('textbox')

  test('offers names after its sign, and Enter takes the first', async () => {
    showNote()
    await page.getByRole('button', { name: 'ذكر زميل' }).click()
    await expect.element(area()).toHaveFocus()
    await expect.element(page.getByRole('listbox', { name: 'ذكر زميل' })).toBeVisible()
    const first = document.getElementById(area().element().getAttribute('aria-activedescendant') ?? '')
    expect(first?.textContent).toBe('سارة القحطاني')
    await press('ArrowDown', 'Enter')
    await expect.element(area()).toHaveValue('@ليلى حداد ')
    expect(page.getByRole('listbox').elements()).toEqual([])
  })

  test('closes its list with Escape, and then the arrows and Enter belong to the text', async () => {
    showNote()
    await userEvent.tab()
    await type('@')
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await press('Escape', 'Enter')
    await expect.element(area()).toHaveValue('@\n')
  })
})
