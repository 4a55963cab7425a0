import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { arrows, LANGS, press, show } from '../testing/show.tsx'
import { Tabs } from './tabs.tsx'

const WORDS = {
  ar: ['قيد الانتظار', 'مؤرشفة', 'مدفوعة', 'ملغاة'],
  en: ['Waiting', 'Archived', 'Paid', 'Canceled'],
}

const tab = (lang: Lang, at: number) => page.getByRole('tab', { name: WORDS[lang].at(at) })

function showTabs(lang: Lang) {
  const items = WORDS[lang].map((label, at) => ({
    id: `${at}`,
    label,
    isDisabled: at === 1,
    content: at === 2 ? <button type="button">…</button> : label,
  }))
  show(lang, <Tabs label="…" items={items} />)
}

describe.each(LANGS)('tabs in %s', (lang) => {
  test('are chosen by the arrows in the direction of the page, past a disabled one and round the ends', async () => {
    showTabs(lang)
    const { forth, back } = arrows(lang)
    await userEvent.tab()
    await expect.element(tab(lang, 0)).toHaveFocus()
    await press(forth)
    await expect.element(tab(lang, 2)).toHaveFocus()
    await expect.element(tab(lang, 2)).toHaveAttribute('aria-selected', 'true')
    await press(forth, forth)
    await expect.element(tab(lang, 0)).toHaveFocus()
    await press(back)
    await expect.element(tab(lang, 3)).toHaveAttribute('aria-selected', 'true')
    await press('Home')
    await expect.element(tab(lang, 0)).toHaveFocus()
    await press('End')
    await expect.element(tab(lang, 3)).toHaveFocus()
  })

  test('are one stop of the keys, and the next is the panel or what is in it', async () => {
    showTabs(lang)
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel', { name: WORDS[lang][0] })).toHaveFocus()
    await tab(lang, 2).click()
    await userEvent.tab()
    await expect.element(page.getByRole('tabpanel').getByRole('button')).toHaveFocus()
  })
})

test('a tab that is disabled is not chosen, and only the chosen one has a panel', async () => {
  showTabs('en')
  await expect.element(tab('en', 1)).toBeDisabled()
  await tab('en', 1).click({ force: true })
  await expect.element(tab('en', 0)).toHaveAttribute('aria-selected', 'true')
  expect(tab('en', 0).element().getAttribute('aria-controls')).toBe(page.getByRole('tabpanel').element().id)
  expect(tab('en', 2).element().getAttribute('aria-controls')).toBeNull()
})
