import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { arrows, LANGS, press, show, UI, WithState } from '../testing/show.tsx'
import { DateField } from './date-field.tsx'
import { MonthGrid } from './month-grid.tsx'

const LABEL = { ar: 'تاريخ البدء', en: 'Start date' }

const field = (lang: Lang) => page.getByRole('textbox', { name: LABEL[lang] })
const opener = (lang: Lang) => page.getByRole('button', { name: UI[lang].openCalendar })
const focusedDay = () => document.activeElement?.getAttribute('data-day')
const calendars = () => page.getByRole('grid').elements()

const showField = (lang: Lang, props: Partial<Parameters<typeof DateField>[0]> = {}) =>
  show(
    lang,
    <WithState<string | null> initial="2026-11-18">
      {(value, onChange) => <DateField label={LABEL[lang]} {...{ value, onChange }} {...props} />}
    </WithState>,
  )

async function openCalendar() {
  await userEvent.tab()
  await userEvent.tab()
  await press('Enter')
  await expect.poll(calendars).toHaveLength(1)
}

describe.each(LANGS)('a date in %s', (lang) => {
  test('is picked by the keys: its calendar opens on the day, the arrows follow the page, and the focus returns', async () => {
    showField(lang)
    await openCalendar()
    await expect.element(opener(lang)).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(focusedDay).toBe('2026-11-18')
    const { forth, back } = arrows(lang)
    await press(forth, forth, back)
    await expect.poll(focusedDay).toBe('2026-11-19')
    await press('Enter')
    await expect.element(field(lang)).toHaveValue('19/11/2026')
    await expect.element(opener(lang)).toHaveFocus()
    expect(calendars()).toEqual([])
  })

  test('moves by weeks, to the ends of a week as it begins here, and by months', async () => {
    showField(lang)
    await openCalendar()
    await press('ArrowDown')
    await expect.poll(focusedDay).toBe('2026-11-25')
    await press('ArrowUp', 'Home')
    await expect.poll(focusedDay).toBe(lang === 'ar' ? '2026-11-15' : '2026-11-16')
    await press('End')
    await expect.poll(focusedDay).toBe(lang === 'ar' ? '2026-11-21' : '2026-11-22')
    await press('PageDown')
    await expect.poll(focusedDay).toBe(lang === 'ar' ? '2026-12-21' : '2026-12-22')
    await press('PageUp', 'PageUp')
    await expect.poll(focusedDay).toBe(lang === 'ar' ? '2026-10-21' : '2026-10-22')
  })

  test('closes its calendar with Escape and changes nothing', async () => {
    showField(lang)
    await openCalendar()
    await press('ArrowDown', 'Escape')
    await expect.element(opener(lang)).toHaveFocus()
    await expect.element(opener(lang)).toHaveAttribute('aria-expanded', 'false')
    await expect.element(field(lang)).toHaveValue('18/11/2026')
  })

  test('is typed in either script, and a day that does not exist is said at its field', async () => {
    showField(lang)
    await field(lang).fill('٢٠/٣/٢٠٢٦')
    await userEvent.tab()
    await expect.element(field(lang)).toHaveValue('20/3/2026')
    await field(lang).fill('31/2/2026')
    await userEvent.tab()
    await expect.element(field(lang)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(lang)).toHaveAccessibleDescription(UI[lang].notADay)
    await expect.element(field(lang)).toHaveValue('31/2/2026')
  })

  test('stops at the bounds, by the keys and by the text', async () => {
    showField(lang, { minValue: '2026-11-17', maxValue: '2026-11-20' })
    await openCalendar()
    await press('PageDown')
    await expect.poll(focusedDay).toBe('2026-11-20')
    await press('PageUp')
    await expect.poll(focusedDay).toBe('2026-11-17')
    expect(document.querySelector('[data-day="2026-11-16"]')?.hasAttribute('disabled')).toBe(true)
    await press('Escape')
    await field(lang).fill('21/11/2026')
    await userEvent.tab()
    await expect.element(field(lang)).toHaveAccessibleDescription(UI[lang].dayOutOfRange)
  })
})

describe('a calendar', () => {
  const showMonth = (props: Partial<Parameters<typeof MonthGrid>[0]> = {}) =>
    show(
      'en',
      <WithState<string | null> initial="2026-11-18">
        {(value, onChange) => <MonthGrid label="Start" {...{ value, onChange }} {...props} />}
      </WithState>,
    )
  const turn = (name: 'previousMonth' | 'nextMonth') => page.getByRole('button', { name: UI.en[name] })

  test('has one day in the order of the keys, which is named in full', async () => {
    showMonth()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect.poll(focusedDay).toBe('2026-11-18')
    await expect.element(page.getByRole('button', { name: /Wednesday,? 18 November 2026/ })).toHaveFocus()
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1)
  })

  test('keeps the focus on a day that the keys have reached before in another month', async () => {
    showMonth({ hasFocus: true })
    await turn('nextMonth').click()
    await userEvent.tab()
    await press('PageUp')
    await expect.poll(focusedDay).toBe('2026-11-01')
    await turn('nextMonth').click()
    await userEvent.tab()
    await press('PageUp')
    await expect.poll(focusedDay).toBe('2026-11-01')
  })

  test('is turned to its last month by a button that keeps the focus', async () => {
    showMonth({ maxValue: '2026-12-24' })
    await userEvent.tab()
    await userEvent.tab()
    await press('Enter')
    await expect.poll(() => page.getByRole('grid').element().getAttribute('aria-label')).toContain('December')
    await expect.element(turn('nextMonth')).toHaveFocus()
    await expect.element(turn('nextMonth')).toHaveAttribute('aria-disabled', 'true')
    await press('Enter')
    expect(page.getByRole('grid').element().getAttribute('aria-label')).toContain('December')
  })

  test('lets one reach a day that is taken, and does not choose it', async () => {
    showMonth({ hasFocus: true, isDayUnavailable: (day) => day === '2026-11-19' })
    await press('ArrowRight')
    await expect.poll(focusedDay).toBe('2026-11-19')
    await expect
      .element(page.elementLocator(document.activeElement as Element))
      .toHaveAttribute('aria-disabled', 'true')
    await press('Enter')
    expect(document.querySelector('[aria-selected=true] [data-day]')?.getAttribute('data-day')).toBe('2026-11-18')
    await press('ArrowRight', 'Enter')
    await expect
      .poll(() => document.querySelector('[aria-selected=true] [data-day]')?.getAttribute('data-day'))
      .toBe('2026-11-20')
  })
})
