import { expect, test, vi } from 'vitest'
import { boot, type BootPage } from './boot.ts'
import { readTheme } from './theme.ts'

type PageSetup = {
  lang?: 'ar' | 'en'
  shell?: boolean
  search?: string
  cookie?: string
  local?: Record<string, string> | null
  tab?: Record<string, string>
}

function open({ lang = 'ar', shell = false, search = '', cookie = '', local = {}, tab = {} }: PageSetup) {
  const areaWith = (entries: Record<string, string>) => ({
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void delete entries[key],
  })
  const html = {
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    dataset: (shell ? { shell: '' } : {}) as Record<string, string>,
    style: { visibility: '' },
  }
  const cookies = cookie ? cookie.split('; ') : []
  const reload = vi.fn()
  const page = {
    document: {
      documentElement: html as unknown as BootPage['document']['documentElement'],
      get cookie() {
        return cookies.join('; ')
      },
      set cookie(text: string) {
        cookies.push(text.split(';')[0] ?? '')
      },
    },
    location: { search, protocol: 'https:', reload },
    get localStorage() {
      if (!local) throw new Error('denied')
      return areaWith(local)
    },
    sessionStorage: areaWith(tab),
  } satisfies BootPage
  boot(page)
  return { html, cookies, reload, local, tab }
}

test('nothing remembered: the page is Arabic, right to left: K-001 K-032 E-003', () => {
  const { html, local, cookies } = open({ shell: true })
  expect([html.lang, html.dir]).toEqual(['ar', 'rtl'])
  expect([local?.['lang'], cookies]).toEqual(['ar', ['lang=ar']])
})

test('where storage is forbidden the shell follows the cookie, as the drawn pages do', () => {
  const { html } = open({ shell: true, local: null, cookie: 'lang=en' })
  expect([html.lang, html.dir]).toEqual(['en', 'ltr'])
})

test('English remembered: the shell is English, left to right, before the first paint: K-002 E-003', () => {
  const { html, cookies, reload } = open({ shell: true, local: { lang: 'en' } })
  expect([html.lang, html.dir, cookies]).toEqual(['en', 'ltr', ['lang=en']])
  expect(reload).not.toHaveBeenCalled()
})

test('a page drawn in the other language because the cookie was lost is fetched anew, once: E-003', () => {
  const first = open({ lang: 'ar', local: { lang: 'en' } })
  expect(first.reload).toHaveBeenCalledOnce()
  expect([first.cookies, first.html.style.visibility]).toEqual([['lang=en'], 'hidden'])
  const second = open({ lang: 'ar', local: { lang: 'en' }, tab: first.tab })
  expect(second.reload).not.toHaveBeenCalled()
})

test('after the right page has come, a cookie lost again may be mended again', () => {
  const { tab } = open({ lang: 'en', local: { lang: 'en' }, tab: { lr: '1' } })
  expect(tab).toEqual({})
})

test('an explicit ?lang= wins over what is remembered, and never reloads', () => {
  const { html, local, cookies, reload } = open({
    lang: 'ar',
    search: '?a=1&lang=ar',
    local: { lang: 'en' },
    cookie: 'lang=en',
  })
  expect([html.lang, local?.['lang'], cookies.at(-1)]).toEqual(['ar', 'ar', 'lang=ar'])
  expect(reload).not.toHaveBeenCalled()
  expect(open({ shell: true, search: '?lang=en' }).html.lang).toBe('en')
})

test('a language that is not ours changes nothing', () => {
  expect(open({ shell: true, search: '?lang=fr', local: { lang: 'xx' } }).html.lang).toBe('ar')
})

test('forbidden storage does not stop the page', () => {
  const { html, reload } = open({ lang: 'en', local: null })
  expect([html.lang, reload.mock.calls.length]).toEqual(['en', 0])
})

test('the theme is painted from its cookie; without one the system decides', () => {
  expect(open({ cookie: 'lang=ar; theme=dark' }).html.dataset['theme']).toBe('dark')
  expect(open({ cookie: 'theme=pink' }).html.dataset).not.toHaveProperty('theme')
  expect(['', 'theme=light', 'a=b; theme=dark', 'theme=pink'].map(readTheme)).toEqual([
    'system',
    'light',
    'dark',
    'system',
  ])
})
