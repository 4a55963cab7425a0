import { ROUTE_IDS } from '@fareeq/domain/navigation/paths.ts'
import { expect, test, vi } from 'vitest'
import { ar } from '../titles/ar.ts'
import { en } from '../titles/en.ts'
import { createFollower, titleOf } from './tracking.tsx'

test('every page title is prefixed with the product name, in both languages: R-010', async () => {
  expect(await titleOf('/login?redirect=%2Fsettings', 'en')).toBe('Fareeq - Sign in')
  expect(await titleOf('/login', 'ar')).toBe('فريق - تسجيل الدخول')
  expect(await titleOf('/404?nomination=expired', 'ar')).toBe('فريق - انتهت صلاحية الترشيح')
  expect(await titleOf('/no/such/page', 'en')).toBe('Fareeq - Page not found')
})

test('every route of the product has a title in both languages: R-010', () => {
  for (const id of ROUTE_IDS)
    expect([id, ar[id], en[id]]).toEqual([id, expect.stringMatching(/\p{Script=Arabic}/u), expect.stringMatching(/\w/)])
})

test('after each navigation the title is set, then the page view is sent, then the page is announced: R-011 R-012', async () => {
  const views: string[] = []
  const follow = createFollower('/home/client', {
    entitle: (title) => views.push(`title ${title}`),
    measure: ({ href, title, lang }) => views.push(`view ${href} ${lang} ${title}`),
    announce: (title) => views.push(`announced ${title}`),
  })
  const expectTold = async (...expected: string[]) => {
    await vi.waitFor(() => expect(views).toEqual(expected))
    views.length = 0
  }
  const home = await titleOf('/home/client', 'ar')
  follow('/home/client', 'ar')
  await expectTold(`title ${home}`, `view /home/client ar ${home}`)
  follow('/login?redirect=%2Fsettings', 'en')
  await expectTold(
    'title Fareeq - Sign in',
    'view /login?redirect=%2Fsettings en Fareeq - Sign in',
    'announced Fareeq - Sign in',
  )
  // Another language is no new view, another query no new announcement.
  follow('/login?redirect=%2Fsettings', 'ar')
  await expectTold('title فريق - تسجيل الدخول')
  follow('/login', 'en')
  await expectTold('title Fareeq - Sign in', 'view /login en Fareeq - Sign in')
  const overtaken = follow('/client-signup', 'en')
  overtaken()
  follow('/404', 'en')
  await expectTold(
    'title Fareeq - Page not found',
    'view /404 en Fareeq - Page not found',
    'announced Fareeq - Page not found',
  )
})
