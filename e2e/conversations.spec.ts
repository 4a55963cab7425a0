import { NOT_DELIVERED } from '@fareeq/domain/conversations/rules-contacts.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, type Page } from '@playwright/test'
import { ar } from '../apps/web/src/features/conversations/messages/ar.ts'
import { en } from '../apps/web/src/features/conversations/messages/en.ts'
import { ar as reportAr } from '../apps/web/src/features/conversations/messages/report/ar.ts'
import { en as reportEn } from '../apps/web/src/features/conversations/messages/report/en.ts'
import { ar as reviewsAr } from '../apps/web/src/features/conversations/messages/reviews/ar.ts'
import { en as reviewsEn } from '../apps/web/src/features/conversations/messages/reviews/en.ts'
import { ar as heldAr } from '../apps/web/src/features/inbound-mails/messages/ar.ts'
import { ar as offersAr } from '../apps/web/src/features/offers/messages/ar.ts'
import { ar as payoutsAr } from '../apps/web/src/features/payouts/messages/ar.ts'
import { callerOf, colleague, openAs } from './story-clients.ts'
import { acceptedPair } from './story-contracts.ts'
import { otherContext } from './story-interviews.ts'
import { answerMail } from './story-mails.ts'
import { inLang, press } from './story-talents.ts'
import { codeFor, expectAccessible, lang, otherLang, remember, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

const ELIAS = 'elias@demo.fareeq.test'
const MAHA = 'maha@demo.fareeq.test'
/** Below the header nothing is half covered by it. */
const scanFromTop = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
}
/** Without digits: a run of them could be a phone number, which is held back before a contract. */
const word = () => uniqueSuffix().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
const log = (page: Page) => page.getByRole('log', { name: ar.log })

test('a talent asks finance about a payout, and answers the reply from a mail program @once', async ({
  page,
  request,
  browser,
}) => {
  const [question, reply, answer] = ['متى يصل؟', 'إلى أي حساب؟', 'حساب عمّان'].map((text) => `${text} ${word()}`)
  const visitor = callerOf(request)
  await visitor('POST', '/api/auth/generateOTP', { email: ELIAS })
  const login = { email: ELIAS, otpCode: await codeFor(request, ELIAS) }
  const { access_token: token, user } = await visitor('POST', '/api/auth/login', login)
  await remember(page, { token, user })

  // Asked from the card of the payout.
  await page.goto('/sq/talent/payouts')
  await expect(page.getByRole('link', { name: payoutsAr.ask, includeHidden: true }).first()).toBeAttached()
  await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)))
  const ask = page.getByRole('link', { name: payoutsAr.ask }).first()
  const id = /conversations\/([\w-]+)/.exec((await ask.getAttribute('href')) ?? '')![1]!
  await ask.click()
  await page.getByRole('textbox', { name: ar.write }).fill(question!)
  await press(page, ar.send)
  await expect(log(page)).toContainText(question!)
  await scanFromTop(page)

  // Finance find it among what waits for us, and reply.
  const desk = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  const finance = await colleague(request, MAHA)
  await finance.open(desk, '/ops/conversations')
  await desk.getByRole('link', { name: question }).click()
  await desk.getByRole('textbox', { name: ar.write }).fill(reply!)
  await press(desk, ar.send)
  await expect(log(page)).toContainText(reply!)
  await expect(log(desk)).toContainText(ar.seen)

  // Away from the page they get a mail, and answer it in their mail program.
  await page.goto('/local/outbox')
  await finance.send('POST', `/api/ops/conversations/${id}/messages`, { text: `${reply} 2` })
  await callerOf(request, token)('POST', `/api/local/conversations/${id}/pass-quiet-time`, {})
  await page.goto(`/local/outbox?${new URLSearchParams({ to: ELIAS, lang: 'ar' })}`)
  await answerMail(page, { about: `${reply} 2`, text: answer! })
  await expect(page.getByRole('status')).toHaveText('وصل الرد إلى مكانه.')

  // The open page of finance has it, marked as a mail, without what was quoted.
  const line = log(desk).getByRole('listitem').filter({ hasText: answer })
  await expect(line.getByRole('img', { name: ar.byMail })).toBeVisible()
  await expect(line).not.toContainText(reply!)
  await scanFromTop(desk)
  await page.goto(`/conversations/${id}`)
  await expect(log(page)).toContainText(answer!)
  await scanFromTop(page)

  // Finance choose to be written to; what a stranger answers to that mail is held, what they answer is theirs.
  await finance.open(desk, '/ops/conversations')
  await desk.getByRole('combobox', { name: ar.mails.label }).selectOption(ar.mails.choices.all)
  await expect(desk.getByText(ar.mails.saved)).toBeVisible()
  await scanFromTop(desk)
  const [last, forged, done] = [`هل وصل؟ ${word()}`, `حوّلوه إليّ ${word()}`, `نعم، اليوم ${word()}`]
  await page.getByRole('textbox', { name: ar.write }).fill(last)
  await press(page, ar.send)
  await expect(log(page)).toContainText(last)
  await callerOf(request, token)('POST', `/api/local/conversations/${id}/pass-quiet-time`, {})
  await desk.goto(`/local/outbox?${new URLSearchParams({ to: MAHA, lang: 'ar' })}`)
  await answerMail(desk, { about: last, text: forged, from: 'stranger@example.test' })
  await expect(desk.getByRole('status')).toHaveText('الرد معلّق، ويراه الزملاء مع السبب.')
  await desk.goto(`/local/outbox?${new URLSearchParams({ to: MAHA, lang: 'ar' })}`)
  await answerMail(desk, { about: last, text: done })
  await expect(desk.getByRole('status')).toHaveText('وصل الرد إلى مكانه.')
  const replyLine = log(page).getByRole('listitem').filter({ hasText: done })
  await expect(replyLine.getByRole('img', { name: ar.byMail })).toBeVisible()
  await expect(log(page)).not.toContainText(forged)

  // The held one is work of operations.
  const operations = await colleague(request, 'saud@demo.fareeq.test')
  await operations.open(desk, '/ops/held-mails')
  const card = desk.getByRole('listitem').filter({ hasText: forged })
  await expect(card).toContainText(heldAr.reasons.other_sender)
  await scanFromTop(desk)
  await card.getByRole('button', { name: heldAr.discard }).click()
  await expect(card).toHaveCount(0)
})

