import { expect } from '@playwright/test'
import { ar as heldAr } from '../apps/web/src/features/inbound-mails/messages/ar.ts'
import { ar as ticketsAr } from '../apps/web/src/features/tickets/messages/ar.ts'
import { colleague, contactUs } from './story-clients.ts'
import { answerMail } from './story-mails.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

test('an answer from another address waits with its file; a colleague opens it, adds both, and the ticket has them @once', async ({
  page,
  request,
}) => {
  const suffix = uniqueSuffix()
  const email = `noura.${suffix}@shop.example`
  const [reply, answer] = [`أي شهر يناسبكم؟ ${suffix}`, `الشهر القادم ${suffix}`]
  await contactUs(request, { name: 'نورة', email, message: `نود فريقًا من ثلاثة ${suffix}` })
  const staff = await colleague(request, 'operations@demo.fareeq.test')
  const tickets: { id: string; from_email: string }[] = await staff.send('GET', '/api/ops/tickets')
  const { id } = tickets.find(({ from_email }) => from_email === email)!
  await staff.send('POST', `/api/ops/tickets/${id}/answer`, { text: reply })

  // They answer from their private mailbox, with a file.
  await page.goto(`/local/outbox?${new URLSearchParams({ to: email, lang: 'ar' })}`)
  await answerMail(page, { about: reply, text: answer, from: `n.${suffix}@mail.example`, pdf: 'المتطلبات.pdf' })
  await expect(page.getByRole('status')).toHaveText('الرد معلّق، ويراه الزملاء مع السبب.')

  await staff.open(page, '/ops/held-mails')
  const card = page.getByRole('listitem').filter({ hasText: answer })
  await expect(card).toContainText(heldAr.reasons.other_sender)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: 'المتطلبات.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('المتطلبات.pdf')
  await card.getByRole('button', { name: heldAr.accept }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: heldAr.accept }).click()
  await expect(page.getByText(heldAr.accepted)).toBeVisible()
  await expect(card).toHaveCount(0)

  await staff.open(page, `/ops/tickets/${id}`)
  const answers = page.getByRole('region', { name: ticketsAr.answers })
  await expect(answers).toContainText(answer)
  await expect(answers.getByRole('button', { name: 'المتطلبات.pdf' })).toBeVisible()
  await expectAccessible(page)
})
