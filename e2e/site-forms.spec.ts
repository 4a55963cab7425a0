import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar as briefAr } from '../apps/web/src/features/site/messages/ai-recruiter/ar.ts'
import { en as briefEn } from '../apps/web/src/features/site/messages/ai-recruiter/en.ts'
import { ar as recruiterAr } from '../apps/web/src/features/recruiter/messages/ar.ts'
import { en as recruiterEn } from '../apps/web/src/features/recruiter/messages/en.ts'
import { ar as contactAr } from '../apps/web/src/features/site/messages/contact/ar.ts'
import { en as contactEn } from '../apps/web/src/features/site/messages/contact/en.ts'
import { ar as podcastAr } from '../apps/web/src/features/site/messages/podcast/ar.ts'
import { en as podcastEn } from '../apps/web/src/features/site/messages/podcast/en.ts'
import { ar as topicsAr } from '../apps/web/src/features/tickets/messages/topics/ar.ts'
import { en as topicsEn } from '../apps/web/src/features/tickets/messages/topics/en.ts'
import { lang, expectAccessible, otherLang, uniqueSuffix, ui, visit } from './story.ts'
import { test } from './story-test.ts'

const topics = () => ({ ar: topicsAr, en: topicsEn })[lang()]
const contact = () => ({ ar: contactAr, en: contactEn })[lang()]
const otherContact = () => ({ ar: contactAr, en: contactEn })[otherLang()]
const podcast = () => ({ ar: podcastAr, en: podcastEn })[lang()]
const brief = () => ({ ar: briefAr, en: briefEn })[lang()]
const recruiter = () => ({ ar: recruiterAr, en: recruiterEn })[lang()]

const REFERENCE = /^[A-Z0-9]{6}$/
type Mail = { subject: string; text: string }

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const { data } = await (await request.get('/api/local/outbox', { params: { to } })).json()
  return data
}
const mailTo = async (request: APIRequestContext, to: string): Promise<Mail> => {
  await expect.poll(() => mailsTo(request, to)).toHaveLength(1)
  return (await mailsTo(request, to))[0]!
}

