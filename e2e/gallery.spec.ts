import { expect, type Locator, type Page, test } from '@playwright/test'
import { barriersOf } from './barriers.ts'
import { lang, ui } from './story.ts'

const WORDS = {
  ar: {
    code: 'رمز التحقق',
    phone: 'رقم الجوال',
    months: 'مدة العقد',
    less: 'إنقاص',
    country: 'الدولة',
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
/** Lists close when the page scrolls, so first bring the field into view and let the scrolling end. */
const settle = async (page: Page, field: Locator) => {
  // The field with its list takes the place of the plain one that stood there first.
  await expect(async () => field.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
const violations = (page: Page, include: string) =>
  barriersOf(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'], { include })

const codeCells = (page: Page) => page.getByRole('group', { name: words().code, exact: true }).getByRole('textbox')
const { step } = test

test('the whole gallery is accessible', async ({ page }) => {
  test.slow()
  // Colours do not depend on the language, nor the order of things on the colours: two of four tell all.
  await open(page, lang() === 'ar' ? 'light' : 'dark')
  expect(await violations(page, 'html')).toEqual([])
})

test('the gallery speaks its language in the right direction, and nothing runs off the page, however wide', async ({
  page,
}) => {
  await open(page)
  for (const width of [360, 576, 700, 768, 992, 1200, 1400]) {
    await page.setViewportSize({ width, height: 900 })
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(over, `at ${width} px`).toBe(0)
  }
  const html = page.locator('html')
  await expect(html).toHaveAttribute('dir', lang() === 'ar' ? 'rtl' : 'ltr')
  await page.getByRole('link', { name: lang() === 'ar' ? 'English' : 'العربية' }).click()
  await expect(html).toHaveAttribute('dir', lang() === 'ar' ? 'ltr' : 'rtl')
})

test('fields understand what one types, pastes and chooses, in either script', async ({ page }) => {
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
    await settle(page, box)
    await box.fill(lang() === 'ar' ? 'اداره' : 'PRODÚCT')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue(words().found)
  })

  await step('the combobox takes the first match by Enter, and what it does not find stays and says so', async () => {
    const box = page.getByRole('combobox', { name: words().department })
    await box.fill(words().found.slice(0, -1))
    await expect(page.getByRole('option')).toHaveCount(1)
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
    // The only one that is meant is taken when the field is left.
    await box.fill(words().found.slice(0, -1))
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue(words().found)
    await expect(page.getByText(ui().notInList)).toHaveCount(0)
  })

  await step('several choices come and go', async () => {
    const box = page.getByRole('combobox', { name: words().skills })
    await settle(page, box)
    await box.fill('graph')
    await expect(page.getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const tags = page.locator('#choices').getByRole('list', { name: words().skills }).getByRole('listitem')
    await page.keyboard.press('Escape')
    await expect(tags).toHaveCount(3)
    await page.keyboard.press('Backspace')
    await expect(tags).toHaveCount(2)
  })
})

test('a press on a list that is still on its way opens it', async ({ page }) => {
  const choices = page.locator('#choices')
  const fields = {
    'select-live': choices.getByRole('button', { name: words().country }).first(),
    'combobox-live': choices.getByRole('combobox', { name: words().department }),
  }
  await open(page)
  for (const [file, field] of Object.entries(fields)) {
    const came = Promise.withResolvers<void>()
    await page.route(new RegExp(file), async (route) => {
      await came.promise
      await route.continue()
    })
    await page.reload()
    await settle(page, field)
    await field.hover()
    await page.mouse.down()
    const arrived = page.waitForResponse(new RegExp(file))
    came.resolve()
    await (await arrived).finished()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.mouse.up()
    await expect(page.getByRole('listbox')).toBeVisible()
  }
})

test('forms, dialogs and notices do what one expects of them', async ({ page }) => {
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
    const search = page.getByRole('searchbox', { name: words().palette })
    await search.fill(lang() === 'ar' ? 'اداره' : 'account')
    await expect(page.getByRole('menuitem')).toHaveCount(1)
    await expect(page.getByRole('menuitem')).toContainText(words().admin)
    expect(await violations(page, '[role=dialog]')).toEqual([])
    await page.keyboard.press('Escape')
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
    expect(box?.y).toBeLessThan(40)
    await expect(page.locator('section[aria-live] ol')).toHaveCSS('z-index', '10000')
  })
})
