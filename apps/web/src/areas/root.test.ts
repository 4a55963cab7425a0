import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useHref } from '../platform/navigation/location.tsx'
import { createNavigator } from '../platform/navigation/navigator.ts'
import { Root } from './root.tsx'

const Address = ({ children }: { children?: ReactNode }) => createElement('p', null, useHref(), children)

const show = (navigator: ReturnType<typeof createNavigator>) =>
  renderToString(
    createElement(Root, { navigator, pageAt: () => ({ Layout: Address, Screen: Address }), scrollTo: () => {} }),
  )

test('a page that is being left reads its own address until the next one is there', async () => {
  const chunks = Promise.withResolvers<void>()
  const prepare = (href: string) => (href === '/client/home' ? chunks.promise : Promise.resolve())
  const navigator = createNavigator('/why', { enter: () => Promise.resolve(null), prepare, write: () => {} })
  await navigator.arrive()
  const navigation = navigator.go('/client/home')
  expect(navigator.get().here).toBe('/client/home')
  expect(show(navigator)).toContain('<p>/why<p>/why</p></p>')
  chunks.resolve()
  await navigation
  expect(show(navigator)).toContain('<p>/client/home<p>/client/home</p></p>')
})

test('a filter of the same page is read at once', async () => {
  const guard = Promise.withResolvers<null>()
  const enter = (href: string) => (href.includes('?') ? guard.promise : Promise.resolve(null))
  const navigator = createNavigator('/ops/invoices', { enter, prepare: () => Promise.resolve(), write: () => {} })
  await navigator.arrive()
  const navigation = navigator.go('/ops/invoices?state=draft')
  expect(show(navigator)).toContain('/ops/invoices?state=draft')
  guard.resolve(null)
  await navigation
})
