import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { missingForProfile } from '@fareeq/domain/talents/rules-profile.ts'
import { expect, test } from '@playwright/test'
import {
  addChoice,
  choose,
  cv,
  entries,
  heading,
  inLang,
  onward,
  open,
  pick,
  pickMonth,
  press,
  someone,
  steps,
  terms,
  wizard,
} from './story-talents.ts'
import { lang, noBarriers, ui } from './story.ts'

test('a new talent fills the application in by hand, leaves it in the middle, and finishes it [R-032 P-006 E-017 E-018 E-019 E-020 E-021 E-022 E-023 E-024 E-025 E-026 E-027 E-029 E-032 E-033 E-034 E-035 E-036]', async ({
  page,
  request,
}) => {
  test.slow()
  const person = await someone(request)
  await open(page, person, '/talent/wizard')

  // Basic information, field by field.
  const basic = steps().basic
  await expect(page.getByRole('heading', { level: 1, name: wizard().title })).toBeVisible()
  await noBarriers(page)
  await press(page, wizard().start.byHand)
  await expect(heading(page, 'basicInfo')).toBeVisible()
  const first = page.getByLabel(basic.firstName)
  await first.fill('')
  await first.blur()
  await expect(page.getByText(rule.required[lang()])).toBeVisible()
  await press(page, wizard().later)
  await expect(first).toBeFocused()
  await first.fill(inLang('عبد الرحمن', 'Omar'))
  await page.getByLabel(basic.lastName).click()
  await expect(page.getByText(wizard().phase.saved).first()).toBeVisible()
  await choose(page, basic.country, inLang('المغرب', 'Morocco'))
  await choose(page, basic.nationality, inLang('سورية', 'Syrian'))
  // Found by what else people call it.
  await choose(page, basic.role, 'front end', inLang('مطوّر واجهات أمامية', 'Frontend developer'))
  await page.getByRole('textbox', { name: basic.years }).fill('6')
  await page.getByRole('textbox', { name: basic.months }).fill('3')
  await addChoice(page, steps().industries.label, inLang('مصارف', 'bank'), inLang('البنوك', 'Banking'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: steps().skills.add('React'), exact: true }).click()
  await addChoice(page, steps().skills.label, 'node js', 'Node.js')
  await addChoice(page, steps().skills.label, 'postgres', 'PostgreSQL')
  await page.keyboard.press('Escape')
  const { data: catalogue } = await (await request.get('/api/staticContent/skills')).json()
  expect(catalogue.length).toBeGreaterThan(100)
  await choose(page, steps().languages.language, inLang('العربية', 'Arabic'))
  await page.getByRole('button', { name: steps().languages.level }).click()
  await expect(page.getByRole('option')).toHaveText(Object.values(steps().languages.levels))
  await pick(page, steps().languages.levels.native)
  await expect
    .poll(async () => {
      const { basicInfo, skills, languages } = await person.profile()
      const { experience, country, role, industries } = basicInfo
      return { ...experience, country, role, industries, skills, languages }
    })
    .toEqual({
      years: 6,
      months: 3,
      country: 'MA',
      role: 'frontend_developer',
      industries: ['banking'],
      skills: ['react', 'node-js', 'postgresql'],
      languages: [{ id: 'ar', level: 'native' }],
    })
  await noBarriers(page)

  await onward(page, 'projects')
  await noBarriers(page)
  await press(page, entries().projects.add)
  await page.getByLabel(entries().projects.name).fill('Atlas')
  await choose(page, entries().projects.type, inLang('تطبيق ويب', 'Web app'))
  await page.getByLabel(entries().projects.link).fill('atlas.example.com/work')
  await noBarriers(page)
  await press(page, entries().save)
  await expect(page.getByRole('heading', { name: 'Atlas' })).toBeVisible()

  await onward(page, 'importCv')
  await noBarriers(page)

  // A reload in the middle of an experience loses nothing.
  await onward(page, 'experience')
  const work = entries().experiences
  await press(page, work.add)
  await page.getByLabel(work.title).fill('Engineer')
  await pickMonth(page, work.start, 2022, 5)
  await pickMonth(page, work.end, 2021, 2)
  await expect(page.getByRole('group', { name: work.end, exact: true })).toContainText(rule.start_before_end[lang()])
  await noBarriers(page)
  await page.reload()
  await expect(page.getByLabel(work.title)).toHaveValue('Engineer')
  await expect(page.getByRole('group', { name: work.start, exact: true })).toContainText('2022')
  await press(page, wizard().next)
  await expect(page.getByLabel(work.company)).toBeFocused()
  await page.getByLabel(work.company).fill('Nakhla')
  await page.getByRole('checkbox', { name: work.current }).check({ force: true })
  await page.getByLabel(work.responsibility).fill('Built it.\nKept it running.')
  await press(page, entries().save)
  await expect(page.getByRole('heading', { name: 'Engineer' })).toBeVisible()
  await press(page, work.add)
  await page.getByLabel(work.title).fill('Tutor')
  await page.getByLabel(work.company).fill('School')
  await pickMonth(page, work.start, 2021, 1)
  await pickMonth(page, work.end, 2023, 1)
  await expect(page.getByRole('status').filter({ hasText: 'Nakhla' })).toBeVisible()
  // Going on saves what was begun.
  await onward(page, 'education')
  expect((await person.profile()).experiences).toHaveLength(2)

  const study = entries().educations
  await press(page, study.add)
  await page.getByLabel(study.school).fill(inLang('جامعة دمشق', 'Damascus University'))
  await page.getByLabel(study.degree).fill('BSc')
  await page.getByLabel(study.field).fill('CS')
  await page.getByRole('checkbox', { name: study.undergraduate }).check({ force: true })
  await noBarriers(page)
  await press(page, entries().save)
  await onward(page, 'certification')

  const certificate = entries().certifications
  await press(page, certificate.add)
  await page.getByLabel(certificate.name).fill('AWS Developer')
  await page.getByLabel(certificate.organisation).fill('Amazon')
  await page.getByRole('checkbox', { name: certificate.noExpiry }).check({ force: true })
  await expect(page.getByRole('group', { name: certificate.expires, exact: true })).toHaveCount(0)
  await page.getByRole('checkbox', { name: certificate.noExpiry }).uncheck({ force: true })
  await pickMonth(page, certificate.expires, 2027, 3)
  await pickMonth(page, certificate.issued, 2024, 3)
  await page.getByLabel(certificate.credentialId).fill('X-1')
  await page.getByLabel(certificate.credentialUrl).fill('aws.example.com/x1')
  await noBarriers(page)
  await press(page, entries().save)
  await expect(page.getByRole('heading', { name: 'AWS Developer' })).toBeVisible()
  await onward(page, 'account')

  // Finishing says exactly what is missing.
  const account = steps().account
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText(/^\+966/)).toBeVisible()
  await page.getByLabel(account.bioAr).fill('أبني واجهات سريعة.')
  await page.getByLabel(account.bioEn).click()
  await expect(page.getByText(account.bioMissing.en)).toBeVisible()
  await page.getByLabel(account.linkedin).fill('linkedin.com/in/omar')
  await page.getByLabel(account.link(1)).fill('github.com/omar')
  await press(page, wizard().finish)
  const missing = page.getByRole('alert').filter({ hasText: wizard().missingTitle(1) })
  await expect(missing.getByRole('link')).toHaveText([wizard().fields.terms])
  await noBarriers(page)
  await page.getByRole('radio', { name: terms().starts.immediately }).check({ force: true })
  await page.getByRole('checkbox', { name: terms().time.full_time }).check({ force: true })
  await page.getByRole('textbox', { name: terms().salary.full_time }).fill('2500')
  await press(page, wizard().finish)
  await expect(page.getByRole('heading', { level: 1, name: wizard().finished.title })).toBeFocused()
  await expect(page.getByText(wizard().finished.hiddenItems[1]!)).toBeVisible()
  await noBarriers(page)

  const profile = await person.profile()
  expect(missingForProfile(profile)).toEqual([])
  expect(profile).toMatchObject({
    step: TALENT_STEP.profile,
    basicInfo: {
      first_name: inLang('عبد الرحمن', 'Omar'),
      nationality: 'SY',
      linkedin: 'https://linkedin.com/in/omar',
      accounts: ['https://github.com/omar'],
    },
    bio: { ar: 'أبني واجهات سريعة.', en: null },
    projects: [{ name: 'Atlas', type: 'web-app', link: 'https://atlas.example.com/work' }],
    educations: [{ degree: 'BSc', field: 'CS', undergraduate: true }],
    certifications: [
      {
        name: 'AWS Developer',
        organisation: 'Amazon',
        no_expiry: false,
        issued: '2024-03',
        expires: '2027-03',
        credential_id: 'X-1',
        credential_url: 'https://aws.example.com/x1',
      },
    ],
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 2500 },
  })
  expect(profile.experiences).toContainEqual(
    expect.objectContaining({ title: 'Tutor', company: 'School', current: false, start: '2021-01', end: '2023-01' }),
  )
  expect(profile.experiences).toContainEqual(
    expect.objectContaining({ current: true, end: null, responsibility: 'Built it.\nKept it running.' }),
  )
  await page.goto('/talent/wizard')
  await expect(page).not.toHaveURL(/wizard/)
})

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

test('finishing without one field names that field, leads to it, and is one press away once it is filled [R-032]', async ({
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
  await noBarriers(page)
  await missing.getByRole('link').click()
  const nationality = page.getByRole('combobox', { name: steps().basic.nationality })
  await expect(nationality).toBeFocused()
  await expect(nationality).toHaveAttribute('aria-invalid', 'true')
  await noBarriers(page)
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
