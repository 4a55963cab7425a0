import { expect, test } from '@playwright/test'
import { cv, heading, onward, open, press, someone, wizard } from './story-talents.ts'
import { noBarriers, ui } from './story.ts'

const CV = `Salma Haddad
Frontend Developer
salma@example.test

Skills
React, TypeScript, Docker

Experience
Frontend Developer, Nile Labs
March 2019 - June 2022
Built the design system.

Languages
Arabic: Native
`

test('the first step leads to the CV and back; what was read is saved only where it is accepted [R-032]', async ({
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
  await expect(page.getByRole('heading', { name: cv().foundTitle })).toBeVisible()
  await noBarriers(page)
  expect(await person.profile()).toMatchObject({ skills: [], experiences: [] })
  await press(page, cv().addNamed('Docker'))
  await expect(page.getByText(cv().there).first()).toBeVisible()
  await press(page, cv().addNamed('Frontend Developer'))
  await expect
    .poll(async () => {
      const { skills, experiences } = await person.profile()
      return [skills, experiences.map(({ company, start }: Record<string, string>) => [company, start])]
    })
    .toEqual([['docker'], [['Nile Labs', '2019-03']]])
  const resume = {
    basics: { name: 'Salma Haddad', email: 'salma@example.test' },
    work: [{ name: 'Delta', position: 'Team Lead', startDate: '2022-07' }],
    projects: [{ name: 'Atlas', url: 'https://atlas.example.test' }],
  }
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) })
  await expect(page.getByText('work[0]')).toBeVisible()
  await expect(page.getByRole('button', { name: cv().completeNamed('Atlas') })).toBeVisible()
  await noBarriers(page)
  await press(page, cv().addNamed('Team Lead'))
  await expect.poll(async () => (await person.profile()).experiences.length).toBe(2)
  await page.reload()
  await expect(page.getByRole('heading', { name: cv().foundTitle })).toBeVisible()
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
