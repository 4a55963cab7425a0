import { nominationErrors } from '@fareeq/domain/nominations/errors.ts'
import { expect, type Page } from '@playwright/test'
import { ar as clientAr } from '../apps/web/src/features/nominations/messages/ar.ts'
import { ar as choosingAr } from '../apps/web/src/features/nominations/messages/choosing/ar.ts'
import { en as choosingEn } from '../apps/web/src/features/nominations/messages/choosing/en.ts'
import { en as clientEn } from '../apps/web/src/features/nominations/messages/en.ts'
import { ar as squadAr } from '../apps/web/src/features/nominations/messages/squad/ar.ts'
import { en as squadEn } from '../apps/web/src/features/nominations/messages/squad/en.ts'
import { colleague, idOf, clientWithMeeting } from './story-clients.ts'
import { inLang } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar: choosingAr, en: choosingEn })[lang()]
const client = () => ({ ar: clientAr, en: clientEn })[lang()]
const squad = () => ({ ar: squadAr, en: squadEn })[lang()]
const youssef = () => inLang('يوسف منصور', 'Youssef Mansour')
const rana = () => inLang('رنا الخطيب', 'Rana Al-Khatib')
const reason = () => inLang('ثماني سنوات في أنظمة الدفع', 'Eight years in payment systems')
const refusal = () => inLang('نحتاج إلى خبرة أطول في الخادم.', 'We need more backend experience.')

const candidates = (page: Page) => page.getByRole('region', { name: words().candidates.title })
async function select(page: Page, name: string) {
  await candidates(page).getByRole('searchbox').fill(name)
  await candidates(page)
    .getByRole('checkbox', { name: words().candidates.select(name) })
    .check({ force: true })
}

test('a colleague nominates two at once; the one another was faster with is named, the other goes through @once', async ({
  page,
  request,
}) => {
  const company = await clientWithMeeting(request)
  const victor = await colleague(request, 'victor@demo.fareeq.test')
  const nominate = async (name: string) =>
    (await victor.send('POST', '/api/ops/nominations', {
      project_id: company.projectId,
      talent_id: await idOf(company.send, name),
      reasons: [reason()],
      early_reason: reason(),
    })) as { id: string }
  const { id } = await nominate(rana())
  await company.send('POST', `/api/client/nominations/${id}/not-interested`, { reason: refusal(), tag: 'skills' })

  // The side panel: why, on which terms, and what the company said before.
  await victor.open(page, `/ops/requests/${company.projectId}?all=1`)
  await select(page, youssef())
  await select(page, rana())
  await candidates(page)
    .getByRole('button', { name: `${words().candidates.details}: ${rana()}` })
    .click()
  const panel = page.getByRole('dialog', { name: rana() })
  await expect(panel).toContainText(refusal())
  await expect(panel).toContainText(words().facts.salary)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // Two at once; what is written outlives the dialog.
  const selection = page.getByRole('region', { name: words().candidates.selection })
  const open = () => selection.getByRole('button', { name: words().candidates.nominate }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: words().form.titleMany(2) })
  const about = (name: string) => dialog.getByRole('group', { name })
  await about(youssef()).getByRole('textbox').fill(reason())
  await dialog.getByRole('button', { name: words().form.cancel }).click()
  await open()
  await expect(about(youssef()).getByRole('textbox')).toHaveValue(reason())

  // What the client will see: their own card, without a salary that is hidden.
  await dialog.getByRole('radio', { name: words().form.preview }).check({ force: true })
  const card = dialog.getByRole('article', { name: youssef() })
  await expect(card).toContainText(reason())
  await expect(dialog.getByRole('article', { name: rana() })).toContainText(client().locked)
  await expectAccessible(page)

  // A talent who was rejected before needs a reason and a confirmation.
  const send = dialog.getByRole('button', { name: words().form.send, exact: true })
  await send.click()
  await expect(about(rana()).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await about(rana()).getByRole('textbox').fill(reason())
  await send.click()
  const again = about(rana()).getByRole('checkbox', { name: words().form.again })
  await expect(again).toHaveAttribute('aria-invalid', 'true')
  await again.check({ force: true })
  await nominate(youssef())
  await send.click()
  const secondDialog = page.getByRole('dialog', { name: words().form.title(youssef()) })
  await expect(secondDialog.getByRole('alert')).toHaveText(nominationErrors.nominated_already[lang()])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const nominated = page.getByRole('region', { name: words().nominated.title })
  await expect(nominated.getByRole('listitem').filter({ hasText: rana() })).toHaveCount(2)

  // The squad: its role, who is nominated for it, and their shared hours.
  await page.getByRole('tab', { name: words().tabs.squad }).click()
  const roles = page.getByRole('region', { name: squad().roles.title })
  await expect(roles.getByRole('listitem').filter({ hasText: rana() }).first()).toContainText(
    squad().standings.reserved,
  )
  const hours = page.getByRole('table', { name: squad().hours.title })
  await expect(hours.getByRole('row', { name: youssef() })).toBeAttached()
  await expectAccessible(page)
})
