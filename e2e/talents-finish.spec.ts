import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { expect } from '@playwright/test'
import { choose, heading, inLang, open, press, someone, steps, wizard } from './story-talents.ts'
import { expectAccessible } from './story.ts'
import { test } from './story-test.ts'

test('finishing without one field names that field, leads to it, and is one press away once it is filled [R-032] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  const { send, user } = person
  const work = { role: 'frontend_developer', experience: { years: 3, months: 2 } }
  await send('PUT', '/api/users/personalInfoAndAccounts', { ...work, country: 'SA' })
  await send('PUT', '/api/users/skills', { skills: ['react', 'vue', 'typescript'] })
  await send('PUT', '/api/users/languages', { languages: [{ id: 'ar', level: 'native' }] })
  const availability = { full_time: true, part_time: false, timing: 'immediately' }
  await send('POST', '/api/users/profile', { availability, salaries: { full_time: 2000 } })
  await open(page, person, '/talent/wizard?step=1')

  // What is missing is said before one goes on without it, and the step stays unfinished.
  const step = (name: keyof ReturnType<typeof wizard>['steps']) =>
    page.getByRole('navigation', { name: wizard().nav }).getByRole('link', { name: wizard().steps[name] })
  await expect(page.getByText(wizard().left(wizard().fields.nationality))).toBeVisible()
  await press(page, wizard().later)
  await expect(heading(page, 'projects')).toBeVisible()
  await expect(step('basicInfo')).toContainText(wizard().states.short)
  for (let reached = 3; reached <= TALENT_STEP.account; reached++)
    await send('PUT', '/api/talent/step', { step: reached })
  user.step = TALENT_STEP.account
  await open(page, person, '/talent/wizard')
  await expect(heading(page, 'account')).toBeVisible()
  await expect(step('basicInfo')).toContainText(wizard().states.short)
  await expect(step('experience')).toContainText(wizard().states.empty)

  await press(page, wizard().finish)
  const missing = page.getByRole('alert').filter({ hasText: wizard().missingTitle(1) })
  await expect(missing.getByRole('link')).toHaveText([wizard().fields.nationality])
  await expectAccessible(page)
  await missing.getByRole('link').click()
  const nationality = page.getByRole('combobox', { name: steps().basic.nationality })
  await expect(nationality).toBeFocused()
  await expect(nationality).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await press(page, wizard().backToFinish)
  await expect(nationality).toBeFocused()
  await choose(page, steps().basic.nationality, inLang('سعودية', 'Saudi'))
  await press(page, wizard().backToFinish)
  await expect(heading(page, 'account')).toBeVisible()
  await expect(step('basicInfo')).toContainText(wizard().states.filled)
  await press(page, wizard().finish)
  await expect(page.getByRole('heading', { level: 1, name: wizard().finished.title })).toBeVisible()
  await page.getByRole('link', { name: wizard().finished.profile }).click()
  await expect(page).toHaveURL(/\/sq\/talent\/profile$/)
})
