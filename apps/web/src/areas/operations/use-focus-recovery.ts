import { useEffect } from 'react'

/** What can take the focus without opening the keyboard of a phone. */
const FOCUSABLE =
  'a[href], button, summary, select, input:is([type="checkbox"], [type="radio"]), [tabindex]:not([tabindex="-1"])'
const TEXT = 'textarea, input:not([type="checkbox"], [type="radio"])'

/** A user who pressed a key in a text field, also in a dialog that went with its row, may still be typing. */
const TYPING_MS = 1000

/** An element and its place among its siblings, which outlives it. */
type ElementPosition = { element: Element; index: number; count: number; name: string | null }

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent

function positionOf(element: Element): ElementPosition {
  const siblings = [...(element.parentElement?.children ?? [element])]
  const name = element.matches(FOCUSABLE) ? nameOf(element) : null
  return { element, index: siblings.indexOf(element), count: siblings.length, name }
}

/** The focused element and its ancestors inside of `main`, innermost first. */
function pathOf(element: Element, main: Element): ElementPosition[] {
  const path: ElementPosition[] = []
  for (let node: Element | null = element; node && node !== main; node = node.parentElement) path.push(positionOf(node))
  return path
}

function firstIn(element: Element): HTMLElement | undefined {
  const candidates = [element, ...element.querySelectorAll(FOCUSABLE)]
  return candidates.find(
    (candidate): candidate is HTMLElement => candidate.matches(FOCUSABLE) && candidate.checkVisibility(),
  )
}

/** The next sibling that can be focused, or the one before. */
function neighbour(parent: Element, index: number): HTMLElement | undefined {
  const children = [...parent.children]
  for (const child of [...children.slice(index), ...children.slice(0, index).toReversed()]) {
    const target = firstIn(child)
    if (target) return target
  }
  return undefined
}

/** The same control where what was around it is drawn anew, as a form is after saving; `path` begins inside of `parent`. */
function sameNamed(path: readonly ElementPosition[], parent: Element): HTMLElement | undefined {
  const [lost, top] = [path[0], path.at(-1)]
  if (!lost || !top || parent.children.length !== top.count) return undefined
  const match = path.reduceRight<Element | undefined>((element, { index }) => element?.children[index], parent)
  // By the name it had when it was focused: a button that waits says so.
  const isSame = match?.tagName === lost.element.tagName && nameOf(match) === lost.name
  return isSame && match instanceof HTMLElement ? match : undefined
}

function recover(path: readonly ElementPosition[], main: Element, isTyping: boolean): void {
  // Never from a text field to a button: the next keystroke would press it.
  const target =
    isTyping || path[0]?.element.matches(TEXT)
      ? undefined
      : path
          .map(({ index }, at) => ({ parent: path[at + 1]?.element ?? main, index, inner: path.slice(0, at + 1) }))
          .filter(({ parent }) => parent.isConnected)
          .map(({ parent, index, inner }) => sameNamed(inner, parent) ?? neighbour(parent, index))
          .find(Boolean)
  const focusTarget = target ?? main.querySelector<HTMLElement>('h1') ?? main
  if (!(focusTarget instanceof HTMLElement)) return
  if (!target && !focusTarget.hasAttribute('tabindex')) focusTarget.tabIndex = -1
  focusTarget.focus({ preventScroll: true })
}

/**
 * Focus recovery: a row that leaves its list or a button that is replaced takes the focus with it, and a keyboard
 * would begin at the top of the page. The focus moves to what took its place.
 */
export function useFocusRecovery(): void {
  useEffect(() => {
    let path: ElementPosition[] = []
    let address = ''
    let typedAt = -TYPING_MS
    const type = ({ target }: KeyboardEvent) => {
      if (target instanceof Element && target.matches(TEXT)) typedAt = performance.now()
    }
    const remember = ({ target }: FocusEvent) => {
      const main = document.getElementById('main')
      // A dialog is outside of `main`: after it the focus is where it was opened.
      if (!(target instanceof Element) || !main?.contains(target) || target === main) return
      path = pathOf(target, main)
      address = location.pathname
    }
    const observer = new MutationObserver(() => {
      const lost = path
      if (!lost[0] || lost[0].element.isConnected || document.activeElement !== document.body) return
      path = []
      const main = document.getElementById('main')
      // Another page focuses its own heading.
      if (main && address === location.pathname) recover(lost, main, performance.now() - typedAt < TYPING_MS)
    })
    document.addEventListener('keydown', type)
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('keydown', type)
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}
