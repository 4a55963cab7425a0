import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/meetings/messages/ar.ts'
import { en } from '../apps/web/src/features/meetings/messages/en.ts'
import { ar as hostAr } from '../apps/web/src/features/meetings/messages/hosts/ar.ts'
import { en as hostEn } from '../apps/web/src/features/meetings/messages/hosts/en.ts'
import { ar as roomAr } from '../apps/web/src/features/rooms/messages/ar.ts'
import { en as roomEn } from '../apps/web/src/features/rooms/messages/en.ts'
import { ar as opsAr } from '../apps/web/src/features/meetings/messages/operations/ar.ts'
import { en as opsEn } from '../apps/web/src/features/meetings/messages/operations/en.ts'
import { type Client, colleague, company, fillCompany, openAs, someClient } from './story-clients.ts'
import { inLang } from './story-talents.ts'
import { codeFor, lang, expectAccessible, typeCode, visit, words as account } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const opsWords = () => ({ ar: opsAr, en: opsEn })[lang()]
const hostWords = () => ({ ar: hostAr, en: hostEn })[lang()]
const roomWords = () => ({ ar: roomAr, en: roomEn })[lang()]
const timezone = () => ({ ar: 'Asia/Riyadh', en: 'Europe/London' })[lang()]

const book = (client: Client, start: string) =>
  client.send('POST', '/api/client/projects/bookMeeting', { start, timezone: timezone() })

const times = (page: Page) => page.getByRole('radio')
/** Tests run in parallel: each language has its own slots. */
const ownTime = (page: Page, index: number) => times(page).nth(lang() === 'ar' ? index : index + 6)
const choose = async (page: Page, index: number) => {
  const time = ownTime(page, index)
  await time.check({ force: true })
  return (await time.getAttribute('value')) ?? ''
}
/** From the second day on, so that nothing is too close. */
async function laterDay(page: Page) {
  await times(page).first().waitFor()
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(1).click()
}

test('a stranger books a meeting without an account, moves it, gives it up and books anew [P-013 R-031 P-024] @once', async ({
  page,
  request,
}) => {
  await visit(page, '/client/book-a-meeting')
  await expect(page.getByRole('heading', { level: 1, name: words().page.title })).toBeVisible()
  await laterDay(page)
  await expectAccessible(page)
  const start = await choose(page, 1)
  // Conflict: every host is booked by others meanwhile; how many are still free depends on what runs beside this.
  const isBooked = async () =>
    book(await someClient(request), start).then(
      () => true,
      () => false,
    )
  expect(await isBooked()).toBe(true)
  while (await isBooked());
  const form = company()
  await fillCompany(page, form)
  await expectAccessible(page)
  const submit = page.getByRole('button', { name: words().form.submit })
  await submit.click()
  const alert = page.getByRole('alert').filter({ hasText: words().taken.title })
  await expect(alert).toBeVisible()
  await alert.getByRole('button').last().click()
  await submit.click()

  await expect(page.getByRole('heading', { name: account().code.title })).toBeVisible()
  await expect(page.getByText(words().code.reserved.split('{')[0] ?? '')).toBeVisible()
  await expectAccessible(page)
  await typeCode(page, await codeFor(request, form.email))
  const card = page.getByRole('region', { name: words().meeting.booked })
  await expect(card).toBeVisible()
  // Where the zones differ both are shown.
  await expect(card.getByRole('listitem')).toHaveCount(lang() === 'ar' ? 1 : 2)
  await expectAccessible(page)
  const file = await card.getByRole('link', { name: words().meeting.calendar }).getAttribute('href')
  expect(await (await request.get(file ?? '')).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  const before = await card.getByRole('time').first().getAttribute('datetime')

  await card.getByRole('button', { name: words().meeting.move }).click()
  const dialog = page.getByRole('dialog')
  await times(page).first().waitFor()
  await expectAccessible(page)
  await times(page).last().check({ force: true })
  await dialog.getByRole('button', { name: words().meeting.moveConfirm }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByRole('time').first()).not.toHaveAttribute('datetime', before ?? '')

  await card.getByRole('button', { name: words().meeting.cancel }).click()
  const confirmDialog = page.getByRole('alertdialog')
  await confirmDialog.getByRole('button', { name: words().meeting.cancel }).click()
  // Signed in by now, they choose again and book with one press.
  await laterDay(page)
  await choose(page, 4)
  await page.getByRole('button', { name: words().chosen.book }).click()
  await expect(card).toBeVisible()

  const mails = (await (await request.get('/api/local/outbox', { params: { to: form.email } })).json()).data
  const link = /\/client\/book-a-meeting\?meeting=[\w-]+/.exec(mails.at(-2).text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { name: words().meeting.canceledDone })).toBeVisible()
})

