import { expect, test } from 'vitest'
import { createBuildWatch } from './newer-build.ts'

const headers = (build?: string) => new Headers(build ? { 'X-Web-Build': build } : {})

function openTab(change: { entry?: string; isOnline?: boolean } = {}) {
  const entries = new Map<string, string>()
  const flags = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  const { entry = '/assets/index-1.js', isOnline = true } = change
  return createBuildWatch(() => ({
    entry: () => entry || undefined,
    flags,
    isOnline: () => isOnline,
    path: () => '/client/home',
  }))
}

test('after a deployment the next page is loaded from the newer build, and once only', () => {
  const tab = openTab()
  tab.note(headers('/assets/index-1.js'))
  expect(tab.takesOver('/client/wizard')).toBe(false)
  tab.note(headers('/assets/index-2.js'))
  expect(tab.takesOver('/client/wizard')).toBe(true)
  expect(tab.takesOver('/client/matching')).toBe(false)
})

test('while two nodes serve two builds, an answer of the own build keeps the tab as it is', () => {
  const tab = openTab()
  tab.note(headers('/assets/index-2.js'))
  tab.note(headers('/assets/index-1.js'))
  expect(tab.takesOver('/client/wizard')).toBe(false)
  tab.note(headers())
  expect(tab.takesOver('/client/wizard')).toBe(false)
})

test('a form on the page is not lost: another filter of it is no other page', () => {
  const tab = openTab()
  tab.note(headers('/assets/index-2.js'))
  expect(tab.takesOver('/client/home?sort=name')).toBe(false)
  expect(tab.takesOver('/client/home#faq')).toBe(false)
})

test('a write that is on its way arrives first', async () => {
  const tab = openTab()
  tab.note(headers('/assets/index-2.js'))
  const write = Promise.withResolvers<string>()
  const saved = tab.during(write.promise)
  expect(tab.takesOver('/client/wizard')).toBe(false)
  write.resolve('saved')
  expect(await saved).toBe('saved')
  expect(tab.takesOver('/client/wizard')).toBe(true)
})

test.each([{ isOnline: false }, { entry: '' }])('without a line, and in development, the tab goes on: %o', (change) => {
  const tab = openTab(change)
  tab.note(headers('/assets/index-2.js'))
  expect(tab.takesOver('/client/wizard')).toBe(false)
})