/** For a page without JavaScript: `visit` would wait for hydration. */
const open = (page: Page, path: string) => page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang()}`)
const send = (page: Page) => page.getByRole('button', { name: contact().form.submit }).click()
const referenceOn = (page: Page) => page.getByText(REFERENCE).textContent()

async function write(page: Page, letter: { name: string; email: string; message: string }) {
  const { form } = contact()
  await page.getByLabel(form.name, { exact: true }).fill(letter.name)
  await page.getByLabel(form.email).fill(letter.email)
  await page.getByLabel(form.message).fill(letter.message)
}

test('what is wrong with a message is said beside its field in the language, and nothing typed is lost @english', async ({
  page,
}) => {
  const { form } = contact()
  await visit(page, '/contact?topic=press')
  await expect(page.getByLabel(form.topic)).toHaveValue('press')
  await expectAccessible(page)

  await send(page)
  await expect(page.getByLabel(form.name, { exact: true })).toBeFocused()
  await expect(page.getByText(rule.required[lang()], { exact: true })).toHaveCount(3)
  await expectAccessible(page)

  await write(page, { name: 'www.cheap-links.com', email: 'layla', message: 'السلام عليكم' })
  await page.getByLabel(form.message).blur()
  const wrong = (of: 'ar' | 'en') => page.getByText(rule.email[of].replace('{email}', '').trim())
  await expect(wrong(lang())).toBeVisible()
  await page.getByRole('link', { name: ui().language.switchTo }).first().click()
  await expect(wrong(otherLang())).toBeVisible()
  await expect(page.getByLabel(otherContact().form.message)).toHaveValue('السلام عليكم')

  await visit(page, '/contact')
  await expect(page.getByLabel(form.email)).toHaveValue('layla')
  await expect(page.getByLabel(form.topic)).toHaveValue('press')
  await page.getByLabel(form.email).fill(`layla.${uniqueSuffix()}@example.test`)
  await send(page)
  // A fault that only the server finds.
  await expect(page.getByText(rule.no_url[lang()])).toBeVisible()
  await expect(page.getByLabel(form.name, { exact: true })).toBeFocused()
  await expect(page.getByLabel(form.message)).toHaveValue('السلام عليكم')
})

test('a message becomes a ticket with a reference, a date and a mail, also when the line breaks meanwhile @once', async ({
  page,
  request,
}) => {
  const email = `layla.${uniqueSuffix()}@example.test`
  const { form, sent } = contact()
  await visit(page, '/contact')
  await page.getByLabel(form.topic).selectOption({ label: topics().partnership })
  await write(page, { name: 'ليلى حدّاد', email, message: 'نود أن نتحدث عن شراكة.' })

  const keys: (string | undefined)[] = []
  await page.route('**/api/site/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.abort() : route.continue()
  })
  await page.context().setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // Sent once online, and retried after another disconnection.
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: sent.title })).toBeFocused()
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
  await expectAccessible(page)

  const reference = (await referenceOn(page)) ?? ''
  const due = page.locator('time')
  await expect(due).toContainText(zoneCity('Asia/Riyadh', lang()))
  expect((await mailTo(request, email)).subject).toContain(reference)

  await page.reload()
  await expect(page.getByText(reference)).toBeVisible()
  await expect(due).toBeVisible()
  await page.getByRole('link', { name: sent.again }).click()
  await expect(page.getByLabel(form.message)).toHaveValue('')
})

test('a robot that fills in what nobody sees is answered like a person, and no mail goes out @once', async ({
  page,
  request,
}) => {
  const email = `robot.${uniqueSuffix()}@example.test`
  await visit(page, '/contact?topic=other')
  await write(page, { name: 'Robot', email, message: 'Buy now' })
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => (field.value = 'https://spam.test'))
  await send(page)
  await expect(page.getByRole('heading', { name: contact().sent.title })).toBeVisible()
  expect(await mailsTo(request, email)).toEqual([])
})

test('the podcast is announced as coming soon; an address counts once its mail is answered [R-004] @english', async ({
  page,
  request,
}) => {
  const email = `listener.${uniqueSuffix()}@example.test`
  const { form, soon, asked, yes, expired, episodes } = podcast()
  await visit(page, '/podcast')
  await expect(page.getByText(soon, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: episodes.title })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(form.email).fill('nobody@')
  await page.getByLabel(form.email).press('Enter')
  await expect(page.getByLabel(form.email)).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(form.email).fill(email)
  await page.getByRole('button', { name: form.submit }).click()
  await expect(page.getByText(asked.title)).toBeVisible()
  await expectAccessible(page)

  const link = /\/api\/site\/podcast\/confirm\/[\w-]+/.exec((await mailTo(request, email)).text)?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL(/subscribed=yes/)
  await expect(page.getByText(yes.title)).toBeVisible()
  await visit(page, '/podcast?subscribed=expired')
  await expect(page.getByText(expired.title)).toBeVisible()
  await expect(page.getByLabel(form.email)).toBeVisible()
  await expectAccessible(page)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is corrected, sent and answered by mail @once', async ({ page, request }) => {
    const email = `sami.${uniqueSuffix()}@example.test`
    const { form, sent } = contact()
    await open(page, '/contact')
    await page.getByLabel(form.message).fill('هل تعملون مع الجهات الحكومية؟')
    await send(page)
    await expect(page.getByText(rule.required[lang()], { exact: true }).first()).toBeVisible()
    await expect(page.getByText(rule.choice[lang()])).toBeVisible()
    await expect(page.getByLabel(form.message)).toHaveValue('هل تعملون مع الجهات الحكومية؟')

    await page.getByLabel(form.topic).selectOption('hiring')
    await page.getByLabel(form.name, { exact: true }).fill('Sami')
    await page.getByLabel(form.email).fill(email)
    await send(page)
    await expect(page.getByRole('heading', { name: sent.title })).toBeVisible()
    await expect(page.locator('time')).toContainText(zoneCity('Asia/Riyadh', lang()))
    expect((await mailTo(request, email)).subject).toContain((await referenceOn(page)) ?? '')
  })

  test('a listener subscribes, and a sentence becomes a request with the way to the sign-up @once', async ({
    page,
    request,
  }) => {
    const email = `reader.${uniqueSuffix()}@example.test`
    await open(page, '/podcast')
    await page.getByLabel(podcast().form.email).fill(email)
    await page.getByRole('button', { name: podcast().form.submit }).click()
    await expect(page.getByText(podcast().asked.title)).toBeVisible()
    await mailTo(request, email)

    const [{ draft }, { compose, exampleTexts }] = [brief(), recruiter()]
    const { text } = exampleTexts[0]!
    await open(page, `/ai-recruiter?text=${encodeURIComponent(text)}`)
    await expect(page.getByLabel(compose.label)).toHaveValue(text)
    await page.getByRole('button', { name: compose.send }).click()
    await expect(page.locator('dl')).toContainText(draft.months(6))
    const next = await page.getByRole('link', { name: draft.next }).getAttribute('href')
    expect(new URL(next ?? '', 'http://here').searchParams.get('brief')).toBe(text)
  })
})
