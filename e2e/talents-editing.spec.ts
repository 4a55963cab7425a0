import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { expect } from '@playwright/test'
import { ar as platformAr } from '../apps/web/src/platform/messages/ar.ts'
import { entries, heading, open, options, press, someone, steps, wizard } from './story-talents.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>'
const EXPERIENCE = { title: 'Engineer', company: 'Nakhla', current: true, start: '2022-05', end: null }

test('two windows never overwrite an entry unasked, and one that was removed is restored [R-037 R-097] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  await person.send('POST', '/api/experiences', EXPERIENCE)
  await open(page, person, `/sq/talent/editProfile?step=${TALENT_STEP.experience}`)
  await expect(heading(page, 'experience')).toBeVisible()
  await expectAccessible(page)

  // Edit conflict: another window changes the entry.
  const { experiences } = await person.profile()
  await press(page, entries().edit('Engineer'))
  await page.getByLabel(entries().experiences.company).fill('Mine')
  await person.send('PUT', `/api/experiences/${experiences[0].id}`, { ...EXPERIENCE, company: 'Theirs' })
  await expect(page.getByRole('alert').filter({ hasText: entries().changed })).toBeVisible()
  await expect(page.getByLabel(entries().experiences.company)).toHaveValue('Mine')
  // Unsaved input is discarded only after confirmation.
  await press(page, entries().cancel)
  await expect(page.getByRole('alertdialog')).toContainText(entries().discardText)
  await press(page.getByRole('alertdialog'), entries().writeOn)
  await press(page, entries().save)
  await expect(page.getByRole('article')).toContainText('Mine')
  await press(page, entries().edit('Engineer'))
  await page.getByLabel(entries().experiences.company).fill('Nobody')
  await press(page, entries().cancel)
  await press(page.getByRole('alertdialog'), entries().discard)
  await expect(page.getByRole('article')).toContainText('Mine')

  // Removed after confirmation, and restored; a double click triggers nothing else.
  await press(page, entries().remove('Engineer'))
  await expect(page.getByRole('alertdialog')).toContainText(entries().removeText)
  await page.getByRole('alertdialog').getByRole('button', { name: entries().removeShort, exact: true }).dblclick()
  await expect(page.getByText(entries().experiences.empty)).toBeVisible()
  // What cannot be restored is said, and may be tried again.
  await page.route('**/api/experiences', (route) => route.abort())
  await press(page, entries().undo)
  await expect(page.getByText(platformAr.network)).toBeVisible()
  await page.unroute('**/api/experiences')
  await press(page, entries().undo)
  await expect(page.getByRole('article')).toContainText('Mine')
})

test('skills are put in order by the keys, and numbers typed in any digits [R-037] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  await person.send('PUT', '/api/users/skills', { skills: ['react', 'go', 'communication', 'sql'] })
  await open(page, person, `/sq/talent/editProfile?step=${TALENT_STEP.experience}`)
  await page.getByRole('navigation', { name: wizard().nav }).getByText(wizard().steps.basicInfo).click()
  await expect(page).toHaveURL(/step=1/)

  // A skill is found by its picture, and the most important one is put first.
  const order = async () => (await person.profile()).skills.join(' ')
  const words = steps().skills
  await page.getByText(words.order.title, { exact: true }).click()
  // Lazy-loaded when visible.
  await expect(page.locator('[style*="/api/icons/skills/react.svg"]').first()).toBeVisible()
  const list = page.getByRole('list', { name: words.order.title })
  await press(list, words.order.first('SQL'))
  await expect(list.getByRole('listitem').first()).toContainText('SQL')
  await expect(list.getByRole('button', { name: words.order.first('SQL') })).toBeFocused()
  await expect.poll(order).toBe('sql react go communication')
  await list.getByRole('button', { name: words.order.down('React') }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.order.moved('React', 4, 4))).toBeAttached()
  await expect.poll(order).toBe('sql go communication react')

  // Scrolling keeps the list open and the input.
  const field = page.getByRole('combobox', { name: words.label })
  await field.pressSequentially('Kuber')
  await expect(options(page).first()).toBeVisible()
  await page.evaluate(() => scrollBy(0, 60))
  await expect(options(page).first()).toBeVisible()
  await expect(field).toHaveValue('Kuber')
  await field.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await field.fill('')
  await expect(field).toHaveValue('')

  // Numbers are parsed in any digits, and formatted with 0-9.
  const years = page.getByRole('textbox', { name: steps().basic.years })
  await years.fill('')
  await years.pressSequentially('١٢')
  await years.blur()
  await expect(years).toHaveValue('12')
  await expect.poll(async () => (await person.profile()).basicInfo.experience?.years).toBe(12)
})

test('a change made elsewhere meanwhile is seen live, and asked about where both were made [R-037] @once', async ({
  page,
  request,
  context,
}) => {
  const person = await someone(request)
  await open(page, person, `/sq/talent/editProfile?step=${TALENT_STEP.basicInfo}`)
  // Edit conflict while offline: reported on reconnection.
  const last = page.getByLabel(steps().basic.lastName, { exact: true })
  await expect(page.getByRole('combobox', { name: steps().languages.language })).toBeVisible()
  await context.setOffline(true)
  await last.fill('Here')
  await last.blur()
  await expect(page.getByText(wizard().phase.offline)).toBeVisible()
  await person.send('PUT', '/api/users/personalInfoAndAccounts', { last_name: 'There' })
  await context.setOffline(false)
  const alert = page.getByRole('alert').filter({ hasText: wizard().conflict.title })
  await expect(alert).toBeVisible()
  await expect(last).toHaveValue('Here')
  await expectAccessible(page)
  await press(alert, wizard().conflict.mine)
  await expect.poll(async () => (await person.profile()).basicInfo.last_name).toBe('Here')

  // Live update from another window.
  await person.send('PUT', '/api/users/personalInfoAndAccounts', { first_name: 'Elsewhere' })
  await expect(page.getByLabel(steps().basic.firstName, { exact: true })).toHaveValue('Elsewhere')
})

test('a link leads to its field, and what was typed last is sent although the page is closed [R-037] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  await open(page, person, `/sq/talent/editProfile?step=${TALENT_STEP.account}#links`)
  await expect(heading(page, 'account')).toBeVisible()
  await expect(page.getByLabel(steps().account.linkedin)).toBeFocused()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) })
  await expect(page.getByRole('img', { name: steps().account.photoAlt })).toBeVisible()
  await page.getByRole('checkbox', { name: steps().account.showcased }).check({ force: true })
  await expect.poll(async () => (await person.profile()).basicInfo.showcased).toBe(true)
  await expectAccessible(page)

  // What was typed in the last moment is sent although the page is closed.
  await page.getByLabel(steps().account.linkedin).fill('linkedin.com/in/last-moment')
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await page.close()
  await expect.poll(async () => (await person.profile()).basicInfo.linkedin).toBe('https://linkedin.com/in/last-moment')
})
