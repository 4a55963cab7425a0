import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { MonthGrid } from './month-grid.tsx'

const showMonth = (lang: Lang, props: Partial<Parameters<typeof MonthGrid>[0]> = {}) =>
  show(lang, <MonthGrid label="اليوم" value="2026-11-18" onChange={() => {}} {...props} />)

/** Days whose button matches. */
const days = (selector = '') =>
  [...document.querySelectorAll<HTMLElement>(`[data-day]${selector}`)].map(({ dataset }) => dataset['day'])

const weekdays = () => [...document.querySelectorAll('[aria-hidden] > span')].map(({ textContent }) => textContent)
/** Days of the week before the first of the month. */
const offset = () => [...(document.querySelector('[role=row]')?.children ?? [])].findIndex((cell) => cell.textContent)

describe('a month', () => {
  test('has all its days, and none of its neighbours', () => {
    showMonth('ar')
    expect([days().length, days()[0], days().at(-1)]).toEqual([30, '2026-11-01', '2026-11-30'])
  })

  test('begins its weeks on Sunday in Arabic', () => {
    showMonth('ar')
    expect(offset()).toBe(0)
  })

  test('begins its weeks on Monday in English', () => {
    showMonth('en')
    expect(offset()).toBe(6)
    expect(weekdays()).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S'])
  })

  test('names its days in the language of the page', () => {
    showMonth('ar')
    expect(page.getByRole('button', { name: /الأربعاء.*18.*نوفمبر/ }).elements()).toHaveLength(1)
  })

  test('is reached by one day, the one that is selected', () => {
    showMonth('ar')
    expect(days('[tabindex="0"]')).toEqual(['2026-11-18'])
    expect(days('[data-selected]')).toEqual(['2026-11-18'])
  })

  test('is the nearest one with a day that may be chosen', () => {
    showMonth('ar', { value: '2026-01-05', minValue: '2026-11-10' })
    expect([days()[0], days('[tabindex="0"]')]).toEqual(['2026-11-01', ['2026-11-10']])
  })

  test('disables days outside its limits, and lets one reach a day that is taken', () => {
    showMonth('ar', {
      minValue: '2026-11-03',
      maxValue: '2026-11-28',
      isDayUnavailable: (day) => day === '2026-11-20',
    })
    expect(days(':disabled')).toEqual(['2026-11-01', '2026-11-02', '2026-11-29', '2026-11-30'])
    expect(days('[aria-disabled=true]')).toEqual(['2026-11-20'])
  })
})
