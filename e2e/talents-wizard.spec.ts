import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { missingForProfile } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import {
  choose,
  entries,
  facts,
  fillBasics,
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
import { lang, expectAccessible, ui } from './story.ts'
import { test } from './story-test.ts'

/** A talent who has come to this step of the application. */
async function someoneAt(request: APIRequestContext, step: keyof typeof TALENT_STEP) {
  const person = await someone(request)
  await fillBasics(person)
  for (let reached = 2; reached <= TALENT_STEP[step]; reached++)
    await person.send('PUT', '/api/talent/step', { step: reached })
  person.user.step = TALENT_STEP[step]
  return person
}

test('a new talent fills in the basic information, saved field by field [R-032 E-017 E-020 E-021 E-022 E-023 E-024 E-036] @once', async ({
  page,
  request,
}) => {
  const person = await someone(request)
  // A step that is not reached yet: the address follows the screen.
  await open(page, person, '/talent/wizard?step=3')
  await expect(heading(page, 'basicInfo')).toBeVisible()
  await expect(page).toHaveURL(/\?step=1$/)
  await page.goto('/talent/wizard')

  const basic = steps().basic
  await expect(page.getByRole('heading', { level: 1, name: wizard().title })).toBeVisible()
  await expectAccessible(page)
  await press(page, wizard().start.byHand)
  await expect(heading(page, 'basicInfo')).toBeVisible()
  const first = page.getByLabel(basic.firstName, { exact: true })
  await first.fill('')
  await first.blur()
  await expect(page.getByText(rule.required[lang()])).toBeVisible()
  await press(page, wizard().later)
  await expect(first).toBeFocused()
  await first.fill(inLang('عبد الرحمن', 'Omar'))
  await page.getByLabel(basic.lastName, { exact: true }).click()
  await expect(page.getByText(wizard().phase.saved).first()).toBeVisible()
  await choose(page, basic.country, inLang('المغرب', 'Morocco'))
  await choose(page, basic.nationality, inLang('سورية', 'Syrian'))
  // Found by an alias.
  await choose(page, basic.role, 'front end', inLang('تطوير الواجهات الأمامية', 'Frontend developer'))
  await page.getByRole('textbox', { name: basic.years }).fill('6')
  await page.getByRole('textbox', { name: basic.months }).fill('3')
  await choose(page, steps().industries.label, inLang('مصارف', 'bank'), inLang('البنوك', 'Banking'))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: steps().skills.add('React'), exact: true }).click()
  await choose(page, steps().skills.label, 'node js', 'Node.js')
  await choose(page, steps().skills.label, 'postgres', 'PostgreSQL')
  await page.keyboard.press('Escape')
  const { data: catalogue } = await (await request.get('/api/staticContent/skills')).json()
  expect(catalogue.length).toBeGreaterThan(100)
  await choose(page, steps().languages.language, inLang('العربية', 'Arabic'))
  const levels = page.getByRole('combobox', { name: steps().languages.level }).getByRole('option')
  await expect(levels).toHaveText(Object.values(facts().levels))
  await pick(page, steps().languages.level, facts().levels.native)
  await expect
    .poll(async () => {
      const { basicInfo, skills, languages } = await person.profile()
      const { first_name, experience, country, nationality, role, industries } = basicInfo
      return { first_name, ...experience, country, nationality, role, industries, skills, languages }
    })
    .toEqual({
      first_name: inLang('عبد الرحمن', 'Omar'),
      years: 6,
      months: 3,
      country: 'MA',
      nationality: 'SY',
      role: 'frontend_developer',
      industries: ['banking'],
      skills: ['react', 'node-js', 'postgresql'],
      languages: [{ id: 'ar', level: 'native' }],
    })
  // From the top: what the sticky bar covers for the moment is no small target.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await onward(page, 'projects')
})

