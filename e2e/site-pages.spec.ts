import type { SiteItem, SiteKind } from '@fareeq/domain/site/schema.ts'
import { expect, type Page } from '@playwright/test'
import { CASE_STUDIES } from '../apps/api/seeds/site/case-study.ts'
import { CLAIMS } from '../apps/api/seeds/site/claims.ts'
import { LEGAL } from '../apps/api/seeds/site/pages-legal.ts'
import { PAGES } from '../apps/api/seeds/site/pages.ts'
import { PEOPLE } from '../apps/api/seeds/site/people.ts'
import { ar as aboutAr } from '../apps/web/src/features/site/messages/about/ar.ts'
import { en as aboutEn } from '../apps/web/src/features/site/messages/about/en.ts'
import { ar as siteAr } from '../apps/web/src/features/site/messages/ar.ts'
import { ar as caseAr } from '../apps/web/src/features/site/messages/case-study/ar.ts'
import { en as caseEn } from '../apps/web/src/features/site/messages/case-study/en.ts'
import { en as siteEn } from '../apps/web/src/features/site/messages/en.ts'
import { ar as textAr } from '../apps/web/src/features/site/messages/text/ar.ts'
import { en as textEn } from '../apps/web/src/features/site/messages/text/en.ts'
import { ar as whyAr } from '../apps/web/src/features/site/messages/why/ar.ts'
import { en as whyEn } from '../apps/web/src/features/site/messages/why/en.ts'
import { lang, expectAccessible, visit } from './story.ts'
import { test } from './story-test.ts'

const words = () =>
  ({
    ar: { site: siteAr, why: whyAr, about: aboutAr, story: caseAr, text: textAr },
    en: { site: siteEn, why: whyEn, about: aboutEn, story: caseEn, text: textEn },
  })[lang()]
const of = <K extends SiteKind>(items: readonly SiteItem[], kind: K) =>
  items.filter((item) => item.kind === kind) as unknown as SiteItem<K>[]
const textOf = (slug: string) => of([...PAGES, ...LEGAL], 'page').find((item) => item.slug === slug)![lang()]

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const contents = (page: Page) => page.getByRole('navigation', { name: words().text.contents })

test('«Why» gives its reasons with drawings, and every number with its day and the way it is counted [R-006] @once', async ({
  page,
}) => {
  await visit(page, '/why')
  const { title: name, lead, sections } = textOf('why')
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByText(lead)).toBeVisible()
  for (const section of sections) await expect(part(page, section.title)).toBeVisible()
  await expect(page.getByRole('img', { name: words().why.funnel.label })).toBeVisible()
  const cairo = page.getByRole('row', { name: words().why.overlap.cities.cairo })
  await expect(cairo).toContainText(words().why.overlap.hours(8))

  const numbers = page.locator('#numbers').getByRole('listitem')
  await expect(numbers).toHaveCount(CLAIMS.length)
  for (const [at, claim] of of(CLAIMS, 'claim').entries()) {
    await expect(numbers.nth(at)).toContainText(claim[lang()].value)
    await expect(numbers.nth(at)).toContainText(claim[lang()].how)
    await expect(numbers.nth(at).locator('time')).toHaveAttribute('datetime', claim.facts.as_of)
  }
  await expectAccessible(page)
  // By keyboard: sections above are drawn when they come near (base.css), and would move the link under a pointer.
  await page.getByRole('link', { name: words().why.last.action }).last().press('Enter')
  await expect(page).toHaveURL(/\/client-signup/)
})

test('«About us» shows the word and its five dots, the people, who are said to be invented, and the way to us @english', async ({
  page,
}) => {
  await visit(page, '/about')
  await expect(title(page, textOf('about').title)).toBeVisible()
  await expect(page.getByRole('img', { name: words().about.word })).toBeVisible()
  await expect(page.getByRole('img', { name: words().about.map.label })).toBeVisible()
  await expect(page.getByText(words().about.experts.demo)).toBeVisible()
  for (const expert of of(PEOPLE, 'expert'))
    await expect(page.getByRole('heading', { level: 3, name: expert[lang()].name })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: words().about.contact, exact: true }).last().click()
  await expect(page).toHaveURL(/\/contact/)
})

test('a visitor reads the story of the education platform, which says that it is invented [R-003 R-018] @once', async ({
  page,
}) => {
  await visit(page, '/case-study')
  const { title: name, figures, sections, quote } = of(CASE_STUDIES, 'case_study')[0]![lang()]
  await expect(title(page, name)).toBeVisible()
  await expect(page.getByText(words().story.demo)).toBeVisible()
  for (const { label, value } of figures) {
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible()
  }
  for (const section of sections) await expect(part(page, section.title)).toBeVisible()
  await expect(page.getByRole('blockquote')).toHaveText(quote.text)
  await expectAccessible(page)
  const last = sections.at(-1)!
  await contents(page).getByRole('link', { name: last.title }).click()
  await expect(page).toHaveURL(new RegExp(`#${last.id}$`))
  await expect(part(page, last.title)).toBeInViewport()
})

for (const slug of ['privacy', 'terms'])
  test(`the text of ${slug} has a day and contents that lead to its sections, beside it or folded on a phone @once`, async ({
    page,
  }) => {
    await visit(page, `/${slug}`)
    const { title: name, sections } = textOf(slug)
    const [first, last] = [sections[0]!, sections.at(-1)!]
    await expect(title(page, name)).toBeVisible()
    await expect(page.getByText(words().site.updatedOn)).toBeVisible()
    await expect(contents(page).getByRole('link')).toHaveText(sections.map((section) => section.title))
    await contents(page).getByRole('link', { name: last.title }).click()
    await expect(part(page, last.title)).toBeInViewport()
    await expect(contents(page).locator('[aria-current]')).toHaveCount(1)
    await expectAccessible(page)

    await page.setViewportSize({ width: 360, height: 780 })
    await expect(contents(page)).toBeHidden()
    await page.getByText(words().text.contents).first().click()
    await contents(page).getByRole('link', { name: first.title, exact: true }).click()
    await expect(part(page, first.title)).toBeInViewport()
    await expect(contents(page)).toBeHidden()
    await expectAccessible(page)
  })
