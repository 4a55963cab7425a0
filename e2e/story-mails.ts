import { expect, type Page } from '@playwright/test'

type MailAnswer = { about: string; text: string; from?: string; pdf?: string }
/** In the local world, where every mail can be answered as a mail program does it. */
export async function answerMail(page: Page, { about, text, from, pdf }: MailAnswer) {
  const mail = page.getByRole('article').filter({ hasText: about }).first()
  // A job sends it; the outbox is a page without scripts.
  await expect(async () => {
    if ((await mail.count()) === 0) await page.reload()
    expect(await mail.count()).toBe(1)
  }).toPass()
  await mail.locator('summary', { hasText: 'الرد على هذا البريد' }).click()
  if (from) await mail.getByLabel('من', { exact: true }).fill(from)
  await mail.getByLabel('نص الرد').fill(text)
  if (pdf) await mail.getByLabel('ملف PDF مرفق (اسمه)').fill(pdf)
  await mail.getByRole('button', { name: 'إرسال الرد' }).click()
}
