import { CLIP_SECONDS } from '@fareeq/domain/talent-evidence/limits.ts'
import { stepList } from '@fareeq/domain/selections/rules-names.ts'
import { EVIDENCE_WORDS } from '@fareeq/domain/talent-evidence/rules-text.ts'
import { expect } from '@playwright/test'
import { ar as beforeAr } from '../apps/web/src/features/assessments/messages/before/ar.ts'
import { en as beforeEn } from '../apps/web/src/features/assessments/messages/before/en.ts'
import { ar as runnerAr } from '../apps/web/src/features/assessments/messages/runner/ar.ts'
import { en as runnerEn } from '../apps/web/src/features/assessments/messages/runner/en.ts'
import { ar as videoAr } from '../apps/web/src/features/assessments/messages/video/ar.ts'
import { en as videoEn } from '../apps/web/src/features/assessments/messages/video/en.ts'
import { ar as nominationsAr } from '../apps/web/src/features/nominations/messages/ar.ts'
import { en as nominationsEn } from '../apps/web/src/features/nominations/messages/en.ts'
import { ar as viewsAr } from '../apps/web/src/features/talent-views/messages/ar.ts'
import { en as viewsEn } from '../apps/web/src/features/talent-views/messages/en.ts'
import { colleague, clientWithMeeting, idOf, openAs } from './story-clients.ts'
import { inLang, liveTalent, open, press } from './story-talents.ts'
import { lang, expectAccessible } from './story.ts'
import { test } from './story-test.ts'

const evidence = () => EVIDENCE_WORDS[lang()]
const words = () => ({ ar: nominationsAr, en: nominationsEn })[lang()]
const before = () => ({ ar: beforeAr, en: beforeEn })[lang()]
const runner = () => ({ ar: runnerAr, en: runnerEn })[lang()]
const video = () => ({ ar: videoAr, en: videoEn })[lang()]
const views = () => ({ ar: viewsAr, en: viewsEn })[lang()]
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

test('a company watches thirty seconds of a nominee on the card, and reads what she wrote instead of another answer @once', async ({
  page,
  request,
}) => {
  const company = await clientWithMeeting(request)
  const talent = await liveTalent(request)
  const { link } = await talent.send('POST', '/api/assessments/introduction/invite', {})
  await page.context().grantPermissions(['camera', 'microphone'])
  await open(page, talent, link)
  await press(page, before().start)
  await press(page, video().begin)
  const preview = page.getByLabel(video().recorder.preview, { exact: true })
  await expect.poll(() => preview.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0)
  await press(page, video().recorder.start)
  await expect(page.getByRole('timer', { name: video().recorder.left })).toHaveText(/^1:5\d$/)
  await press(page, video().recorder.stop)
  await expect(page.getByRole('region', { name: video().takes.title }).getByText(video().takes.kept)).toBeVisible()
  for (const n of [2, 3]) {
    await press(page, runner().next)
    await press(page, video().written.open)
    await page.getByLabel(video().written.label).fill(inLang(`الجواب رقم ${n}`, `My answer number ${n}`))
    await expect(page.getByText(runner().progress(n, 3))).toBeVisible()
  }
  const device = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem('kept:assessment-window') ?? '""') as string,
  )
  const { id } = await talent.send('GET', `/api/assessments/attempts/${link.split('/').at(-1)}?device=${device}`)
  await page.getByRole('button', { name: runner().submit.open, exact: true }).first().click()
  await press(page, runner().submit.confirm)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const recruiter = await colleague(request, 'recruiter@demo.fareeq.test')
  const { rubric } = await recruiter.send('GET', `/api/ops/assessments/${id}`)
  const scores = Object.fromEntries(rubric.map((criterion: { id: string }) => [criterion.id, 4]))
  const decision = { scores, decision: 'pass', note: inLang('إجابات واضحة.', 'Clear answers.') }
  await recruiter.send('POST', `/api/ops/assessments/${id}/review`, decision)
  const matcher = await colleague(request, 'victor@demo.fareeq.test')
  await matcher.send('POST', '/api/ops/nominations', {
    project_id: company.projectId,
    talent_id: talent.user.id,
    reasons: [reason()],
    early_reason: early(),
  })
  await openAs(page, company, '/sq/client/nomination')
  const { basicInfo } = await talent.profile()
  const name = `${basicInfo.first_name} ${basicInfo.last_name}`
  const card = page.getByRole('article', { name })
  await press(card, views().answers.watchOf(name))
  const clip = card.locator('video')
  await expect(clip).toHaveAttribute('src', new RegExp(`#t=0,${CLIP_SECONDS}$`))
  await expect.poll(() => clip.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0)
  await expectAccessible(page)
})
