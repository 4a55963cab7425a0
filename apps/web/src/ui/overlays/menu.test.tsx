import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../actions/button.tsx'
import { LANGS, press, pressLetter, show } from '../testing/show.tsx'
import { Menu } from './menu.tsx'

const WORDS = {
  ar: { more: 'المزيد', after: 'التالي', items: ['تعديل', 'أرشفة', 'مشاركة', 'إزالة'] },
  en: { more: 'More', after: 'Next', items: ['Edit', 'Archive', 'Share', 'Remove'] },
}

const button = (lang: Lang) => page.getByRole('button', { name: WORDS[lang].more })
const item = (lang: Lang, at: number) => page.getByRole('menuitem', { name: WORDS[lang].items.at(at) })

function showMenu(lang: Lang) {
  const onPress = vi.fn<(id: string) => void>()
  const items = WORDS[lang].items.map((label, at) => ({ id: `${at}`, label, onPress: () => onPress(label) }))
  show(
    lang,
    <div className="flex justify-end p-4">
      <Menu trigger={<Button>{WORDS[lang].more}</Button>} items={[...items.slice(0, 3), 'line', ...items.slice(3)]} />
      <Button>{WORDS[lang].after}</Button>
    </div>,
  )
  return onPress
}

async function openByKey() {
  await userEvent.tab()
  await press('ArrowDown')
}

describe.each(LANGS)('a menu in %s', (lang) => {
  test('opens on its first item with the arrow down, and on its last with the arrow up', async () => {
    showMenu(lang)
    await openByKey()
    await expect.element(item(lang, 0)).toHaveFocus()
    await expect.element(button(lang)).toHaveAttribute('aria-expanded', 'true')
    await press('Escape', 'ArrowUp')
    await expect.element(item(lang, -1)).toHaveFocus()
  })

  test('is walked through by the arrows, round its ends, and by Home and End', async () => {
    showMenu(lang)
    await openByKey()
    await press('ArrowDown')
    await expect.element(item(lang, 1)).toHaveFocus()
    await press('End', 'ArrowDown')
    await expect.element(item(lang, 0)).toHaveFocus()
    await press('ArrowUp')
    await expect.element(item(lang, -1)).toHaveFocus()
    await press('Home')
    await expect.element(item(lang, 0)).toHaveFocus()
  })

  test('goes to the item that begins with a typed letter, with or without its hamza', async () => {
    showMenu(lang)
    await openByKey()
    pressLetter(lang === 'ar' ? 'ا' : 'a')
    await expect.element(item(lang, 1)).toHaveFocus()
    pressLetter(lang === 'ar' ? 'ا' : 'r')
    await expect.element(item(lang, -1)).toHaveFocus()
  })

  test('does what the item says once, by Enter and by Space, and gives the focus back', async () => {
    const onPress = showMenu(lang)
    await openByKey()
    await press('Enter')
    await expect.element(button(lang)).toHaveFocus()
    expect(page.getByRole('menu').elements()).toEqual([])
    await press('ArrowDown', 'ArrowDown')
    await userEvent.keyboard(' ')
    await expect.element(button(lang)).toHaveFocus()
    expect(onPress.mock.calls).toEqual([[WORDS[lang].items[0]], [WORDS[lang].items[1]]])
  })

  test('closes with Escape and gives the focus back', async () => {
    const onPress = showMenu(lang)
    await openByKey()
    await press('Escape')
    await expect.element(button(lang)).toHaveFocus()
    await expect.element(button(lang)).toHaveAttribute('aria-expanded', 'false')
    expect(onPress).not.toHaveBeenCalled()
  })

  test('is left with Tab towards what follows its button', async () => {
    showMenu(lang)
    await openByKey()
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: WORDS[lang].after })).toHaveFocus()
    expect(page.getByRole('menu').elements()).toEqual([])
  })

  test('stands within the page, at the edge where its button ends', async () => {
    showMenu(lang)
    await button(lang).click()
    const [popup, anchor] = [
      page.getByRole('menu').element().parentElement?.getBoundingClientRect(),
      button(lang).element().getBoundingClientRect(),
    ]
    const edge = lang === 'ar' ? 'left' : 'right'
    expect(Math.round(popup?.[edge] ?? -1)).toBe(Math.round(anchor[edge]))
    expect(popup?.top).toBeGreaterThan(anchor.bottom)
  })
})

describe('a menu', () => {
  test('is named by its button, whose second press closes it', async () => {
    showMenu('en')
    await button('en').click()
    await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible()
    await button('en').click()
    expect(page.getByRole('menu').elements()).toEqual([])
    await expect.element(button('en')).toHaveFocus()
  })

  test('closes by a press elsewhere, which is not lost', async () => {
    const onPress = vi.fn<() => void>()
    show(
      'ar',
      <>
        <Menu trigger={<Button>المزيد</Button>} items={[{ id: 'edit', label: 'تعديل' }]} />
        <Button className="mt-40" onPress={onPress}>
          حفظ
        </Button>
      </>,
    )
    await page.getByRole('button', { name: 'المزيد' }).click()
    await page.getByRole('button', { name: 'حفظ' }).click()
    expect(page.getByRole('menu').elements()).toEqual([])
    expect(onPress).toHaveBeenCalledOnce()
  })
})
