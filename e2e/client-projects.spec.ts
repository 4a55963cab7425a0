import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect } from '@playwright/test'
import { ar } from '../apps/web/src/features/organisations/messages/ar.ts'
import { en } from '../apps/web/src/features/organisations/messages/en.ts'
import { asks, openAs, request as words, clientHome, someClient, completeRequest } from './story-clients.ts'
import { fillDetails, service, step } from './story-requests.ts'
import { choose, inLang, pick, press } from './story-talents.ts'
import { lang, expectAccessible, phoneWords, uniqueSuffix, ui, welcome } from './story.ts'
import { test } from './story-test.ts'

const team = () => ({ ar, en })[lang()]

test('in the other order a client speaks the scope, begins a second request, and switches between the two [K-021 E-042 S-028] @once', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  await openAs(page, client, '/client/wizard', { croFlag: '1' })
  await expect(step(page, 'selectService')).toBeVisible()
  await service(page, 'creative-lab').check({ force: true })
  await press(page, words().next)
  await page.getByRole('button', { name: words().add('Figma'), exact: true }).click()
  await press(page, words().next)
  await expect(step(page, 'details')).toBeVisible()
  await fillDetails(page)
  await press(page, words().next)

  // Without permission for the microphone a message is shown; with it, a voice is recorded, played, deleted and recorded
  // again.
  await expect(step(page, 'aboutProject')).toBeVisible()
  await page.getByLabel(words().productName).fill('Studio')
  await choose(page, words().industry, inLang('الألعاب', 'Gaming'))
  await page.getByText(words().scopeKinds.voice, { exact: true }).click()
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
  })
  await press(page, ui().record)
  await expect(page.getByText(ui().microphoneRefused)).toBeVisible()
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'))
  const record = async () => {
    await press(page, ui().record)
    await expect(page.getByRole('timer')).toContainText(/0:0[1-9]/)
    const uploaded = page.waitForResponse('**/api/client/recordings*')
    await press(page, ui().stop)
    expect((await uploaded).status()).toBe(201)
  }
  await record()
  await press(page, ui().deleteRecording)
  await record()
  await expectAccessible(page)
  await page.reload()
  await press(page, ui().play)
  await press(page, words().next)
  await expect(step(page, 'bookMeeting')).toBeVisible()
  const [project] = await client.send('GET', '/api/client/projects')
  expect(project).toMatchObject({ step: 5, scope: { kind: 'voice', audio: { media_type: 'audio/webm' } } })

  // A second request has its own place; the first is a press away.
  await page.goto('/client/home')
  await expect(welcome(page)).toBeVisible()
  await page.getByRole('link', { name: clientHome().projects.another }).click()
  await expect(service(page, 'creative-lab')).not.toBeChecked()
  await service(page, 'mvp').check({ force: true })
  await press(page, words().next)
  await page.getByRole('button', { name: words().add('React'), exact: true }).click()
  await press(page, words().next)
  await expect(step(page, 'details')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(clientHome().switcher.label) }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Studio' }).click()
  await expect(step(page, 'bookMeeting')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('activeProject'))).toBe(project.id)
})

test('a client edits the request from home, and chooses where another window changed it too [R-046 R-049] @english', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  const id = await completeRequest(client)
  await openAs(page, client, '/client/home')
  await expect(welcome(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: clientHome().next.meeting.title })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/sq/client/edit-request')
  const product = page.getByLabel(words().productName)
  await expect(product).toHaveValue('Souq')
  await expectAccessible(page)
  await product.fill('Souq 2')
  // Edit conflict with another window: nothing is lost, and the client chooses a version.
  const [{ version }] = await client.send('GET', '/api/client/projects')
  await client.send('POST', '/api/client/projects/about', { project_id: id, duration: 24 })
  // What was typed survives a reload, as a change of the version it was typed in.
  await page.reload()
  await expect(product).toHaveValue('Souq 2')
  await press(page, asks().edit.save)
  await expect(page.getByText(asks().edit.changed.title)).toBeVisible()
  await press(page, asks().edit.changed.mine)
  await expect(page.getByText(asks().edit.saved)).toBeVisible()
  await expect(page.getByRole('region', { name: asks().edit.versions })).toContainText(asks().edit.parts.product_name!)
  const [edited] = await client.send('GET', '/api/client/projects')
  expect([edited.product_name, edited.duration, edited.version > version]).toEqual(['Souq 2', 24, true])
})

