import { csvOf } from '@fareeq/domain/kernel/text/csv.ts'
import { expect, type Page } from '@playwright/test'
import { ar as pipeline } from '../apps/web/src/features/selections/messages/ar.ts'
import { ar as pairs } from '../apps/web/src/features/talent-imports/messages/pairs/ar.ts'
import { ar as words } from '../apps/web/src/features/talent-imports/messages/ar.ts'
import { ar as welcome } from '../apps/web/src/features/talent-imports/messages/welcome/ar.ts'
import { colleague } from './story-clients.ts'
import { newPhone, expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

/** The link in the newest mail. */
async function linkFor(page: Page, to: string): Promise<string> {
  const mails = async () => {
    const { data } = await (await page.request.get('/api/local/outbox', { params: { to } })).json()
    return /\/talent\/welcome\?\S+/.exec(data[0]?.text ?? '')?.[0]
  }
  await expect.poll(mails).toBeTruthy()
  return (await mails()) ?? ''
}

test('a file from Workable is reviewed, imported and merged; one person agrees, another is deleted [D-76] @once', async ({
  page,
  browser,
}) => {
  const [yes, no, twin] = ['yes', 'no', 'twin'].map((one) => `${one}.${uniqueSuffix()}@mail.example`) as [
    string,
    string,
    string,
  ]
  const phone = `+966${newPhone().slice(1)}`
  const name = `سهى ${'ابجدهوزحطي'.charAt(Number(uniqueSuffix().at(-1)) || 0)}لنعيم`
  const file = csvOf([
    ['Name', 'Email', 'Headline', 'Skills', 'Salary wish', 'Phone'],
    [name, yes, '=1+1', 'Node.js', '900', phone],
    ['Dalal Karam', no, 'QA engineer', '', ''],
    ['Layla Haddad', 'talent@demo.fareeq.test', 'Backend developer', '', ''],
    ['Nobody', 'no-address', '', '', ''],
    ['Second Record', twin, 'Tester', '', '', phone],
  ])
  const basil = await colleague(page.request, 'basil@demo.fareeq.test')
  await basil.open(page, '/ops/pipeline')
  await page.getByRole('link', { name: pipeline.importLink }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expectAccessible(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('group', { name: words.file }).getByRole('button').click()
  await (await chooser).setFiles({ name: 'candidates.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })

  // What would happen is read first, line by line.
  const line = (text: string) =>
    page.getByRole('list', { name: words.rows }).getByRole('listitem').filter({ hasText: text })
  await expect(line(yes)).toContainText(words.verdicts.new)
  await expect(line('talent@demo.fareeq.test').first()).toContainText(words.likenesses.mail)
  await expect(line('no-address')).toContainText(words.verdicts.faulty)
  await expect(page.getByText('Salary wish')).toBeVisible()
  await page.getByLabel(words.choice.replace('{line}', '4')).selectOption({ label: words.choices.skip })
  await expect(page.getByText(words.willImport(3))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.begin }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.begin }).click()
  await expect(page.getByText(words.imported(3))).toBeVisible()
  await mergeTwins(page, yes, twin)
  await page.goto(`/ops/pipeline?view=list&q=${encodeURIComponent(name)}`)
  const card = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(card).toContainText('Workable')
  await expect(card).toContainText(pipeline.awaitsConsent)

  // Their own page: what is known, yes or no.
  const theirs = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await theirs.goto(await linkFor(page, yes))
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('سهى')
  await expect(theirs.getByText(yes)).toBeVisible()
  await expectAccessible(theirs)
  for (const paper of [welcome.termsLink, welcome.privacyLink])
    await theirs.getByRole('checkbox', { name: paper }).check({ force: true })
  await theirs.getByRole('button', { name: welcome.agree }).click()
  await theirs.waitForURL(/\/talent\/wizard/)
  await expect(card.getByText(pipeline.awaitsConsent)).toHaveCount(0)

  const other = await (await browser.newContext({ storageState: await page.context().storageState() })).newPage()
  await other.goto((await linkFor(page, no)).replace('lang=en', 'lang=ar'))
  await other.getByRole('button', { name: welcome.decline }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: welcome.decline }).click()
  await expect(other.getByText(welcome.deletedTitle)).toBeVisible()
})

/** Two imported records with one phone: the one with this address stays. */
async function mergeTwins(page: Page, survivor: string, twin: string) {
  await page.goto('/ops/pipeline/duplicates')
  const pair = page.getByRole('listitem').filter({ hasText: twin }).filter({ hasText: survivor })
  await expect(async () => {
    await page.reload()
    await expect(pair).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expectAccessible(page)
  await pair.getByRole('button', { name: pairs.merge }).click()
  const dialog = page.getByRole('alertdialog', { name: pairs.mergeTitle })
  await dialog.getByRole('radiogroup', { name: pairs.keep }).getByText(survivor).click()
  await expect(dialog).toContainText(pairs.moves(1))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: pairs.merge }).click()
  await expect(page.getByText(pairs.merged)).toBeVisible()
  await expect(pair).toHaveCount(0)
}
