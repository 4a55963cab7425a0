// The most used paths in Firefox and WebKit, by the keys where there are keys. In Chromium they are told in full.
import { inject, afterAll, beforeAll, describe, test, expect } from 'vitest'
import { ar as shellAr } from '../../apps/web/src/areas/messages/ar.ts'
import { ar as accountsAr } from '../../apps/web/src/features/accounts/messages/ar.ts'
import { en as accountsEn } from '../../apps/web/src/features/accounts/messages/en.ts'
import { ar as asksAr } from '../../apps/web/src/features/client-projects/messages/asks/ar.ts'
import { en as homeEn } from '../../apps/web/src/features/client-projects/messages/home/en.ts'
import { en as requestEn } from '../../apps/web/src/features/client-projects/messages/wizard/en.ts'
import { ar as interviewsAr } from '../../apps/web/src/features/interviews/messages/client/ar.ts'
import { ar as invoicesAr } from '../../apps/web/src/features/invoices/messages/ar.ts'
import { en as billingEn } from '../../apps/web/src/features/invoices/messages/operations/en.ts'
import { ar as matchingAr } from '../../apps/web/src/features/matching/messages/ar.ts'
import { ar as termsAr } from '../../apps/web/src/features/talents/messages/terms/ar.ts'
import { en as ticketsEn } from '../../apps/web/src/features/tickets/messages/en.ts'
import { ar as uiAr } from '../../apps/web/src/ui/words/ar.ts'
import { en as uiEn } from '../../apps/web/src/ui/words/en.ts'
import { codeOf, post } from '../../scripts/bench/sign-in.ts'
import { createPage, type Page } from './browser.ts'
import { openEngine } from './engines.ts'
import type { Session } from './webdriver.ts'

const [engine, origin, people] = [inject('engine'), inject('origin'), inject('people')]
const VISITOR = { local: {}, tab: {} }

let session: Session
let page: Page

beforeAll(async () => {
  session = await openEngine(engine)
  page = createPage(session, origin)
  await page.resize(1280, 900)
})
afterAll(() => session.close())

describe('a visitor', () => {
  test('comes home and goes on to a first request', async () => {
    await page.become(VISITOR, 'ar')
    await page.visit('/home/client', 'ar')
    await page.see('heading', 'فريقكم')
    await page.press('link', 'بدء طلبكم الأول')
    await page.expectAddress(/^\/client-signup/)
    await page.see('heading', accountsAr.signup.clientTitle)
  })

  test('reads the same page in the other language', async () => {
    await page.become(VISITOR, 'ar')
    await page.visit('/login', 'ar')
    expect(await page.run(() => document.documentElement.dir)).toBe('rtl')
    await page.press('link', uiAr.language.switchTo)
    await page.see('button', accountsEn.login.send)
    expect(await page.run(() => document.documentElement.dir)).toBe('ltr')
    await page.expectAddress(/^\/login/)
  })

  test('signs in with a code that was sent', async () => {
    const email = `${engine}@example.test`
    const name = { first_name: 'ليلى', last_name: 'حداد', country: 'SA' }
    const phone = { phone: `05512345${engine.length}0`, country_code: 'SA' }
    await post(`${origin}/api/auth/register`, {
      type: 1,
      ...name,
      ...phone,
      email,
      consent: { terms: true, privacy: true },
    })
    await page.become(VISITOR, 'en')
    await page.visit('/login', 'en')
    await page.focus('textbox', accountsEn.email)
    await page.write(email)
    await page.keys('Enter')
    await page.see('heading', accountsEn.code.title)
    await page.expectFocus('textbox', uiEn.digit(1, 4))
    await page.write(await codeOf(origin, email, 4))
    await page.expectAddress(/^\/talent\/(?:home|wizard)/)
  })

  test('begins to sign up: what is missing has the focus, and the country of the phone is chosen by the keys', async () => {
    await page.become(VISITOR, 'en')
    await page.visit('/client-signup', 'en')
    await page.press('button', accountsEn.signup.submit)
    await page.expectFocus('textbox', accountsEn.signup.firstName)
    await page.focus('button', uiEn.country)
    await page.keys('Enter')
    await page.expectFocus('combobox', uiEn.searchCountry)
    await page.write('jord')
    await page.keys('ArrowDown', 'Enter')
    await page.expectFocus('button', '+962')
  })
})

