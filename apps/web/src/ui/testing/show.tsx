// A control on a page of its own, in a real browser: show('ar', <Menu …/>). Keys and presses are sent by the browser.
import { dirOf, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LanguageProvider } from '../../platform/i18n/i18n.ts'
import { ar } from '../words/ar.ts'
import { en } from '../words/en.ts'
import '../../styles.css'

export const LANGS = ['ar', 'en'] as const
export const UI = { ar, en }

let root: Root | undefined

export function show(lang: Lang, content: ReactNode): void {
  document.documentElement.lang = lang
  document.documentElement.dir = dirOf(lang)
  const host = document.body.appendChild(document.createElement('main'))
  root = createRoot(host)
  const page = <LanguageProvider initial={lang}>{content}</LanguageProvider>
  flushSync(() => root?.render(page))
  // Where Tab begins: else at the place of what had the focus in the test before.
  host.tabIndex = -1
  if (document.activeElement === document.body) host.focus()
}

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

type StateProps<Value> = {
  initial: Value
  children: (value: Value, onChange: (value: Value) => void) => ReactNode
}

/** A controlled field with the state of its form. */
export function WithState<Value>({ initial, children }: StateProps<Value>) {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}

/** press('ArrowDown', 'Enter'), one after the other; `Alt+ArrowDown` with a modifier. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [last = '', ...modifiers] = key.split('+').toReversed()
    const [down, up] = [modifiers.map((name) => `{${name}>}`), modifiers.map((name) => `{/${name}}`)]
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await userEvent.keyboard(`${down.join('')}{${last}}${up.join('')}`)
  }
}

export const type = (text: string) => userEvent.keyboard(text.replaceAll(/[{[]/g, '$&$&'))

/** A letter of an Arabic keyboard: the driver only knows the keys of a Latin one, and inserts others without a keydown. */
export const pressLetter = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

/** The key that goes forward in the direction of the page, and the one that goes back. */
export const arrows = (lang: Lang) =>
  lang === 'ar' ? { forth: 'ArrowLeft', back: 'ArrowRight' } : { forth: 'ArrowRight', back: 'ArrowLeft' }
