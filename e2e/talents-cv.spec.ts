import { expect, type Page } from '@playwright/test'
import {
  choose,
  cv,
  entries,
  heading,
  inLang,
  onward,
  open,
  press,
  someone,
  steps,
  terms,
  wizard,
} from './story-talents.ts'
import { expectAccessible, ui } from './story.ts'
import { test } from './story-test.ts'

const CV = `Salma Haddad
Frontend Developer
salma@example.test

Skills
React, TypeScript, Docker

Experience
Frontend Developer, Nile Labs
March 2019 - June 2022
Built the design system.

Certificates
AWS Developer – Associate, Amazon Web Services, 2023

Languages
Arabic: Native
`

const foundHeading = (page: Page, count: number) => page.getByRole('heading', { name: cv().found(count), exact: true })

test('the first step leads to the CV and back; what was read is saved only where it is accepted [R-032] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  await open(page, person, '/talent/wizard')
  await press(page, wizard().start.cv)
  await expect(heading(page, 'importCv')).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(CV) })
  await expect(foundHeading(page, 9)).toBeFocused()
  await expectAccessible(page)
  expect(await person.profile()).toMatchObject({ skills: [], experiences: [] })
  await press(page, cv().addNamed('Docker'))
  await press(page, cv().addNamed('Frontend Developer'))
  await expect
    .poll(async () => {
      const { skills, experiences } = await person.profile()
      return [skills, experiences.map(({ company, start }: Record<string, string>) => [company, start])]
    })
    .toEqual([['docker'], [['Nile Labs', '2019-03']]])
  // Of a certificate whose month is not said the year stands already.
  await press(page, cv().completeNamed('AWS Developer – Associate'))
  const issued = page.getByRole('group', { name: entries().certifications.issued })
  await expect(issued.getByRole('combobox', { name: ui().year })).toHaveValue('2023')
  await issued.getByRole('combobox', { name: ui().month }).selectOption('05')
  await press(page, entries().save)
  await expect.poll(async () => (await person.profile()).certifications[0]?.issued).toBe('2023-05')
  const resume = {
    basics: { name: 'Salma Haddad', email: 'salma@example.test' },
    work: [{ name: 'Delta', position: 'Team Lead', startDate: '2022-07' }],
    projects: [{ name: 'Atlas', url: 'https://atlas.example.test' }],
  }
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) })
  await expect(foundHeading(page, 4)).toBeFocused()
  await page.getByRole('heading', { name: cv().sections.experiences }).locator('..').getByText(cv().quote).click()
  await expect(page.getByText('work[0]')).toBeVisible()
  await expect(page.getByRole('button', { name: cv().completeNamed('Atlas') })).toBeVisible()
  await expectAccessible(page)
  await press(page, cv().addNamed('Team Lead'))
  await expect.poll(async () => (await person.profile()).experiences.length).toBe(2)
  await page.reload()
  await expect(foundHeading(page, 4)).toBeVisible()
  await press(page, wizard().steps.basicInfo)
  await expect(heading(page, 'basicInfo')).toBeVisible()
  await expect(page.getByRole('button', { name: ui().remove('Docker') })).toBeVisible()
  // One goes on where one left off.
  await page.goto('/talent/wizard')
  await expect(heading(page, 'importCv')).toBeVisible()
  await press(page, ui().back)
  await expect(heading(page, 'projects')).toBeVisible()
  // A CV that was read is not asked for again.
  await onward(page, 'experience')
})

const WHOLE = `Salma Haddad
Frontend Developer
salma@example.test
Nationality: Saudi

Skills
React, TypeScript, Docker, Vue.js

Experience
Frontend Developer, Nile Labs
March 2019 - June 2022
Built the design system.

Team Lead, Delta
July 2022 - Present

Languages
Arabic: Native
`

test('a talent begins with the CV, adds all of it with one press, fills in what is left and finishes [R-032 P-006] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  await person.send('PUT', '/api/users/personalInfoAndAccounts', { country: 'SA' })
  await open(page, person, '/talent/wizard')
  await press(page, wizard().start.cv)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(WHOLE) })
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
  // A double click makes one change.
  const all = page.getByRole('button', { name: cv().addAll })
  await all.dblclick()
  await expect(all).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /[1-9]/ })).toBeVisible()
  await expectAccessible(page)
  const { skills, experiences, languages, basicInfo } = await person.profile()
  expect(skills.toSorted()).toEqual(['docker', 'react', 'typescript', 'vue'])
  expect(experiences.map(({ company }: { company: string }) => company).toSorted()).toEqual(['Delta', 'Nile Labs'])
  expect(languages).toEqual([{ id: 'ar', level: 'native' }])
  // The name one signed up with is replaced only by its own press.
  expect(basicInfo.first_name).not.toBe('Salma')
  await expect(page.getByRole('button', { name: cv().replaceNamed(cv().person.name) })).toBeVisible()

  await press(page, wizard().steps.basicInfo)
  await expect(heading(page, 'basicInfo')).toBeVisible()
  const { role, nationality, experience } = (await person.profile()).basicInfo
  if (!nationality) await choose(page, steps().basic.nationality, inLang('سعودية', 'Saudi'))
  if (!role) await choose(page, steps().basic.role, 'front end', inLang('تطوير الواجهات', 'Frontend developer'))
  if (!experience) await page.getByRole('textbox', { name: steps().basic.years }).fill('6')
  await onward(page, 'projects')
  await onward(page, 'experience')
  await onward(page, 'education')
  await onward(page, 'certification')
  await onward(page, 'account')
  await page.getByRole('radio', { name: terms().starts.immediately }).check({ force: true })
  await page.getByRole('checkbox', { name: terms().time.full_time }).check({ force: true })
  await page.getByRole('textbox', { name: terms().salary.full_time }).fill('2500')
  await press(page, wizard().finish)
  await expect(page.getByRole('heading', { level: 1, name: wizard().finished.title })).toBeFocused()
  await expectAccessible(page)
  // Offered, never by itself.
  await page.getByRole('link', { name: wizard().finished.tour }).click()
  await expect(page.getByRole('region', { name: inLang('جولة في الملف', 'A tour of your profile') })).toBeVisible()
})
