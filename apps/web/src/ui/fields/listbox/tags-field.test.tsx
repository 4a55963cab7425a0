import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LANGS, press, show, UI, WithState } from '../../testing/show.tsx'
import { TagsField } from './tags-field.tsx'

const LABEL = { ar: 'المهارات', en: 'Skills' }
const OPTIONS = ['React', 'GraphQL', 'PostgreSQL', 'إدارة الفرق'].map((label, at) => ({ id: `${at}`, label }))

const box = () => page.getByRole('combobox')
const tags = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
const option = (name: string) => page.getByRole('option', { name })
const remove = (lang: Lang, name: string) => page.getByRole('button', { name: UI[lang].remove(name) })

const showTags = (lang: Lang, initial: string[], props: Partial<Parameters<typeof TagsField>[0]> = {}) =>
  show(
    lang,
    <WithState initial={initial}>
      {(value, onChange) => <TagsField label={LABEL[lang]} options={OPTIONS} {...{ value, onChange }} {...props} />}
    </WithState>,
  )

describe.each(LANGS)('a list of tags in %s', (lang) => {
  test('is added to by the keys, with the list open for the next one', async () => {
    showTags(lang, [])
    await userEvent.tab()
    await press('ArrowDown', 'Enter', 'ArrowDown', 'Enter')
    expect(tags()).toEqual(['React', 'GraphQL'])
    await expect.element(page.getByRole('list', { name: LABEL[lang] })).toBeVisible()
    await expect.element(option('React')).toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await expect.element(box()).toHaveFocus()
  })

  test('finds what is typed, takes it with Enter and empties the field', async () => {
    showTags(lang, ['0'])
    await box().fill('ادارة')
    await press('Enter')
    expect(tags()).toEqual(['React', 'إدارة الفرق'])
    await expect.element(box()).toHaveValue('')
  })

  test('loses its last tag with Backspace in an empty field, and none while there is a text', async () => {
    showTags(lang, ['0', '1'])
    await box().fill('zz')
    await press('Backspace', 'Backspace')
    expect(tags()).toEqual(['React', 'GraphQL'])
    await press('Backspace')
    await expect.poll(tags).toEqual(['React'])
  })

  test('loses a tag by its button, and the focus goes to the field', async () => {
    showTags(lang, ['0', '1', '2'])
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(remove(lang, 'GraphQL')).toHaveFocus()
    await press('Enter')
    await expect.poll(tags).toEqual(['React', 'PostgreSQL'])
    await expect.element(box()).toHaveFocus()
  })
})

describe('a list of tags', () => {
  test('that is full can only be taken from', async () => {
    showTags('en', ['0', '1'], { max: 2 })
    await box().click()
    await expect.element(option('PostgreSQL')).toHaveAttribute('aria-disabled', 'true')
    await option('PostgreSQL').click({ force: true })
    expect(tags()).toEqual(['React', 'GraphQL'])
    await option('React').click()
    await expect.poll(tags).toEqual(['GraphQL'])
    await expect.element(option('PostgreSQL')).not.toHaveAttribute('aria-disabled')
  })

  test('drops a text that was not taken when it is left', async () => {
    showTags('ar', [])
    await box().fill('post')
    await userEvent.tab()
    await expect.element(box()).toHaveValue('')
    expect([tags(), page.getByRole('listbox').elements()]).toEqual([[], []])
  })

  test('that is disabled keeps its tags', async () => {
    showTags('en', ['0'], { isDisabled: true })
    await expect.element(box()).toBeDisabled()
    await expect.element(remove('en', 'React')).toBeDisabled()
  })
})
