import { readFile } from 'node:fs/promises'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect } from '@playwright/test'
import { ar as contractsAr } from '../apps/web/src/features/contracts/messages/ar.ts'
import { en as contractsEn } from '../apps/web/src/features/contracts/messages/en.ts'
import { ar as textAr } from '../apps/web/src/features/contract-templates/messages/text/ar.ts'
import { en as textEn } from '../apps/web/src/features/contract-templates/messages/text/en.ts'
import { ar as verifyAr } from '../apps/web/src/features/contracts/messages/verify/ar.ts'
import { en as verifyEn } from '../apps/web/src/features/contracts/messages/verify/en.ts'
import { colleague, openAs } from './story-clients.ts'
import { acceptedPair, signedContract } from './story-contracts.ts'
import { inLang, press } from './story-talents.ts'
import { expectAccessible, lang } from './story.ts'
import { test } from './story-test.ts'

const words = () => ({ ar: verifyAr, en: verifyEn })[lang()]
const contracts = () => ({ ar: contractsAr, en: contractsEn })[lang()]

test('a signed contract is read again, and whoever is handed a copy verifies it without an account @english', async ({
  page,
  request,
  browser,
}) => {
  const staff = await colleague(request, inLang('saud@demo.fareeq.test', 'claire@demo.fareeq.test'))
  const accepted = await acceptedPair(request, staff)
  const { id, number } = await signedContract(request, accepted, 2)
  await openAs(page, accepted.client, `/sq/client/contracts/${id}`)
  await press(page, contracts().reading.open)
  const text = page.getByRole('region', { name: { ar: textAr, en: textEn }[lang()].languages[lang()] })
  await expect(text).toContainText(`17. ${inLang('النظام الواجب التطبيق والمحكمة', 'Law and court')}`)
  await expect(page.getByText('General manager').first()).toBeVisible()
  const [paper] = await Promise.all([page.waitForEvent('download'), press(page, contracts().pdf)])
  const { signatures } = await accepted.client.send('GET', `/api/client/contracts/${id}`)

  const stranger = await (await browser.newContext({ reducedMotion: 'reduce', locale: lang() })).newPage()
  await stranger.goto(`/verify?lang=${lang()}`)
  await expectAccessible(stranger)
  await stranger.locator('input[type="file"]').setInputFiles({
    name: paper.suggestedFilename(),
    mimeType: 'application/pdf',
    buffer: await readFile(await paper.path()),
  })
  const status = stranger.locator('#main').getByRole('status')
  await expect(status).toContainText(words().genuine)
  await expect(status).toContainText(number)
  await expect(status).toContainText(words().namesHidden)
  await expect(status).not.toContainText(accepted.client.name)
  await expectAccessible(stranger)

  await stranger.getByLabel(words().code).fill('1234')
  await press(stranger, words().check)
  await expect(stranger.getByText(rule.verification_code[lang()])).toBeVisible()
  await stranger.getByLabel(words().code).fill('0000-0000-0000-0000')
  await press(stranger, words().check)
  await expect(status).toContainText(words().unknown)
  await stranger.getByLabel(words().code).fill(signatures[1].hash.slice(0, 16))
  await press(stranger, words().check)
  await expect(status).toContainText(accepted.client.name)
  await expect(status).toContainText(words().capacity('General manager'))
  await expectAccessible(stranger)
})
