import { expect } from '@playwright/test'
import { ar as checkInsAr } from '../apps/web/src/features/check-ins/messages/ar.ts'
import { en as checkInsEn } from '../apps/web/src/features/check-ins/messages/en.ts'
import { ar as startsAr } from '../apps/web/src/features/starts/messages/ar.ts'
import { en as startsEn } from '../apps/web/src/features/starts/messages/en.ts'
import { ar as reviewsAr } from '../apps/web/src/features/work-reviews/messages/ar.ts'
import { en as reviewsEn } from '../apps/web/src/features/work-reviews/messages/en.ts'
import { colleague, openAs } from './story-clients.ts'
import { acceptedPair, signedContract } from './story-contracts.ts'
import { inLang, press } from './story-talents.ts'
import { expectAccessible, lang, remember } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar: startsAr, en: startsEn })[lang()]
const reviews = () => ({ ar: reviewsAr, en: reviewsEn })[lang()]
const checkIns = () => ({ ar: checkInsAr, en: checkInsEn })[lang()]

test('the company plans the first day and adds an item, the talent prepares, both say how it is going and look back at the end @once', async ({
  page,
  request,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  const { id } = await signedContract(request, accepted, 2, 9)

  await openAs(page, accepted.client, `/sq/client/contracts/${id}`)
  const card = page.getByRole('region', { name: words().title })
  await expect(card.getByText(words().waits)).toBeVisible()
  await press(card, words().plan.open)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words().plan.time).selectOption('09:00')
  await dialog.getByLabel(words().plan.contact).fill(inLang('سارة، قائدة الفريق', 'Sara, team lead'))
  await dialog.getByLabel(words().plan.place).fill('https://meet.example.com/welcome')
  await expectAccessible(page)
  await press(dialog, words().plan.send)
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('link', { name: 'https://meet.example.com/welcome' })).toBeVisible()
  await press(card, words().add.open)
  const label = inLang('إرسال صورة لبطاقة الدخول', 'Send a photo for the badge')
  await dialog.getByLabel(words().add.label).fill(label)
  await press(dialog, words().add.send)
  await expect(card.getByText(label)).toBeVisible()
  await card.getByText(words().items.accesses).click()
  await expect(card.getByRole('checkbox', { name: words().items.accesses })).toBeChecked()
  // The sticky header would cover a part of the buttons above.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  const { company } = await accepted.talent.send('GET', `/api/talent/contracts/${id}`)
  await remember(page, accepted.talent)
  await page.goto('/talent/home')
  const own = page.getByRole('region', { name: company })
  for (const item of [words().items.first_day_read, words().items.own_equipment, label]) {
    await own.getByText(item).click()
    await expect(own.getByRole('checkbox', { name: item })).toBeChecked()
  }
  await expect(own.getByRole('link', { name: words().payouts })).toBeVisible()
  await expectAccessible(page)

  await accepted.talent.send('POST', `/api/local/contracts/${id}/pass-week`, {})
  await page.goto(`/sq/talent/contracts/${id}`)
  const question = page.getByRole('region', { name: checkIns().question(true) })
  await press(question, checkIns().moods.good)
  await question.getByLabel(checkIns().words).fill(inLang('فريق هادئ', 'A calm team'))
  await question.getByText(checkIns().share.talent).click()
  await expectAccessible(page)
  await press(question, checkIns().send)
  await expect(page.getByText(checkIns().shared)).toBeVisible()
  await openAs(page, accepted.client, `/sq/client/contracts/${id}`)
  await expect(page.getByText(inLang('فريق هادئ', 'A calm team'))).toBeVisible()
  await press(page, checkIns().moods.not_good)
  await expect(page.getByText(checkIns().raised)).toBeVisible()
  await expectAccessible(page)

  // It is over: the company rates it for us alone and writes a reference, which its talent reads and shows.
  await accepted.client.send('POST', `/api/local/contracts/${id}/pass-term`, {})
  await page.goto(`/sq/client/contracts/${id}`)
  const review = page.getByRole('region', { name: reviews().title })
  await review.getByRole('radio', { name: reviews().steps[4]! }).check({ force: true })
  await review.getByText(reviews().agains.yes, { exact: true }).click()
  const reference = inLang('قادت فريق المدفوعات بهدوء.', 'Led the payments team calmly.')
  await review.getByLabel(reviews().reference).fill(reference)
  await expect(review.getByLabel(reviews().named)).toBeChecked()
  await expectAccessible(page)
  await press(review, reviews().send)
  await expect(page.getByRole('region', { name: reviews().ofReference.title.client })).toContainText(reference)

  await remember(page, accepted.talent)
  await page.goto(`/sq/talent/contracts/${id}`)
  const referenceCard = page.getByRole('region', { name: reviews().ofReference.title.talent })
  await expect(referenceCard).toContainText(reference)
  await referenceCard.getByText(reviews().ofReference.show).click()
  await expect(page.getByText(reviews().ofReference.shown)).toBeVisible()
  await press(referenceCard, reviews().ofReference.write.open)
  await referenceCard.getByLabel(reviews().ofReference.write.label).fill(inLang('كان فريقًا طيبًا.', 'A good team.'))
  await press(referenceCard, reviews().ofReference.write.send)
  await expect(referenceCard.getByText(reviews().ofReference.ownReply)).toBeVisible()
  await expectAccessible(page)
})
