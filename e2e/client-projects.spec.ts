import { rule } from '@fareeq/domain/kernel/validation.ts'
import { expect, type Page, test } from '@playwright/test'
import { ar as meetingAr } from '../apps/web/src/features/meetings/messages/ar.ts'
import { en as meetingEn } from '../apps/web/src/features/meetings/messages/en.ts'
import { asks, openAs, request as words, rooms, someClient, wholeRequest } from './story-clients.ts'
import { choose, inLang, press } from './story-talents.ts'
import { lang, noBarriers, ui, welcome } from './story.ts'

const meeting = () => ({ ar: meetingAr, en: meetingEn })[lang()]
const step = (page: Page, name: 'aboutProject' | 'selectService' | 'technologies' | 'details' | 'bookMeeting') =>
  page.getByRole('heading', { level: 2, name: words().steps[name], exact: true })
const service = (page: Page, slug: string) => page.getByRole('checkbox', { name: words().service[slug]!.name })

/** Two stories may want the same half hour: whoever is late takes the nearest. */
async function book(page: Page) {
  const times = page.getByRole('radio')
  await expect(times.first()).toBeAttached()
  await times.nth(Math.floor(Math.random() * (await times.count()))).check({ force: true })
  await press(page, meeting().chosen.book)
  const done = page.getByRole('heading', { level: 1, name: words().done.title })
  await expect(done.or(page.getByText(meeting().taken.title))).toBeVisible()
  if (await done.isVisible()) return
  await page.getByRole('alert').getByRole('button').first().click()
  await press(page, meeting().chosen.book)
  await expect(done).toBeVisible()
}

async function fillDetails(page: Page) {
  await choose(page, words().role, inLang('مطوّر أنظمة خلفية', 'Backend developer'))
  await page.getByRole('button', { name: words().duration }).click()
  await expect(page.getByRole('option')).toHaveText([3, 6, 12, 24, 36].map((months) => words().durations[months]!))
  await page.getByRole('option', { name: words().durations[12], exact: true }).click()
  await page.getByRole('radio', { name: words().availabilities.part_time }).check({ force: true })
  await choose(page, words().primaryLanguage, inLang('العربية', 'Arabic'))
  await page.getByRole('combobox', { name: words().secondaryLanguage }).fill(inLang('الإنجليزية', 'English'))
  await page.getByRole('option').first().click()
}

test('a client describes a team page by page, books the meeting and reaches the matches [R-045 R-059 R-060 R-061 R-062 R-063 R-064 R-065 R-066 R-067 R-068 K-039 V-030 V-031 S-010 G-010]', async ({
  page,
  request,
}) => {
  test.slow()
  const client = await someClient(request)
  await openAs(page, client, '/client/home')
  await page.getByRole('link', { name: rooms().nav.request, exact: true }).click()
  await expect(step(page, 'aboutProject')).toBeVisible()
  // Whoever leaves the first page by the browser's own button may stay on the sign-up page, until the next save.
  await page.goBack()
  await expect(welcome(page)).toBeVisible()
  await page.goto('/client-signup')
  await expect(page).toHaveURL(/\/client-signup$/)
  await page.goto('/client/wizard')
  await press(page, words().next)
  await expect(page.getByLabel(words().productName)).toBeFocused()
  await expect(page.getByText(rule.required[lang()])).toHaveCount(3)
  await noBarriers(page)

  // What is typed survives a reload before anything is saved.
  await page.getByLabel(words().productName).fill('دفتر الورشة')
  await choose(page, words().industry, inLang('السيارات', 'Automotive'))
  await page.getByLabel(words().scopeText).fill('تقدير الكلفة وإبلاغ صاحب السيارة.')
  await page.reload()
  await expect(page.getByLabel(words().scopeText)).toHaveValue('تقدير الكلفة وإبلاغ صاحب السيارة.')
  await press(page, words().next)

  await expect(step(page, 'selectService')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('pressedBack'))).toBeNull()
  await press(page, words().next)
  await expect(page.getByText(words().servicesNeeded)).toBeVisible()
  await service(page, 'mvp').check({ force: true })
  await noBarriers(page)
  await press(page, words().next)

  await expect(step(page, 'technologies')).toBeVisible()
  await press(page, words().next)
  await expect(page.getByText(words().technologiesNeeded)).toBeVisible()
  // The field in fault has the focus, and its list is open.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words().add('React'), exact: true }).click()
  await page.getByRole('combobox', { name: words().technologies }).fill('postgres')
  await page.getByRole('option', { name: 'PostgreSQL' }).first().click()
  await page.keyboard.press('Escape')
  await noBarriers(page)
  // Back and forth without loss, and on from where one left off.
  await press(page, ui().back)
  await expect(service(page, 'mvp')).toBeChecked()
  await press(page, words().next)
  await press(page, words().next)
  await expect(step(page, 'details')).toBeVisible()
  await page.goto('/client/home')
  await expect(page).toHaveURL(/\/client\/wizard/)
  await expect(step(page, 'details')).toBeVisible()
  await fillDetails(page)
  await noBarriers(page)
  await press(page, words().next)

  await expect(step(page, 'bookMeeting')).toBeVisible()
  await book(page)
  await noBarriers(page)
  const [project] = await client.send('GET', '/api/client/projects')
  expect(project).toMatchObject({
    product_name: 'دفتر الورشة',
    industry: 'automotive',
    role: 'backend_developer',
    availability: 'part_time',
    duration: 12,
    primary_language: 'ar',
    secondary_language: 'en',
    services: ['mvp'],
    technologies: ['react', 'postgresql'],
    step: 6,
  })
  await expect(page.getByRole('link', { name: words().done.matching })).toHaveAttribute('href', '/sq/client/matching')
})

