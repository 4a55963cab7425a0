import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import { expect, type Page } from '@playwright/test'
import { ar as bulk } from '../apps/web/src/features/selections/messages/bulk/ar.ts'
import { ar as record } from '../apps/web/src/features/selections/messages/record/ar.ts'
import { ar as words } from '../apps/web/src/features/selections/messages/ar.ts'
import { ar as staff } from '../apps/web/src/features/staff/messages/ar.ts'
import { ar as work } from '../apps/web/src/features/work-items/messages/ar.ts'
import { openAs } from './story-staff.ts'
import { expectAccessible, uniqueSuffix } from './story.ts'
import { test } from './story-test.ts'

type Person = { id: string; first_name: string; last_name: string }
const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

/** Talents of a step, as the colleague who is signed in sees them. */
async function peopleIn(page: Page, step: string): Promise<Person[]> {
  const { token } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('staff') ?? '{}'))
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'ar' }
  return (await (await page.request.get(`/api/ops/selections?step=${step}`, { headers })).json()).data
}

const column = (page: Page, step: 'evaluation' | 'interview' | 'alignment') =>
  page.getByRole('region', { name: words.states[step] })

// The three take different talents of one step: the first, the last, and two in between.

test('a recruiter comes from the home to the board, and moves somebody by keyboard @once', async ({ page }) => {
  await openAs(page, 'dana@demo.fareeq.test', '/ops')
  await expect(page.getByRole('tablist', { name: work.tabsLabel })).toBeVisible()
  await page.getByRole('tab', { name: work.tabs.late }).click()
  await expect(page.getByRole('tabpanel').getByText(work.kinds.selection).first()).toBeVisible()

  await page.getByRole('link', { name: staff.pipeline }).first().click()
  const evaluated = column(page, 'evaluation').getByRole('listitem')
  await expect(evaluated.first()).toBeVisible()
  await expectAccessible(page)

  // A card dropped two steps ahead stays, and the reason is said.
  await evaluated.first().dragTo(column(page, 'alignment'))
  await expect(
    page.getByText(words.dropRefused.replace('{step}', words.states.alignment)).filter({ visible: true }),
  ).toBeVisible()

  const [one] = (await peopleIn(page, 'evaluation')) as [Person]
  await moveByKeyboard(page, one)
  const link = column(page, 'interview').getByRole('link', { name: nameOf(one) })
  await expect(link).toBeVisible()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/ops/talents/${one.id}*`)
})

test('a recruiter scores a talent by the rubric, and names a colleague in a note @once', async ({ page }) => {
  await openAs(page, 'dana@demo.fareeq.test', '/ops/pipeline?view=list&step=evaluation')
  const { id } = (await peopleIn(page, 'evaluation')).at(-1)!
  await page.locator(`a[href*="/ops/talents/${id}"]`).first().click()
  await evaluate(page)
  await mention(page)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: staff.pipeline, exact: true }).click()
  await page.waitForURL(/\/ops\/pipeline/)
})

test('a recruiter saves a view of the board, and takes bulk actions back @once', async ({ page }) => {
  await openAs(page, 'dana@demo.fareeq.test', '/ops/pipeline')
  await saveView(page)
  await moveMany(page, (await peopleIn(page, 'evaluation')).slice(1, 3))
})

/** An HR evaluation, without which nobody moves on in bulk. */
async function evaluated(page: Page, { id }: Person) {
  const { token } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('staff') ?? '{}'))
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'ar' }
  const marks = CRITERIA.map((one) => ({ id: one, mark: 3, evidence: 'شرح قراره بوضوح.' }))
  const data = { marks, recommendation: 'yes', expected_version: null }
  expect((await page.request.post(`/api/ops/selections/${id}/evaluation`, { headers, data })).status()).toBe(200)
}

/** The menu of a card: opened, walked through and pressed without a mouse. */
async function moveByKeyboard(page: Page, one: Person) {
  await page.getByRole('button', { name: words.actions.replace('{name}', nameOf(one)) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: words.open })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const move = words.moveTo.replace('{step}', words.states.interview)
  await expect(page.getByRole('menuitem', { name: move })).toBeFocused()
  await page.keyboard.press('Enter')
  // Nothing is written about this step yet, so the move asks why; Esc keeps what was typed.
  const question = page.getByRole('alertdialog', {
    name: words.moveTitle.replace('{name}', nameOf(one)).replace('{step}', words.states.interview),
  })
  await question.getByRole('button', { name: words.move }).click()
  await expect(question).toContainText(words.reasonRequired)
  await question.getByRole('textbox', { name: words.moveReason }).fill('عمل معنا سنتين من قبل.')
  await expectAccessible(page)
  await question.getByRole('button', { name: words.move }).click()
  const message = words.moved.replace('{name}', nameOf(one)).replace('{step}', words.states.interview)
  await expect(page.getByText(message).first()).toBeVisible()
}

/** An incomplete rubric is refused and kept; a complete one is shown to the next reader. */
async function evaluate(page: Page) {
  await page.getByRole('button', { name: record.evaluate }).click()
  const rubric = page.getByRole('dialog', { name: record.evaluation })
  const evidence = (one: (typeof CRITERIA)[number]) => `شرح قراره بوضوح: ${record.criteria[one]}`
  for (const one of CRITERIA) {
    await rubric.getByRole('radiogroup', { name: record.criteria[one] }).getByText(record.marks[3]).click()
    if (one === 'language') {
      // Closed by mistake: what was written is there again.
      await page.keyboard.press('Escape')
      await expect(rubric).toHaveCount(0)
      await page.getByRole('button', { name: record.evaluate }).click()
      const first = rubric.getByRole('textbox', { name: `${record.evidence}: ${record.criteria.communication}` })
      await expect(first).toHaveValue(evidence('communication'))
    }
    if (one !== 'motivation')
      await rubric.getByRole('textbox', { name: `${record.evidence}: ${record.criteria[one]}` }).fill(evidence(one))
  }
  await rubric.getByRole('button', { name: record.saveEvaluation }).click()
  const last = rubric.getByRole('textbox', { name: `${record.evidence}: ${record.criteria.motivation}` })
  await expect(last).toBeFocused()
  await expectAccessible(page)
  await last.fill(evidence('motivation'))
  await rubric
    .getByRole('radiogroup', { name: record.recommendation })
    .getByText(record.recommendations.yes, { exact: true })
    .click()
  await rubric.getByRole('button', { name: record.saveEvaluation }).click()
  await expect(rubric).toHaveCount(0)
  await expect(page.getByText(evidence('motivation'))).toBeVisible()
  await expect(page.getByRole('button', { name: record.editEvaluation })).toBeVisible()
}

async function mention(page: Page) {
  const note = `مستعد للبدء خلال أسبوعين ${uniqueSuffix()}`
  const field = page.getByRole('textbox', { name: record.note })
  const offered = page.getByRole('listbox', { name: record.mention }).getByRole('option')
  await field.fill(`${note} @`)
  // The sign alone offers colleagues; Escape leaves it a sign.
  await expect(offered.nth(1)).toBeVisible()
  await field.press('Escape')
  await expect(offered).toHaveCount(0)
  await field.press('Backspace')
  await field.pressSequentially('@باس')
  await expect(offered).toHaveText(['باسل النجار'])
  await field.press('Enter')
  await expect(field).toHaveValue(`${note} @باسل النجار `)
  await page.getByRole('button', { name: record.addNote }).click()
  await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('@باسل النجار')
  const mails = async () => {
    const { data } = await (
      await page.request.get('/api/local/outbox', { params: { to: 'basil@demo.fareeq.test' } })
    ).json()
    return data.map(({ text }: { text: string }) => text).join('\n')
  }
  await expect.poll(mails).toContain(note)
}

/** Filters and layout under a name, found again after a reload. */
async function saveView(page: Page) {
  const name = `تقييمي ${uniqueSuffix()}`
  await page.goto('/ops/pipeline?view=list&step=evaluation')
  await page.getByRole('button', { name: words.views }).click()
  await page.getByRole('menuitem', { name: words.saveView }).click()
  const dialog = page.getByRole('alertdialog', { name: words.saveView })
  const viewName = dialog.getByRole('textbox', { name: words.viewName })
  await expect(viewName).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(words.viewNameRequired)
  await expect(viewName).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.viewSaved)).toBeVisible()
  await page.goto('/ops/pipeline')
  await page.getByRole('button', { name: words.views }).click()
  await page.getByRole('menuitem', { name }).click()
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole('button', { name })).toBeVisible()
}

/** What a bulk action would do is said before by name, and all of it is taken back in one go. */
async function moveMany(page: Page, people: Person[]) {
  await evaluated(page, people[0]!)
  const bar = page.getByRole('region', { name: bulk.bulk })
  const dryRun = page.getByRole('alertdialog')
  const choose = async () => {
    for (const one of people)
      await page.getByRole('checkbox', { name: words.select.replace('{name}', nameOf(one)) }).check({ force: true })
    await expect(bar).toContainText(words.chosen(2))
  }
  const target = (step: 'alignment' | 'interview') =>
    bar.getByRole('combobox', { name: bulk.to }).selectOption({ label: words.states[step] })
  const undo = async () => {
    await expect(bar).toContainText(bulk.states.finished)
    await expectAccessible(page)
    await bar.getByRole('button', { name: bulk.undo }).click()
    await expect(bar).toContainText(bulk.states.undone)
    const back = (await peopleIn(page, 'evaluation')).map(({ id }) => id)
    expect(back).toEqual(expect.arrayContaining(people.map(({ id }) => id)))
  }
  await choose()
  await expectAccessible(page)
  await target('alignment')
  await bar.getByRole('button', { name: bulk.next }).click()
  await expect(dryRun).toContainText(`${bulk.will.move}: ${words.people(0)}`)
  await expect(dryRun).toContainText(bulk.obstacles.no_way)
  await page.keyboard.press('Escape')
  await target('interview')
  await bar.getByRole('button', { name: bulk.next }).click()
  await expect(dryRun).toContainText(`${bulk.will.move}: ${words.people(1)}`)
  // Who stays is named: nothing is written about them yet.
  await expect(dryRun).toContainText(bulk.obstacles.no_evidence)
  await expect(dryRun).toContainText(nameOf(people[1]!))
  await dryRun.getByRole('button', { name: bulk.kinds.move }).click()
  await undo()
  await bar.getByRole('button', { name: bulk.close }).click()

  // A rejection asks for its reason, and is undone before anybody reads of it.
  await choose()
  await bar.getByRole('combobox', { name: bulk.kind }).selectOption({ label: bulk.kinds.reject })
  await bar.getByRole('button', { name: bulk.next }).click()
  await expect(dryRun).toContainText(`${bulk.will.reject}: ${words.people(2)}`)
  await dryRun.getByRole('button', { name: bulk.kinds.reject }).click()
  await expect(dryRun).toContainText(words.reasonRequired)
  await dryRun.getByRole('textbox', { name: words.rejectReason }).fill('لا أدوار مناسبة هذا العام.')
  await expectAccessible(page)
  await dryRun.getByRole('button', { name: bulk.kinds.reject }).click()
  await undo()
}