test('a project is added, and a draft of an experience survives a reload [R-032 E-032 E-033] @once', async ({
  page,
  request,
}) => {
  const person = await someoneAt(request, 'projects')
  await open(page, person, '/talent/wizard')
  await expect(heading(page, 'projects')).toBeVisible()
  await expectAccessible(page)
  await press(page, entries().projects.add)
  await page.getByLabel(entries().projects.name).fill('Atlas')
  await choose(page, entries().projects.type, inLang('تطبيق ويب', 'Web app'))
  await page.getByLabel(entries().projects.link).fill('atlas.example.com/work')
  await expectAccessible(page)
  await press(page, entries().save)
  await expect(page.getByRole('heading', { name: 'Atlas' })).toBeVisible()

  await onward(page, 'importCv')
  await expectAccessible(page)

  await onward(page, 'experience')
  const work = entries().experiences
  await press(page, work.add)
  await page.getByLabel(work.title).fill('Engineer')
  await pickMonth(page, work.start, 2022, 5)
  await pickMonth(page, work.end, 2021, 2)
  await expect(page.getByRole('group', { name: work.end, exact: true })).toContainText(rule.start_before_end[lang()])
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel(work.title)).toHaveValue('Engineer')
  const started = page.getByRole('group', { name: work.start, exact: true })
  await expect(started.getByRole('combobox', { name: ui().year })).toHaveValue('2022')
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
  // "Next" saves a dirty form.
  await onward(page, 'education')
  const { projects, experiences } = await person.profile()
  expect(projects).toMatchObject([{ name: 'Atlas', type: 'web-app', link: 'https://atlas.example.com/work' }])
  expect(experiences).toHaveLength(2)
  expect(experiences).toContainEqual(
    expect.objectContaining({ title: 'Tutor', company: 'School', current: false, start: '2021-01', end: '2023-01' }),
  )
  expect(experiences).toContainEqual(
    expect.objectContaining({ current: true, end: null, responsibility: 'Built it.\nKept it running.' }),
  )
})

test('studies and a certificate are added to the application [R-032 E-034 E-035] @once', async ({ page, request }) => {
  const person = await someoneAt(request, 'education')
  await open(page, person, '/talent/wizard')
  const study = entries().educations
  await press(page, study.add)
  await page.getByLabel(study.school).fill(inLang('جامعة دمشق', 'Damascus University'))
  await page.getByLabel(study.degree).fill('BSc')
  await page.getByLabel(study.field).fill('CS')
  await page.getByRole('checkbox', { name: study.undergraduate }).check({ force: true })
  await expectAccessible(page)
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
  await expectAccessible(page)
  await press(page, entries().save)
  await expect(page.getByRole('heading', { name: 'AWS Developer' })).toBeVisible()
  await onward(page, 'account')
  expect(await person.profile()).toMatchObject({
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
  })
})

test('finishing says exactly what is missing, and completes the profile [R-032 P-006 E-018 E-019 E-025 E-026 E-027 E-029] @once', async ({
  page,
  request,
}) => {
  const person = await someoneAt(request, 'account')
  await open(page, person, '/talent/wizard')
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
  await expectAccessible(page)
  await page.getByRole('radio', { name: terms().starts.immediately }).check({ force: true })
  await page.getByRole('checkbox', { name: terms().time.full_time }).check({ force: true })
  await page.getByRole('textbox', { name: terms().salary.full_time }).fill('2500')
  await press(page, wizard().finish)
  await expect(page.getByRole('heading', { level: 1, name: wizard().finished.title })).toBeFocused()
  await expect(page.getByText(wizard().finished.hiddenItems[1]!)).toBeVisible()
  await expectAccessible(page)

  const profile = await person.profile()
  expect(missingForProfile(profile)).toEqual([])
  expect(profile).toMatchObject({
    step: TALENT_STEP.profile,
    basicInfo: { linkedin: 'https://linkedin.com/in/omar', accounts: ['https://github.com/omar'] },
    bio: { ar: 'أبني واجهات سريعة.', en: null },
    availability: { full_time: true, part_time: false, timing: 'immediately' },
    salaries: { full_time: 2500 },
  })
  await page.goto('/talent/wizard')
  await expect(page).not.toHaveURL(/wizard/)
})
