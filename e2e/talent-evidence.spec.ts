import { stepList } from '@fareeq/domain/selections/rules-names.ts'
import { EVIDENCE_WORDS } from '@fareeq/domain/talent-evidence/rules-text.ts'
import { expect } from '@playwright/test'
import { ar as nominationsAr } from '../apps/web/src/features/nominations/messages/ar.ts'
import { en as nominationsEn } from '../apps/web/src/features/nominations/messages/en.ts'
import { colleague, clientWithMeeting, idOf, openAs } from './story-clients.ts'
import { inLang } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const evidence = () => EVIDENCE_WORDS[lang()]
const words = () => ({ ar: nominationsAr, en: nominationsEn })[lang()]
const rana = () => inLang('رنا الخطيب', 'Rana Al-Khatib')
const dina = () => inLang('دينا الشناوي', 'Dina El-Shenawy')
const reason = () => inLang('ثماني سنوات في أنظمة الدفع', 'Eight years in payment systems')
const early = () => inLang('طلبتم لقاءها قبل مقابلتنا', 'You asked to meet her before our interview')

test('a company reads what was verified of a nominee, and of another which step is still open and why she came early @once', async ({
  page,
  request,
}) => {
  const company = await clientWithMeeting(request)
  const matcher = await colleague(request, 'victor@demo.fareeq.test')
  for (const name of [rana(), dina()])
    await matcher.send('POST', '/api/ops/nominations', {
      project_id: company.projectId,
      talent_id: await idOf(company.send, name),
      reasons: [reason()],
      early_reason: early(),
    })
  await openAs(page, company, '/sq/client/nomination')
  const card = (name: string) => page.getByRole('article', { name })

  // Three steps are behind her, so the reason that was typed with her is not kept.
  await expect(card(rana())).toContainText(evidence().title)
  await expect(card(rana())).toContainText(evidence().history)
  await expect(card(rana())).toContainText(evidence().evaluation)
  await expect(card(rana())).toContainText(evidence().interview)
  await expect(card(rana())).not.toContainText(early())

  await expect(card(dina())).toContainText(words().earlyBefore(stepList(['interview'], lang())))
  await expect(card(dina())).toContainText(early())
  await expect(card(dina())).toContainText(words().steps.open(stepList(['interview'], lang())))
  await expectAccessible(page)

  // The profile leads with the same.
  await card(rana())
    .getByRole('link', { name: words().profileOf(rana()) })
    .click()
  const section = page.getByRole('region', { name: evidence().title })
  await expect(section).toContainText(evidence().history)
  await expect(section).toContainText(evidence().interview)
  await expectAccessible(page)
})
