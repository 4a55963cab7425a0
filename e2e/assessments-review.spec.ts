import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/assessments/messages/operations/ar.ts'
import { en } from '../apps/web/src/features/assessments/messages/operations/en.ts'
import { openAs } from './story-staff.ts'
import { inLang, liveTalent } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar, en })[lang()]
const DEVICE = 'window-of-a-story'
const NOTE = { ar: 'إجابات واضحة وأمثلة من عمل حقيقي.', en: 'Clear answers with examples from real work.' }
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A video assessment answered in writing; the id of the attempt. */
async function answersInWriting(request: APIRequestContext): Promise<string> {
  const talent = await liveTalent(request)
  const { link } = await talent.send('POST', '/api/assessments/introduction/invite', {})
  const at = `/api/assessments/attempts/${(link as string).split('/').at(-1)}`
  const { id, items } = await talent.send('POST', `${at}/start`, { device: DEVICE, extra_time: 0 })
  for (const { position } of items as { position: number }[])
    await talent.send('PUT', `${at}/answers/${position}`, {
      device: DEVICE,
      answer: { kind: 'video', take: null, written: `${inLang('إجابة السؤال', 'My answer to question')} ${position}` },
      flagged: false,
      revision: 1,
      seconds: 60,
    })
  await talent.send('POST', `${at}/submit`, { device: DEVICE })
  return id as string
}

async function openForReview(page: Page, id: string) {
  await expect(async () => {
    await page.goto(`/ops/assessments/${id}?lang=${lang()}`)
    await expect(page.getByRole('heading', { name: words().review.title })).toBeVisible({ timeout: 3000 })
  }).toPass()
}

async function fillRubric(page: Page, note: string) {
  const form = page.getByRole('form', { name: words().review.title })
  const criteria = form.getByRole('radiogroup')
  for (let n = 0; n < 4; n++) await criteria.nth(n).getByRole('radio').nth(2).check({ force: true })
  await expect(form.getByText(words().review.score(67))).toBeVisible()
  await form.getByRole('radio', { name: words().review.pass, exact: true }).check({ force: true })
  await form.getByLabel(words().review.note).fill(note)
  return form
}

test('a recruiter finds a video in the queue, scores it by its rubric and decides [L-051] @once', async ({
  page,
  request,
}) => {
  const id = await answersInWriting(request)
  await openAs(page, inLang('recruiter@demo.fareeq.test', 'matcher@demo.fareeq.test'), '/ops/assessments')
  await expect(title(page, words().title)).toBeVisible()
  await expect(page.getByRole('list').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)

  await openForReview(page, id)
  await expect(page.getByText(`${inLang('إجابة السؤال', 'My answer to question')} 3`)).toBeVisible()
  await expectAccessible(page)
  const form = await fillRubric(page, NOTE[lang()])
  await form.getByRole('button', { name: words().review.send }).click()
  await expect(page.getByText(words().states.passed, { exact: true })).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page.getByText(NOTE[lang()])).toBeVisible()

  await test.step('and looks at what else waits, and at the bank', async () => {
    for (const queue of ['objections', 'conduct', 'incidents', 'all'] as const) {
      await page.goto(`/ops/assessments?lang=${lang()}&queue=${queue}`)
      await expect(page.getByRole('list').getByRole('heading', { level: 2 }).first()).toBeVisible()
    }
    await page.goto(`/ops/assessments?lang=${lang()}`)
    await page.getByRole('link', { name: words().bank.open }).click()
    await expect(page.getByRole('table', { name: words().bank.title })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words().bank.retire, exact: true }).first().click()
    await expect(page.getByRole('dialog', { name: words().bank.retireTitle })).toBeVisible()
    await expectAccessible(page)
  })
})

test('of two colleagues who review one video the second is told who was faster, and keeps what was typed [D-121] @once', async ({
  page,
  browser,
  request,
}) => {
  const id = await answersInWriting(request)
  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await openAs(page, 'staff@demo.fareeq.test', '/ops/assessments')
  await openAs(other, 'matcher@demo.fareeq.test', '/ops/assessments')
  await openForReview(page, id)
  await openForReview(other, id)
  const slower = await fillRubric(other, 'ما كتبته أنا')
  const faster = await fillRubric(page, NOTE.ar)
  await faster.getByRole('button', { name: words().review.send }).click()
  await expect(page.getByText(words().states.passed, { exact: true })).toBeVisible()
  // The other window gets the live event, and keeps the form as it was.
  await expect(other.getByText(words().meanwhile('منى الشامي'))).toBeVisible()
  await expect(slower.getByLabel(words().review.note)).toHaveValue('ما كتبته أنا')
  await expect(slower.getByRole('button', { name: words().review.send })).toBeHidden()
})