test('an account manager sees the meeting in the week, and cancels it with a reason that is mailed @once', async ({
  page,
  request,
}) => {
  const [first_name, last_name] = inLang(['هند', 'القحطاني'] as const, ['Hind', 'Qahtani'] as const)
  const client = await someClient(request, { first_name, last_name })
  const slots = (await (await request.get('/api/meetings/slots', { params: { timezone: timezone() } })).json()).data
  const { start } = slots.at(lang() === 'ar' ? -3 : -9)
  await book(client, start)
  const manager = await colleague(request, inLang('manager@demo.fareeq.test', 'james.carter@demo.fareeq.test'))

  await manager.open(page, `/ops/meetings?week=${start.slice(0, 10)}`)
  await expect(page.getByRole('heading', { level: 1, name: opsWords().title })).toBeVisible()
  const entries = page.getByRole('button', { name: `${first_name} ${last_name}` })
  await expect(entries.first()).toBeVisible()
  await expectAccessible(page)
  await entries.first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(client.email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: opsWords().cancel }).click()
  const confirmDialog = page.getByRole('alertdialog')
  await confirmDialog.getByRole('button', { name: opsWords().cancel }).click()
  await expect(confirmDialog).toContainText(rule.reason_needed[lang()])
  await confirmDialog.getByRole('textbox').fill('Mona is ill')
  await confirmDialog.getByRole('button', { name: opsWords().cancel }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect
    .poll(async () => {
      const { data } = await (await request.get('/api/local/outbox', { params: { to: client.email } })).json()
      return data[0].text
    })
    .toContain('Mona is ill')
})

test('operations make a colleague a host with hours of their own, stop and remove them again @once', async ({
  page,
  request,
}) => {
  const operations = await colleague(request, 'operations@demo.fareeq.test')
  await operations.open(page, '/ops/meetings')
  await page.getByRole('link', { name: opsWords().hosts }).click()
  const { title, add, colleague: who, ownHours, from, save, added, deactivate, states, remove, removed } = hostWords()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: add }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('combobox', { name: who })
  const option = choice.locator('option:not([disabled])').last()
  const name = (await option.textContent()) ?? ''
  await choice.selectOption({ label: name })
  await dialog.getByText(ownHours).click()
  await expectAccessible(page)
  // One hour a week: with a meeting of another story they would have to stay.
  for (const day of (await dialog.getByRole('checkbox').all()).slice(2)) await day.press('Space')
  const opens = dialog.getByLabel(new RegExp(from('.*')))
  await opens.selectOption({ index: (await opens.getByRole('option').count()) - 1 })
  await dialog.getByRole('button', { name: save }).click()
  await expect(page.getByText(added)).toBeVisible()
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()
  await expect(row).toContainText(states.active)
  await row.getByRole('button', { name: deactivate }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: deactivate }).click()
  await expect(row).toContainText(states.inactive)
  await expectAccessible(page)
  await row.getByRole('button', { name: remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: remove }).click()
  await expect(page.getByText(removed)).toBeVisible()
})

test('the link of a booked meeting opens our room for the company, and the host’s way into the same one @once', async ({
  page,
  request,
}) => {
  const [first_name, last_name] = inLang(['نورة', 'الشهري'] as const, ['Noura', 'Shehri'] as const)
  const client = await someClient(request, { first_name, last_name })
  const slots = (await (await request.get('/api/meetings/slots', { params: { timezone: timezone() } })).json()).data
  const { start } = slots.at(-14)
  await book(client, start)
  await openAs(page, client, '/client/book-a-meeting')
  const join = page.getByRole('link', { name: words().meeting.join })
  const href = (await join.getAttribute('href')) ?? ''
  // One of the hosts of the demo has a link of their own.
  if (href.startsWith('/room/meeting/')) {
    await join.click()
    await expect(page.getByText(roomWords().meeting.early)).toBeVisible()
    await expectAccessible(page)
    const manager = await colleague(request, 'manager@demo.fareeq.test')
    await manager.open(page, href.replace('/room/meeting/', '/ops/meetings/'))
    await expect(page.getByText(roomWords().meeting.early)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(first_name)
  } else expect(href).toMatch(/^https:\/\//)
})