test('a client submits a vacancy, asks for a package and for a consultant @english', async ({ page, request }) => {
  const client = await someClient(request)
  await completeRequest(client)
  await openAs(page, client, '/sq/client/submit-vacancy')
  const role = page.getByRole('combobox', { name: asks().vacancy.role })
  await press(page, asks().vacancy.submit)
  await expect(page.getByText(rule.required[lang()]).first()).toBeVisible()
  await expect(role).toBeFocused()
  // The list opens by a click, not by the focus alone, so that it does not cover the fault.
  await page.getByLabel(asks().vacancy.note).focus()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(page)
  await choose(page, asks().vacancy.role, inLang('ضمان الجودة', 'QA engineer'))
  await page.getByRole('radio', { name: asks().vacancy.seniorities.mid }).check({ force: true })
  await page.getByRole('button', { name: ui().openCalendar }).click()
  await page.getByRole('gridcell').locator('button:enabled').last().click()
  await page.getByLabel(asks().vacancy.note).fill('يبدأ بصفحة الدفع.')
  await press(page, asks().vacancy.submit)
  await expect(page.getByText(asks().vacancy.sent)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/sq/client/hosting-packages')
  await page.getByRole('button', { name: asks().packages.ask }).first().click()
  await page.getByRole('dialog').getByLabel(asks().packages.note).fill('منتجان')
  await expectAccessible(page)
  await press(page, asks().packages.send)
  await expect(page.getByRole('status').filter({ hasText: /[2-9A-Z]{6}/ })).toBeVisible()

  await page.goto('/sq/client/book-consultant')
  await page.getByLabel(asks().consultant.topic).fill('Cloud')
  await press(page, asks().consultant.send)
  await expect(page.getByText(asks().consultant.sent)).toBeVisible()
  await expectAccessible(page)
})

test('a client edits the company, and overwrites nothing of another window [R-047] @english', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  await completeRequest(client)
  await openAs(page, client, '/client/profile')
  await expect(page.getByText('Souq', { exact: true }).first()).toBeVisible()
  // Editing with optimistic locking: another window's save is not overwritten.
  const { profile } = clientHome()
  const name = page.getByLabel(profile.companyName)
  await name.fill('نخلة للتقنية')
  const { first_name, last_name, version: first } = client.user
  await client.send('PUT', '/api/client/profile', {
    first_name,
    last_name,
    website: 'nakhla.test',
    role: 'CEO',
    country: 'SA',
    version: first,
  })
  await press(page, profile.save)
  await expect(page.getByText(profile.changed.title)).toBeVisible()
  await press(page, profile.changed.mine)
  await expect(page.getByText(profile.saved)).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('نخلة للتقنية')
  await expect(page.getByLabel(profile.role)).toHaveValue('CEO')
  await page.getByRole('button', { name: phoneWords().change.label }).click()
  await expect(page.getByRole('dialog', { name: phoneWords().dialog.title })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('an invited colleague comes in by the link of the mail, and sees no more than a viewer [R-047] @english', async ({
  page,
  request,
}) => {
  const client = await someClient(request)
  await completeRequest(client)
  await openAs(page, client, '/client/profile')
  const sara = `sara.${uniqueSuffix()}@nakhla.test`
  await page.getByLabel(team().invite.email).fill(sara)
  await pick(page, team().invite.role, team().roles.viewer)
  await press(page, team().invite.send)
  await expect(page.getByRole('list', { name: team().invitations.title })).toContainText(sara)
  await expectAccessible(page)
  const [mail] = await client.send('GET', `/api/local/outbox?to=${encodeURIComponent(sara)}`)
  // A page without scripts, so that late responses of the last one write nothing to the storage.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const key of ['token', 'user', 'step', 'activeProject']) localStorage.removeItem(key)
  })
  await page.goto(`/client/join?${/token=[\w-]+/.exec(mail.text)?.[0]}`)
  await page.getByLabel(team().join.firstName).fill(inLang('سارة', 'Sara'))
  await page.getByLabel(team().join.lastName).fill(inLang('القحطاني', 'Qahtani'))
  for (const box of await page.getByRole('checkbox').all()) await box.check({ force: true })
  await expectAccessible(page)
  await press(page, team().join.signUp)
  await expect(welcome(page)).toBeVisible()
  await expect(page.getByText('Souq', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: clientHome().projects.another })).toHaveCount(0)
  await page.goto('/sq/client/edit-request')
  await expect(page.getByText(team().closed.title)).toBeVisible()
})
