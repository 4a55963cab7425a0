// oxlint-disable react/no-children-prop -- a .ts file has no JSX
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LanguageProvider } from '../../platform/i18n/i18n.tsx'
import { MonthGrid } from './month-grid.tsx'

type Props = Partial<Parameters<typeof MonthGrid>[0]>

function month(lang: 'ar' | 'en', props: Props = {}) {
  const children = createElement(MonthGrid, { label: 'اليوم', value: '2026-11-18', onChange: () => {}, ...props })
  const html = renderToStaticMarkup(createElement(LanguageProvider, { initial: lang, children }))
  const buttons = [...html.matchAll(/<button[^>]*data-day="([^"]+)"[^>]*>/g)]
  return {
    days: buttons.map(([, day]) => day),
    /** Days whose button has this attribute. */
    having: (attribute: string) => buttons.filter(([button]) => button.includes(attribute)).map(([, day]) => day),
    emptyCells: html.slice(html.indexOf('role="grid"'), html.indexOf('data-day')).split('<span').length - 1,
    weekdays: [...html.slice(0, html.indexOf('role="grid"')).matchAll(/<span class="[^"]*">(.)<\/span>/gu)].map(
      ([, letter]) => letter,
    ),
    html,
  }
}

describe('a month', () => {
  test('has all its days, and none of its neighbours', () => {
    const { days } = month('ar')
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-11-01', '2026-11-30'])
  })

  test('begins its weeks on Sunday in Arabic, and on Monday in English', () => {
    expect([month('ar').emptyCells, month('en').emptyCells]).toEqual([0, 6])
    expect(month('en').weekdays).toEqual(['M', 'T', 'W', 'T', 'F', 'S', 'S'])
  })

  test('names its days in the language of the page', () => {
    expect(month('en').html).toMatch(/aria-label="Wednesday,? 18 November 2026"/)
    expect(month('ar').html).toMatch(/aria-label="الأربعاء[^"]*نوفمبر[^"]*"/)
  })

  test('is reached by one day, the one that is selected', () => {
    const { having } = month('ar')
    expect(having('tabindex="0"')).toEqual(['2026-11-18'])
    expect(having('data-selected="true"')).toEqual(['2026-11-18'])
  })

  test('is the nearest one with a day that may be chosen', () => {
    const { days, having } = month('ar', { value: '2026-01-05', minValue: '2026-11-10' })
    expect([days[0], having('tabindex="0"')]).toEqual(['2026-11-01', ['2026-11-10']])
  })

  test('disables days outside its limits, and lets one reach a day that is taken', () => {
    const { having } = month('ar', {
      minValue: '2026-11-03',
      maxValue: '2026-11-28',
      isDayUnavailable: (day) => day === '2026-11-20',
    })
    expect(having('disabled=""')).toEqual(['2026-11-01', '2026-11-02', '2026-11-29', '2026-11-30'])
    expect(having('aria-disabled="true"')).toEqual(['2026-11-20'])
  })
})
