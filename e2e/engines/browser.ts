// A page as a person meets it, over any engine: await page.press('button', 'حفظ'). Each step waits until it can be done.
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { BrowserState } from '../../scripts/bench/sign-in.ts'
import { findElements } from './find-elements.ts'
import { ELEMENT, retry, type Session } from './webdriver.ts'

const TIMEOUT_MS = 10_000

/** Keys as the standard writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
}

/** An element as it goes over the wire. */
type Reference = { [ELEMENT]: string }

export type Page = ReturnType<typeof createPage>

export function createPage(session: Session, origin: string) {
  /** Calls a function in the page. */
  const run = async <Args extends unknown[], Answer>(work: (...args: Args) => Answer, ...args: Args): Promise<Answer> =>
    (await session.command('execute', { script: `return (${String(work)})(...arguments)`, args })) as Answer

  const elements = (role: string, name: string, isFocused = false) =>
    run(findElements, role, name, isFocused) as unknown as Promise<Reference[]>

  async function find(role: string, name: string, nth = 0): Promise<Reference> {
    const attempt = async () => (await elements(role, name))[nth]
    return retry(attempt, TIMEOUT_MS, () => `There is no ${role} "${name}" to be seen`)
  }

  /** The engine refuses what is out of sight or covered. Scrolled to first: a driver does not wait for a smooth scroll. */
  async function click(element: Reference) {
    const show = (element: HTMLElement) => element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await run(show, element as unknown as HTMLElement)
    await session.command('click', { id: element[ELEMENT] })
  }

  const tap = (...values: string[]) => {
    const down = values.map((value) => ({ type: 'keyDown', value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
    return session.command('actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }] })
  }

  const settle = () =>
    retry(
      async () =>
        (await run(() => {
          const root = document.querySelector('#root')
          const isBusy = document.querySelector('[aria-busy=true], main .pending') !== null
          return (!root || root.hasAttribute('data-hydrated')) && !isBusy && document.querySelector('h1') !== null
        })) || undefined,
      TIMEOUT_MS * 2,
      () => 'The page does not come to rest',
    )

  return {
    /** Opens an address; pages hydrate when somebody reaches for them. */
    async visit(path: string, lang: Lang) {
      await session.command('navigate', { url: `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}` })
      await run(() => void window.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
      await run(() => void document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
      await settle()
    },
    /** As somebody who has signed in and answered the question about measurement before. */
    async become({ local, tab }: BrowserState, lang: Lang) {
      await session.command('navigate', { url: `${origin}/robots.txt` })
      await run(
        (local, tab, lang) => {
          localStorage.clear()
          sessionStorage.clear()
          for (const [name, value] of Object.entries({ ...local, lang })) localStorage.setItem(name, value)
          for (const [name, value] of Object.entries(tab)) sessionStorage.setItem(name, value)
          document.cookie = 'consent=denied; path=/'
          document.cookie = `lang=${lang}; path=/`
        },
        local,
        tab,
        lang,
      )
    },
    resize: (width: number, height: number) => session.command('resize', { width, height }),
    async see(role: string, name = '') {
      await find(role, name)
    },
    async seeNo(role: string, name = '') {
      const attempt = async () => (await elements(role, name)).length === 0 || undefined
      await retry(attempt, TIMEOUT_MS, () => `There is still a ${role} "${name}"`)
    },
    press: async (role: string, name: string, nth = 0) => click(await find(role, name, nth)),
    /** A press on the label: the box itself is invisible. */
    async tick(role: 'checkbox' | 'radio' | 'switch', name: string, nth = 0) {
      const box = await find(role, name, nth)
      const label = await run((box: HTMLElement) => box.closest('label'), box as unknown as HTMLElement)
      await click(label as unknown as Reference)
    },
    async focus(role: string, name: string, nth = 0) {
      const element = await find(role, name, nth)
      await run((element: HTMLElement) => element.focus(), element as unknown as HTMLElement)
    },
    /** keys('ArrowDown', 'Enter'), one after the other; `Alt+ArrowDown` with a modifier. */
    async keys(...names: string[]) {
      for (const name of names) await tap(...name.split('+').map((key) => KEYS[key] ?? key))
    },
    async write(text: string) {
      for (const letter of text) await tap(letter)
    },
    async expectFocus(role: string, name: string) {
      const attempt = async () => (await elements(role, name, true))[0]
      const focused = await run(() => document.activeElement?.outerHTML.slice(0, 200))
      await retry(attempt, TIMEOUT_MS, () => `The focus is not on the ${role} "${name}" but was on ${focused}`)
    },
    async valueOf(role: string, name: string) {
      const field = await find(role, name)
      return run((field: HTMLInputElement) => field.value, field as unknown as HTMLInputElement)
    },
    async expectState(role: string, name: string, attribute: string, value: string) {
      const read = (element: HTMLElement, attribute: string) => element.getAttribute(attribute)
      let last: string | null = null
      const attempt = async () => {
        last = await run(read, (await find(role, name)) as unknown as HTMLElement, attribute)
        return last === value || undefined
      }
      await retry(attempt, TIMEOUT_MS, () => `${attribute} of the ${role} "${name}" is "${last}", not "${value}"`)
    },
    async expectAddress(pattern: RegExp) {
      let address = ''
      const attempt = async () => {
        address = await run(() => location.pathname + location.search)
        return pattern.test(decodeURIComponent(address)) || undefined
      }
      await retry(attempt, TIMEOUT_MS, () => `The address is ${address}`)
      await settle()
    },
    run,
  }
}