test('in the other order a client speaks the scope, begins a second request, and switches between the two [K-021 E-042 S-028]', async ({
  page,
  request,
}) => {
  test.slow()
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

  // Without leave to listen the wizard says so; with it, a voice is recorded, played, deleted and recorded again.
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
  await noBarriers(page)
  await page.reload()
  await press(page, ui().play)
  await press(page, words().next)
  await expect(step(page, 'bookMeeting')).toBeVisible()
  const [spoken] = await client.send('GET', '/api/client/projects')
  expect(spoken).toMatchObject({ step: 5, scope: { kind: 'voice', audio: { media_type: 'audio/webm' } } })

  // A second request has its own place; the first is a press away.
  await page.goto('/client/home')
  await expect(welcome(page)).toBeVisible()
  await page.getByRole('link', { name: rooms().projects.another }).click()
  await expect(service(page, 'creative-lab')).not.toBeChecked()
  await service(page, 'mvp').check({ force: true })
  await press(page, words().next)
  await page.getByRole('button', { name: words().add('React'), exact: true }).click()
  await press(page, words().next)
  await expect(step(page, 'details')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(rooms().switcher.label) }).click()
  await noBarriers(page)
  await page.getByRole('menuitem', { name: 'Studio' }).click()
  await expect(step(page, 'bookMeeting')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('activeProject'))).toBe(spoken.id)
})

test('a client at home edits the request, submits a vacancy, asks for a package and for a consultant [R-046 R-047 R-049]', async ({
  page,
  request,
}) => {
  test.slow()
  const client = await someClient(request)
  const id = await wholeRequest(client)
  await openAs(page, client, '/client/home')
  await expect(welcome(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: rooms().next.meeting.title })).toBeVisible()
  await noBarriers(page)

  await page.goto('/sq/client/edit-request')
  const product = page.getByLabel(words().productName)
  await expect(product).toHaveValue('Souq')
  await noBarriers(page)
  await product.fill('Souq 2')
  // Another window was faster: nothing is lost, and the client says which one stands.
  const [{ version }] = await client.send('GET', '/api/client/projects')
  await client.send('POST', '/api/client/projects/about', { project_id: id, duration: 24 })
  await press(page, asks().edit.save)
  await expect(page.getByText(asks().edit.changed.title)).toBeVisible()
  await press(page, asks().edit.changed.mine)
  await expect(product).toHaveValue('Souq 2')
  await press(page, asks().edit.save)
  await expect(page.getByText(asks().edit.saved)).toBeVisible()
  await expect(page.getByRole('region', { name: asks().edit.versions })).toContainText(asks().edit.parts.product_name!)
  const [edited] = await client.send('GET', '/api/client/projects')
  expect([edited.product_name, edited.version > version]).toEqual(['Souq 2', true])

  await page.goto('/sq/client/submit-vacancy')
  await press(page, asks().vacancy.submit)
  await expect(page.getByText(rule.required[lang()]).first()).toBeVisible()
  await noBarriers(page)
  await choose(page, asks().vacancy.role, inLang('مهندس جودة', 'QA engineer'))
  await page.getByRole('radio', { name: asks().vacancy.seniorities.mid }).check({ force: true })
  await page.getByRole('group', { name: asks().vacancy.start }).getByRole('button').click()
  await page.getByRole('gridcell').locator('[role=button]:not([aria-disabled])').last().click()
  await page.getByLabel(asks().vacancy.note).fill('يبدأ بصفحة الدفع.')
  await press(page, asks().vacancy.submit)
  await expect(page.getByText(asks().vacancy.sent)).toBeVisible()
  await noBarriers(page)

  await page.goto('/sq/client/hosting-packages')
  await page.getByRole('button', { name: asks().packages.ask }).first().click()
  await page.getByRole('dialog').getByLabel(asks().packages.note).fill('منتجان')
  await noBarriers(page)
  await press(page, asks().packages.send)
  await expect(page.getByRole('status').filter({ hasText: /[2-9A-Z]{6}/ })).toBeVisible()

  await page.goto('/sq/client/book-consultant')
  await page.getByLabel(asks().consultant.topic).fill('Cloud')
  await press(page, asks().consultant.send)
  await expect(page.getByText(asks().consultant.sent)).toBeVisible()
  await noBarriers(page)

  await page.goto('/client/profile')
  await expect(page.getByRole('link', { name: 'nakhla.test' })).toBeVisible()
  await expect(page.getByText(/Souq 2 · /).first()).toBeVisible()
  await noBarriers(page)
})
