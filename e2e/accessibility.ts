import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, NodeResult, RunOptions } from 'axe-core'

/** The minified build loads in half the time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type InPage = { axe: { run: (where: { include: unknown }, how: RunOptions) => Promise<AxeResults> } }

/** Once per document because of its size; as a script, which V8 has compiled already for the next document. */
async function inject(page: Page) {
  if (await page.evaluate(() => 'axe' in window)) return
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axe })
  await session.detach()
}

/** Violations found by axe. */
export async function violationsOf(page: Page, tags: string[], include: string, options: RunOptions = {}) {
  await inject(page)
  const { violations } = await page.evaluate(
    ([within, how]) => (window as unknown as InPage).axe.run({ include: within }, how),
    [include, { runOnly: tags, resultTypes: ['violations'], ...options }] as [string, RunOptions],
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

type Appearance = { include: string; passedColours: string[]; minSize: number }

/** Runs in the page: texts whose colours are not known to be good, and targets that are small or covered. */
async function checkAppearance({ include, passedColours, minSize }: Appearance) {
  const elements = [...document.querySelectorAll(include)].flatMap((root) => [...root.querySelectorAll('*')])

  const grounds = new Map<Element | null, string>([[null, '']])
  const groundOf = (element: Element | null): string => {
    const cached = grounds.get(element)
    if (cached !== undefined || !element) return cached ?? ''
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity].join(' ')
    // A layer through which one sees everything adds nothing.
    const ground = groundOf(element.parentElement) + (own === 'rgba(0, 0, 0, 0) none 1' ? '' : `, ${own}`)
    grounds.set(element, ground)
    return ground
  }
  const coloursOf = (element: Element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return `${color} ${fontSize} ${fontWeight} ${textShadow} on ${groundOf(element)}`
  }
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

  const targets = elements
    .filter((element) => element.matches('a, area, button, input, select, textarea, summary, [role], [tabindex]'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const isCrowded = ({ element, box }: (typeof targets)[number]) =>
    targets.some(
      ({ element: other, box: near }) =>
        near.left < box.right &&
        near.right > box.left &&
        near.top < box.bottom &&
        near.bottom > box.top &&
        !element.contains(other) &&
        !other.contains(element),
    )

  // Three of those that look alike: the rows of a long list.
  const alike = new Map<string, Set<Element>>()
  const add = (key: string, element: Element) => {
    const few = alike.get(key) ?? new Set()
    if (few.size < 3) alike.set(key, few.add(element))
  }
  const passedBefore = new Set(passedColours)
  for (const element of elements.filter((element) => element.checkVisibility() && hasText(element))) {
    const colours = coloursOf(element)
    if (!passedBefore.has(colours)) add(colours, element)
  }
  for (const target of targets) {
    const { element, box } = target
    const [crowded, { width, height }] = [isCrowded(target), box]
    if (crowded || width < minSize || height < minSize)
      add([element.className, element.parentElement?.className, width, height, crowded].join(), element)
  }
  const nodes = [...new Set([...alike.values()].flatMap((few) => [...few]))]
  if (nodes.length === 0) return { violations: [], passed: [] }
  const { violations, passes } = await (window as unknown as InPage).axe.run(
    { include: nodes },
    {
      runOnly: { type: 'rule', values: ['color-contrast', 'target-size'] },
      resultTypes: ['violations', 'passes'],
      elementRef: true,
    },
  )
  const isContrast = ({ id }: { id: string }) => id === 'color-contrast'
  const elementsOf = (results: NodeResult[]) => results.flatMap(({ element }) => element ?? [])
  return {
    violations: violations.flatMap((rule) => rule.nodes.map(({ html }) => `${rule.id}: ${html}`)),
    passed: passes.filter(isContrast).flatMap((rule) => elementsOf(rule.nodes).map(coloursOf)),
  }
}

/** Colours of texts that have passed in this worker. */
const passedColours = new Set<string>()
/** WCAG 2.5.8. */
const MIN_TARGET_PX = 24

/**
 * Contrast and the size of targets take five sixths of a scan. Contrast depends on colours, size and weight only: texts that
 * look alike are checked once, and what axe cannot decide, covered by something else, is tried again on the next screen. A
 * target of 24 pixels that none overlaps needs no measuring of its neighbours.
 */
export async function appearanceViolations(page: Page, include: string): Promise<string[]> {
  await inject(page)
  const appearance = { include, passedColours: [...passedColours], minSize: MIN_TARGET_PX }
  const { violations, passed } = await page.evaluate(checkAppearance, appearance)
  for (const colours of passed) passedColours.add(colours)
  return violations
}
