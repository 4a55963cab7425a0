import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ar } from '../../features/site/messages/ar.ts'
import { en } from '../../features/site/messages/en.ts'
import { ChunkFailurePage } from '../../features/site/parts/failure-pages.tsx'
import { CHUNK_TIMEOUT, ChunkFailure, loadChunk } from './chunks.tsx'
import { LanguageProvider } from '../i18n/i18n.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page(path = '/client/home') {
  const entries = new Map<string, string>()
  const flags = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  return { path, flags, reload: vi.fn() }
}
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part that does not come reloads the page once, then says Loading chunk failed: X-019', async () => {
  const here = page()
  void loadChunk(gone, here)
  await vi.advanceTimersByTimeAsync(0)
  expect(here.reload).toHaveBeenCalledOnce()
  await expect(loadChunk(gone, here)).rejects.toThrow(new ChunkFailure('').message)
  expect(here.reload).toHaveBeenCalledOnce()
  expect([new ChunkFailure('').message, en.chunk.title, ar.chunk.title]).toEqual([
    'Loading chunk failed',
    'Loading chunk failed',
    'تعذّر تحميل جزء من الصفحة',
  ])
})

test.each(LANGS)('whoever sees it is told in their language and can try again (%s): X-032', (lang) => {
  const children = createElement(ChunkFailurePage)
  // oxlint-disable-next-line react/no-children-prop -- without JSX, a required child is a prop
  const html = renderToStaticMarkup(createElement(LanguageProvider, { initial: lang, children }))
  const { chunk, tryAgain } = { ar, en }[lang]
  expect(tryAgain).toBe({ en: 'Try Again', ar: 'أعد المحاولة' }[lang])
  for (const words of [chunk.title, chunk.text, tryAgain]) expect(html).toContain(words)
})

test('a part has 120 seconds: K-029', async () => {
  expect(CHUNK_TIMEOUT).toBe(120_000)
  const here = page()
  void loadChunk(() => new Promise(() => {}), here)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(here.reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(here.reload).toHaveBeenCalledOnce()
})

test('without a line the page one still reads is not reloaded', async () => {
  const here = page()
  await expect(loadChunk(gone, { ...here, isOffline: () => true })).rejects.toThrow(ChunkFailure)
  expect(here.reload).not.toHaveBeenCalled()
})

test('another page of the same visit has its own reload', async () => {
  const here = page()
  void loadChunk(gone, here)
  void loadChunk(gone, { ...here, path: '/talent/home' })
  await vi.advanceTimersByTimeAsync(0)
  expect(here.reload).toHaveBeenCalledTimes(2)
})

test('where nothing can be remembered there is no reload, rather than one for ever', async () => {
  await expect(loadChunk(gone, { ...page(), flags: null })).rejects.toThrow('Loading chunk failed')
})

test('a part that comes is handed over and leaves no timer behind', async () => {
  expect(await loadChunk(() => Promise.resolve('part'), page())).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})
