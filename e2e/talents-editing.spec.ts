import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { expect, test } from '@playwright/test'
import { entries, heading, open, press, someone, steps, wizard } from './story-talents.ts'
import { noBarriers } from './story.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>'
const EXPERIENCE = { title: 'Engineer', company: 'Nakhla', current: true, start: '2022-05', end: null }

test('a profile is edited by sections that have addresses; two windows never overwrite each other unasked [R-037 R-097]', async ({
  page,
  request,
  context,
}) => {
  const person = await someone(request)
  await person.send('POST', '/api/experiences', EXPERIENCE)
  await open(page, person, `/sq/talent/editProfile?step=${TALENT_STEP.experience}`)
  await expect(heading(page, 'experience')).toBeVisible()
  await noBarriers(page)

  // An entry that another window changes while it is being edited here.
  const { experiences } = await person.profile()
  await press(page, entries().edit('Engineer'))
  await page.getByLabel(entries().experiences.company).fill('Mine')
  await person.send('PUT', `/api/experiences/${experiences[0].id}`, { ...EXPERIENCE, company: 'Theirs' })
  await expect(page.getByRole('alert').filter({ hasText: entries().changed })).toBeVisible()
  await expect(page.getByLabel(entries().experiences.company)).toHaveValue('Mine')
  await press(page, entries().save)
  await expect(page.getByRole('article')).toContainText('Mine')

  // Taken out after a question, and back again.
  await press(page, entries().remove('Engineer'))
  await expect(page.getByRole('alertdialog')).toContainText(entries().removeText)
  await press(page.getByRole('alertdialog'), entries().removeShort)
  await expect(page.getByText(entries().experiences.empty)).toBeVisible()
  await press(page, entries().undo)
  await expect(page.getByRole('article')).toContainText('Mine')

  // A field that both windows change: the one without a line is told when it is back.
  await page.getByRole('navigation', { name: wizard().nav }).getByText(wizard().steps.basicInfo).click()
  await expect(page).toHaveURL(/step=1/)
  const last = page.getByLabel(steps().basic.lastName)
  await expect(page.getByRole('combobox', { name: steps().languages.language })).toBeVisible()
  await context.setOffline(true)
  await last.fill('Here')
  await last.blur()
  await expect(page.getByText(wizard().phase.offline)).toBeVisible()
  await person.send('PUT', '/api/users/personalInfoAndAccounts', { last_name: 'There' })
  await context.setOffline(false)
  const told = page.getByRole('alert').filter({ hasText: wizard().conflict.title })
  await expect(told).toBeVisible()
  await expect(last).toHaveValue('Here')
  await noBarriers(page)
  await press(told, wizard().conflict.mine)
  await expect.poll(async () => (await person.profile()).basicInfo.last_name).toBe('Here')

  // What another window changes is here without a reload.
  await person.send('PUT', '/api/users/personalInfoAndAccounts', { first_name: 'Elsewhere' })
  await expect(page.getByLabel(steps().basic.firstName)).toHaveValue('Elsewhere')
  await page.goto('/sq/talent/editProfile?step=7')
  await expect(heading(page, 'account')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(PICTURE) })
  await expect(page.getByRole('img', { name: steps().account.photoAlt })).toBeVisible()
  await page.getByRole('checkbox', { name: steps().account.showcased }).check({ force: true })
  await expect.poll(async () => (await person.profile()).basicInfo.showcased).toBe(true)
  await noBarriers(page)
})
