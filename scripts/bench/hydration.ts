import type { Browser } from '@playwright/test'
import { DESKTOP, type Lang, visitor } from './browser.ts'
import { shiftOf } from './pages.ts'

export type HydrationResult = { changes: string[]; shift: number }

declare global {
  interface Window {
    changes: string[]
  }
}

const AFTER = 300 // ms until effects of the first render have run

/** DOM changes by hydration of a server-rendered page. Consent is answered, so that its banner does not count. */
export async function wake(browser: Browser, origin: string, path: string, lang: Lang): Promise<HydrationResult> {
  const context = await visitor(browser, origin, { lang, consent: 'denied' }, DESKTOP)
  await context.addInitScript(watch)
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.mouse.move(2, 2)
  await page.mouse.move(3, 3)
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached', timeout: 10_000 })
  await page.waitForTimeout(AFTER)
  const changes = await page.evaluate(() => window.changes)
  const shift = await shiftOf(page)
  await context.close()
  return { changes, shift }
}

/** Init script. */
function watch() {
  window.changes = []
  const describeNode = (node: Node) => (node instanceof Element ? node.outerHTML.slice(0, 80) : `"${node.nodeValue}"`)
  const describeMutation = ({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord) =>
    [
      `${type} ${attributeName ?? ''} ${target.nodeName}`,
      ...[...addedNodes].map((node) => `+${describeNode(node)}`),
      ...[...removedNodes].map((node) => `-${describeNode(node)}`),
    ].join(' ')
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    if (!root) return
    const isMark = ({ type, target }: MutationRecord) => type === 'attributes' && target === root
    new MutationObserver((list) => {
      window.changes.push(...list.filter((mutationRecord) => !isMark(mutationRecord)).map(describeMutation))
    }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
