import { expect, type Page } from '@playwright/test'
import { violationsOf } from './accessibility.ts'
import { options } from './story-talents.ts'
import { lang, ui } from './story.ts'
import { test } from './story-test.ts'

const WORDS = {
  ar: {
    code: 'رمز التحقق',
    phone: 'رقم الجوال',
    months: 'مدة العقد',
    less: 'إنقاص',
    country: 'الدولة',
    start: 'تاريخ البدء',
    department: 'القسم',
    found: 'إدارة المنتجات',
    skills: 'المهارات',
    save: 'حفظ',
    confirm: 'إنهاء العقد',
    needed: 'اكتب السبب',
    palette: 'بحث وأوامر',
    admin: 'إدارة الحساب',
  },
  en: {
    code: 'Verification code',
    phone: 'Phone number',
    months: 'Contract length',
    less: 'Decrease',
    country: 'Country',
    start: 'Start date',
    department: 'Department',
    found: 'Product management',
    skills: 'Skills',
    save: 'Save',
    confirm: 'End contract',
    needed: 'Please enter the reason',
    palette: 'Search and commands',
    admin: 'Account management',
  },
} as const

const words = () => WORDS[lang()]
const open = async (page: Page, theme = 'light') => {
  await page.goto(`/gallery.html?lang=${lang()}&theme=${theme}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const violations = (page: Page, include: string) =>
  violationsOf(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'], include)

const codeCells = (page: Page) => page.getByRole('group', { name: words().code, exact: true }).getByRole('textbox')
const { step } = test

test('the whole gallery is accessible', async ({ page }) => {
  // Colours do not depend on the language, nor the layout on the theme: two of four combinations suffice.
  await open(page, lang() === 'ar' ? 'light' : 'dark')
  expect(await violations(page, 'html')).toEqual([])
})

test('the gallery speaks its language in the right direction, and nothing runs off the page, however wide', async ({
  page,
}) => {
  await open(page)
  for (const width of [360, 576, 700, 768, 992, 1200, 1400]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(overflow, `at ${width} px`).toBe(0)
  }
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', lang() === 'ar' ? 'rtl' : 'ltr')
  await page.getByRole('link', { name: lang() === 'ar' ? 'English' : 'العربية' }).click()
  await expect(html).toHaveAttribute('dir', lang() === 'ar' ? 'ltr' : 'rtl')
})

test('fields understand what one types, pastes and chooses, in either script @once', async ({ page }) => {
  await open(page)

  await step('a code may be typed in Arabic digits and moves on by itself', async () => {
    await codeCells(page).first().focus()
    await page.keyboard.type('٤٢۷1')
    await expect(codeCells(page)).toHaveCount(4)
    await expect(page.getByTestId('code-done')).toContainText('4271')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(codeCells(page).nth(1)).toHaveValue('2')
    await expect(codeCells(page).nth(2)).toHaveValue('')
    await page.keyboard.type('88')
    await expect(page.getByTestId('code-done')).toContainText('4288')
  })

  await step('a pasted code fills all cells, left to right', async () => {
    await codeCells(page)
      .first()
      .evaluate((cell) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'رمز: ١٢ ٣٤')
        cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
    await expect(page.getByTestId('code-done')).toContainText('1234')
    const [first, last] = await Promise.all([
      codeCells(page).first().boundingBox(),
      codeCells(page).last().boundingBox(),
    ])
    expect(first?.x).toBeLessThan(last?.x ?? 0)
  })

  await step('a phone number folds Arabic digits, and a pasted dial code chooses its country', async () => {
    const phone = page.getByRole('textbox', { name: words().phone, exact: true })
    await phone.fill('٥٠١٢٣٤٥٦٧')
    await expect(phone).toHaveValue('501234567')
    await phone.fill('+962 7 9012 3456')
    await expect(page.getByTestId('code-done')).toContainText('JO 790123456')
    await expect(phone).toHaveCSS('direction', 'ltr')
  })

  await step('a button that is held counts on to its bound, and letting go counts nothing more', async () => {
    const less = page.getByRole('button', { name: words().less, exact: true })
    await less.hover()
    await page.mouse.down()
    await expect(less).toBeDisabled()
    await page.mouse.up()
    await expect(page.getByRole('textbox', { name: words().months })).toHaveValue('1')
  })

  await step('the combobox finds a word without its hamza', async () => {
    const box = page.getByRole('combobox', { name: words().department })
    await box.fill('اداره')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(words().found)
  })

  await step('the combobox takes the first match by Enter, and what it does not find stays and says so', async () => {
    const box = page.getByRole('combobox', { name: words().department })
    await box.fill(words().found.slice(0, -1))
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(words().found)
    await box.fill('zzz')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('zzz')
    await page.keyboard.press('Tab')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveValue('zzz')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(ui().notInList)).toBeVisible()
    // An unambiguous match is selected on blur.
    await box.fill(words().found.slice(0, -1))
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue(words().found)
    await expect(page.getByText(ui().notInList)).toHaveCount(0)
  })

  await step('several choices come and go', async () => {
    const box = page.getByRole('combobox', { name: words().skills })
    await box.fill('graph')
    await expect(options(page)).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const tags = page.locator('#choices').getByRole('list', { name: words().skills }).getByRole('listitem')
    await page.keyboard.press('Escape')
    await expect(tags).toHaveCount(3)
    await page.keyboard.press('Backspace')
    await expect(tags).toHaveCount(2)
  })
})

test('what is drawn first stays: one press opens a list, and no letter is lost @once', async ({ page }) => {
  await open(page)
  const fields = await page.locator('#choices, #moments').locator('input, select, button').elementHandles()
  const box = page.getByRole('combobox', { name: words().department })
  await box.pressSequentially(words().found)
  await page.waitForLoadState('networkidle')
  await expect(box).toHaveValue(words().found)
  await box.press('Enter')
  for (const field of fields) expect(await field.evaluate(({ isConnected }) => isConnected)).toBe(true)

  await step('the whole list of the same field opens by one press, and closes by one elsewhere', async () => {
    await box.click()
    await expect(options(page)).toHaveCount(6)
    await expect(options(page).filter({ hasText: words().found })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveValue(words().found)
  })

  await step('a country is chosen by the keys alone', async () => {
    const country = page.getByLabel(words().country, { exact: true })
    await country.selectOption({ index: 1 })
    await country.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(country).not.toHaveValue('eg')
  })
})

test('a day is typed in either script, or picked from its month by the keys @once', async ({ page }) => {
  await open(page)
  const day = page.getByLabel(words().start, { exact: true })
  await day.fill('٢٠/٣/٢٠٢٦')
  await day.press('Tab')
  await expect(day).toHaveValue('20/3/2026')
  await day.fill('31/2/2026')
  await day.blur()
  await expect(day).toHaveValue('31/2/2026')
  await expect(page.getByText(ui().notADay)).toBeVisible()
  await day.fill('20/3/2026')
  await day.blur()
  await page.getByRole('button', { name: ui().openCalendar }).first().click()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  // The arrow key for "next day" in the direction of the page.
  await page.keyboard.press(lang() === 'ar' ? 'ArrowLeft' : 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(day).toHaveValue('21/3/2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a menu is walked through by the keys and gives the focus back @once', async ({ page }) => {
  await open(page)
  const opener = page.locator('#actions').locator('button[aria-haspopup=menu]')
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  expect(await violations(page, '[role=menu]')).toEqual([])
  await page.keyboard.press('ArrowUp')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(items.first()).toBeVisible()
  await opener.click()
  await expect(items).toHaveCount(0)
})

test('forms, dialogs and notices do what one expects of them @once', async ({ page }) => {
  await open(page)

  await step('a refused form counts its errors in one line and focuses the first field', async () => {
    const form = page.getByRole('form')
    await form.getByRole('button', { name: words().save }).click()
    await expect(form.getByRole('alert')).toHaveText(ui().errorSummary(3))
    await expect(form.getByRole('textbox').first()).toBeFocused()
  })

  await step('a destructive move asks for its reason before it happens', async () => {
    await page.getByRole('button', { name: 'confirm' }).click()
    const dialog = page.getByRole('alertdialog')
    expect(await violations(page, '[role=alertdialog]')).toEqual([])
    await dialog.getByRole('button', { name: words().confirm }).click()
    await expect(dialog.getByText(words().needed)).toBeVisible()
    await dialog.getByRole('textbox').fill('…')
    await dialog.getByRole('button', { name: words().confirm }).click()
    await expect(dialog).toBeHidden()
  })

  await step('the command palette opens on Ctrl K and reads Arabic kindly', async () => {
    await page.keyboard.press('Control+k')
    const search = page.getByRole('combobox', { name: words().palette })
    await search.fill(lang() === 'ar' ? 'اداره' : 'account')
    await expect(options(page)).toHaveCount(1)
    await expect(options(page)).toContainText(words().admin)
    expect(await violations(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
  })

  await step('a toast stands at the top centre, once per key', async () => {
    const opener = page.getByRole('button', { name: 'toast', exact: true })
    await opener.click()
    await opener.click()
    const toast = page.locator('section[aria-live] li').getByRole('status')
    await expect(toast).toHaveCount(1)
    const box = await toast.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2)
    // Below the menu, which stays in reach.
    const menu = await page.getByRole('banner').boundingBox()
    expect((box?.y ?? 0) - (menu?.height ?? 0)).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) - (menu?.height ?? 0)).toBeLessThan(40)
    await expect(page.locator('section[aria-live] ol')).toHaveCSS('z-index', '10000')
  })
})