describe('a company', () => {
  test('narrows its matches by a skill, which the address remembers', async () => {
    await page.become(people.client, 'ar')
    await page.visit('/sq/client/matching', 'ar')
    await page.see('article')
    await page.tick('checkbox', 'Node.js')
    await page.expectAddress(/skills\[\]=/)
    await page.tick('switch', matchingAr.blind)
    await page.see('article', matchingAr.nameless)
  })

  test('walks through a menu by the keys and goes where it leads', async () => {
    await page.become(people.client, 'en')
    await page.visit('/client/home', 'en')
    await page.focus('button', homeEn.nav.more)
    await page.keys('ArrowDown')
    await page.see('menu')
    await page.keys('Escape')
    await page.seeNo('menu')
    await page.expectFocus('button', homeEn.nav.more)
    await page.keys('ArrowDown', 's')
    await page.expectFocus('menuitem', homeEn.nav.sections.vacancy)
    await page.keys('Enter')
    await page.expectAddress(/^\/sq\/client\/submit-vacancy/)
  })

  test('chooses a role by typing and a day by the arrows of the page', async () => {
    await page.become(people.client, 'ar')
    await page.visit('/sq/client/submit-vacancy', 'ar')
    await page.focus('combobox', asksAr.vacancy.role)
    await page.keys('ArrowDown')
    await page.see('listbox')
    await page.expectState('combobox', asksAr.vacancy.role, 'aria-expanded', 'true')
    await page.keys('ArrowDown', 'Enter')
    await page.seeNo('listbox')
    expect(await page.valueOf('combobox', asksAr.vacancy.role)).not.toBe('')
    await page.focus('button', uiAr.openCalendar)
    await page.keys('Enter')
    await page.see('grid')
    await page.keys('ArrowLeft', 'ArrowDown', 'Enter')
    await page.seeNo('grid')
    await page.expectFocus('button', uiAr.openCalendar)
    expect(await page.valueOf('textbox', asksAr.vacancy.start)).toMatch(/^\d+\/\d+\/\d{4}$/)
  })

  test('adds a technology to its request and takes another away', async () => {
    await page.become(people.client, 'en')
    await page.visit('/sq/client/edit-request', 'en')
    await page.press('button', uiEn.remove('React'))
    await page.seeNo('listitem', 'React')
    await page.expectFocus('combobox', requestEn.technologies)
    await page.write('graphql')
    await page.keys('Enter')
    await page.see('button', uiEn.remove('GraphQL'))
    await page.keys('Escape', 'Backspace')
    await page.seeNo('button', uiEn.remove('GraphQL'))
  })

  test('goes through the tabs of its interviews by the arrows, from right to left', async () => {
    await page.become(people.client, 'ar')
    await page.visit('/sq/client/interviews-list', 'ar')
    await page.focus('tab', interviewsAr.list.groups.upcoming)
    await page.keys('ArrowLeft')
    await page.expectFocus('tab', interviewsAr.list.groups.pending_client_action)
    await page.expectState('tab', interviewsAr.list.groups.pending_client_action, 'aria-selected', 'true')
    await page.keys('ArrowRight')
    await page.expectState('tab', interviewsAr.list.groups.upcoming, 'aria-selected', 'true')
  })

  test('opens an invoice from its list', async () => {
    await page.become(people.client, 'ar')
    await page.visit('/sq/client/invoices', 'ar')
    await page.see('heading', invoicesAr.title)
    await page.press('link', 'INV-2026-000018')
    await page.expectAddress(/^\/sq\/client\/invoices\/[\da-f-]{36}/)
    await page.see('heading', 'INV-2026-000018')
  })

  test('finds its way on a phone', async () => {
    await page.resize(460, 860)
    await page.become(people.client, 'ar')
    await page.visit('/client/home', 'ar')
    expect(await page.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.press('button', shellAr.accountMenu)
    await page.see('menu')
    await page.keys('Escape')
    await page.expectFocus('button', shellAr.accountMenu)
    await page.press('link', 'المطابقة')
    await page.press('button', matchingAr.filters.open)
    await page.see('dialog', matchingAr.filters.title)
    await page.keys('Escape')
    await page.seeNo('dialog')
    await page.resize(1280, 900)
  })
})

describe('a talent', () => {
  test('confirms when and for how much they work', async () => {
    await page.become(people.talent, 'ar')
    await page.visit('/sq/talent/update-availability', 'ar')
    await page.tick('radio', termsAr.starts.immediately)
    await page.press('button', termsAr.save)
    await page.see('status', termsAr.saved)
  })
})

describe('a colleague', () => {
  test('filters the tickets, and the address brings the filter back', async () => {
    await page.become(people.staff, 'en')
    await page.visit('/ops/tickets', 'en')
    await page.tick('radio', ticketsEn.states.answered)
    await page.expectAddress(/state=answered/)
    await page.visit('/ops/tickets?state=answered', 'en')
    expect(await page.run(() => document.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value)).toBe(
      'answered',
    )
  })

  test('opens a dialog, leaves it with Escape and stands where it was opened', async () => {
    await page.become(people.finance, 'en')
    await page.visit('/ops/invoices', 'en')
    await page.press('button', billingEn.draft.open)
    await page.see('dialog', billingEn.draft.title)
    await page.keys('Tab', 'Tab')
    expect(await page.run(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
    await page.keys('Escape')
    await page.seeNo('dialog')
    await page.expectFocus('button', billingEn.draft.open)
  })

  test('finds a page with the command palette', async () => {
    await page.become(people.staff, 'en')
    await page.visit('/ops', 'en')
    await page.press('button', uiEn.commandPalette)
    await page.expectFocus('combobox', uiEn.commandPalette)
    await page.write('payouts')
    await page.see('option', 'Payouts')
    await page.keys('Enter')
    await page.expectAddress(/^\/ops\/payouts/)
  })
})
