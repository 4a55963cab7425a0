import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { arrows, LANGS, press, show, WithState } from '../../testing/show.tsx'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'
import { RatingField } from './rating-field.tsx'
import { Segmented } from './segmented.tsx'
import { SelectField } from './select-field.tsx'
import { Switch } from './switch.tsx'

const WORDS = {
  ar: { level: 'المستوى', levels: ['مبتدئ', 'متوسط', 'خبير'], required: 'اختر المستوى' },
  en: { level: 'Level', levels: ['Junior', 'Mid', 'Senior'], required: 'Choose a level' },
}

describe.each(LANGS)('choices in %s', (lang) => {
  const { level, levels, required } = WORDS[lang]
  const options = levels.map((label, at) => ({ id: `${at}`, label, isDisabled: at === 1 }))
  const radio = (at: number) => page.getByRole('radio', { name: levels[at] })

  test('of one: the arrows choose, past a disabled one, and the group is one stop of the keys', async () => {
    show(
      lang,
      <>
        <WithState<string | null> initial="0">
          {(value, onChange) => <RadioGroup label={level} {...{ options, value, onChange }} />}
        </WithState>
        <button type="button">…</button>
      </>,
    )
    await userEvent.tab()
    await expect.element(radio(0)).toHaveFocus()
    await press('ArrowDown')
    await expect.element(radio(2)).toBeChecked()
    await expect.element(radio(2)).toHaveFocus()
    await userEvent.tab()
    await expect.element(page.getByRole('button')).toHaveFocus()
  })

  test('of one: the group has the name, the error and the required state', async () => {
    show(
      lang,
      <RadioGroup label={level} error={required} isRequired {...{ options }} value={null} onChange={() => {}} />,
    )
    const group = page.getByRole('radiogroup', { name: level })
    await expect.element(group).toHaveAttribute('aria-invalid', 'true')
    await expect.element(group).toHaveAttribute('aria-required', 'true')
    await expect.element(group).toHaveAccessibleDescription(required)
  })

  test('in a row go forth and back by the arrows of the page', async () => {
    show(
      lang,
      <WithState<string | null> initial="0">
        {(value, onChange) => <Segmented label={level} {...{ value, onChange }} options={options} />}
      </WithState>,
    )
    const { forth, back } = arrows(lang)
    await userEvent.tab()
    await press(forth)
    await expect.element(radio(2)).toBeChecked()
    await press(back)
    await expect.element(radio(0)).toBeChecked()
  })

  test('on a scale are named by their meaning', async () => {
    show(
      lang,
      <WithState<number | null> initial={1}>
        {(value, onChange) => <RatingField label={level} labels={levels} {...{ value, onChange }} />}
      </WithState>,
    )
    await userEvent.tab()
    await press(arrows(lang).forth)
    await expect.element(page.getByRole('radio', { name: `2: ${levels[1]}` })).toBeChecked()
  })
})

describe('a choice', () => {
  const options = [
    { id: 'react', label: 'React' },
    { id: 'vue', label: 'Vue', isDisabled: true },
  ]

  test('of several turns on and off with Space, and a disabled one stays as it is', async () => {
    const onChange = vi.fn<(value: string[]) => void>()
    show('en', <CheckboxGroup label="Skills" options={options} value={['vue']} onChange={onChange} />)
    await userEvent.tab()
    await expect.element(page.getByRole('checkbox', { name: 'React' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('checkbox', { name: 'Vue' })).toBeDisabled()
    expect(onChange.mock.calls).toEqual([[['vue', 'react']]])
  })

  test('that must be made says so, and shows where the focus is', async () => {
    show(
      'ar',
      <Checkbox value={false} onChange={() => {}} isRequired error="وافق على الشروط">
        أوافق
      </Checkbox>,
    )
    const box = page.getByRole('checkbox', { name: 'أوافق' })
    await userEvent.tab()
    await expect.element(box).toHaveFocus()
    expect(box.element().closest('label')?.hasAttribute('data-focus-visible')).toBe(true)
    await expect.element(box).toHaveAttribute('aria-required', 'true')
    await expect.element(box).toHaveAccessibleDescription('وافق على الشروط')
  })

  test('that holds at once is a switch, with its hint', async () => {
    show(
      'en',
      <WithState initial={false}>
        {(value, onChange) => (
          <Switch hint="Names are hidden" {...{ value, onChange }}>
            Blind review
          </Switch>
        )}
      </WithState>,
    )
    const box = page.getByRole('switch', { name: 'Blind review' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    await expect.element(box).toHaveAccessibleDescription('Names are hidden')
  })

  test('of a native list goes by the first letter', async () => {
    const onChange = vi.fn<(value: string) => void>()
    const countries = ['Egypt', 'Jordan', 'Saudi Arabia'].map((label) => ({ id: label, label }))
    show('en', <SelectField label="Country" options={countries} value={null} onChange={onChange} />)
    await userEvent.tab()
    await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveFocus()
    await userEvent.keyboard('s')
    await expect.poll(() => onChange.mock.calls).toEqual([['Saudi Arabia']])
  })
})