test('a contact waits for a colleague, a file is opened, and what is reported is hidden @english', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const { client, talent, interviewId } = await acceptedPair(request, staff)
  const path = `/conversations/${interviewId}`
  const own = { words: { ar, en }[lang()], report: { ar: reportAr, en: reportEn }[lang()] }
  const theirs = { words: { ar, en }[otherLang()], report: { ar: reportAr, en: reportEn }[otherLang()] }
  const reviews = { ar: reviewsAr, en: reviewsEn }[lang()]
  const messages = (of: Page) => of.getByRole('log')
  const write = async (of: Page, words: typeof ar, text: string) => {
    await of.getByRole('textbox', { name: words.write }).fill(text)
    await press(of, words.send)
  }
  const [number, rude] = [`Call me on 055 123 4567 ${word()}`, `You are useless ${word()}`]

  // The company writes a number before there is a contract.
  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: otherLang() })
  await desk.goto(path)
  await openAs(page, client, path)
  await write(page, own.words, number)
  await expect(page.getByRole('alert').filter({ hasText: NOT_DELIVERED[lang()] })).toBeVisible()
  await expect(page.getByRole('region', { name: own.words.held })).toContainText(number)
  await scanFromTop(page)
  await expect(desk.getByText(theirs.words.empty)).toBeVisible()

  // A colleague finds it in the queue, and delivers it: both have it at once.
  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(office, '/ops/conversations?view=review')
  const card = (text: string) => office.getByRole('listitem').filter({ hasText: text })
  await expect(card(number)).toContainText(reviews.kinds.held)
  await scanFromTop(office)
  await card(number).getByRole('button', { name: reviews.release }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: reviews.release }).click()
  await expect(messages(desk)).toContainText(number)
  await expect(messages(page)).toContainText(number)

  // The talent answers with a file, which the company opens.
  await press(desk, theirs.words.attach)
  const pdf = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await desk.locator('input[type=file]').setInputFiles(pdf)
  await expect(desk.getByRole('list', { name: theirs.words.files })).toContainText(pdf.name)
  await press(desk, theirs.words.send)
  const download = page.waitForEvent('download')
  await messages(page).getByRole('button', { name: pdf.name }).click()
  expect((await download).suggestedFilename()).toBe(pdf.name)
  await scanFromTop(desk)

  // A message of the company is reported, and hidden from the talent, not from its writer.
  await write(page, own.words, rude)
  const line = messages(desk).getByRole('listitem').filter({ hasText: rude })
  await line.getByRole('button', { name: theirs.report.open }).click()
  await desk.getByRole('radio', { name: theirs.report.reasons.insult }).check({ force: true })
  await scanFromTop(desk)
  await press(desk, theirs.report.send)
  await expect(line).toContainText(theirs.words.reported)
  await expect(card(rude)).toContainText({ ar: reportAr, en: reportEn }[lang()].reasons.insult)
  await card(rude).getByRole('button', { name: reviews.hide }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: reviews.hide }).click()
  await expect(messages(desk)).toContainText(theirs.words.hidden)
  await expect(messages(desk)).not.toContainText(rude)
  await expect(messages(page)).toContainText(rude)
  await expect(messages(page)).toContainText(own.words.hiddenMine)
  await scanFromTop(page)
})

test('a question about an offer is asked on its page, and answered by the company @once', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const { client, talent, interviewId } = await acceptedPair(request, staff)
  const terms = { role: 'Backend developer', duties: 'Orders.', level: 'mid', hours: 40, type: 'remote', months: 6 }
  const pay = { availability: 'full_time', salary_net: 200_000, fee: 30_000, notice_days: 30 }
  const days = { start: riyadhDay(new Date()), leave_days: 21, probation_days: 14 }
  const { id } = await staff.send('POST', '/api/ops/offers', { interview_id: interviewId, ...terms, ...pay, ...days })
  const [question, answer] = [`متى تبدأ الإجازة؟ ${word()}`, `من أول شهر ${word()}`]

  const desk = await otherContext(browser)
  await remember(desk, talent, { lang: lang() })
  await desk.goto(`/sq/talent/offers/${id}`)
  await desk.getByRole('link', { name: offersAr.question }).click()
  await desk.getByRole('textbox', { name: ar.write }).fill(question)
  await press(desk, ar.send)
  await expect(log(desk)).toContainText(question)

  await openAs(page, client, `/sq/client/offers/${id}`)
  await page.getByRole('link', { name: offersAr.question }).click()
  await expect(log(page)).toContainText(question)
  await page.getByRole('textbox', { name: ar.write }).fill(answer)
  await press(page, ar.send)
  await expect(log(desk)).toContainText(answer)
  await scanFromTop(desk)

  const office = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await staff.open(office, `/ops/offers/${id}`)
  await office.getByRole('link', { name: offersAr.conversation, exact: true }).click()
  await expect(log(office)).toContainText(answer)
  await scanFromTop(office)
})
