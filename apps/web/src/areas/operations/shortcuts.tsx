import { useRef, useState } from 'react'
import { useStaffWords } from '../../features/staff/messages/en.ts'
import { pathTo } from '../../paths.ts'
import { navigate } from '../../platform/navigation/navigate.ts'
import { palette } from '../../platform/navigation/palette.ts'
import { ShortcutsContext, useShortcuts } from '../../platform/navigation/use-shortcuts.ts'
import { storage } from '../../platform/session/storage.ts'
import { Switch } from '../../ui/fields/choices/switch.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { focusAdjacentRow } from './list-focus.ts'
import { SECTION_KEYS } from './section-keys.ts'
import { shortcutHelp, useShortcutHelp } from './shortcut-help.ts'
import type { OpenSection } from './use-sections.ts'

/** The second key of `g …` has to come within it. */
const SEQUENCE = 1500
const HOME_KEY = 'KeyH'

/** Single keys of staff pages, by their place on the keyboard; they can be switched off (WCAG 2.1.4). */
export function Shortcuts({ sections }: { sections: readonly OpenSection[] }) {
  const [isOff, setOff] = useState(() => storage.get('shortcutsOff') ?? false)
  const isOpen = useShortcutHelp()
  const set = (on: boolean) => {
    storage.set('shortcutsOff', !on)
    setOff(!on)
  }
  return (
    <ShortcutsContext value={!isOff}>
      <Keys sections={sections} />
      {isOpen && <Help sections={sections} isOn={!isOff} onChange={set} />}
    </ShortcutsContext>
  )
}

function Keys({ sections }: { sections: readonly OpenSection[] }) {
  const since = useRef(0)
  useShortcuts((code, key) => {
    const isSecond = performance.now() - since.current < SEQUENCE
    since.current = 0
    if (isSecond) {
      const href = code === HOME_KEY ? pathTo('ops') : sections.find(({ id }) => SECTION_KEYS[id] === code)?.href
      if (href) void navigate(href)
      return href !== undefined
    }
    if (key === '?' || key === '؟') {
      shortcutHelp.set(true)
      return true
    }
    if (code === 'KeyG') {
      since.current = performance.now()
      return true
    }
    if (code === 'Slash') {
      palette.set(true)
      return true
    }
    if (code === 'KeyJ' || code === 'KeyK') return focusAdjacentRow(code === 'KeyJ' ? 1 : -1)
    return false
  })
  return null
}

const letter = (code: string) => code.replace('Key', '').toLowerCase()

type HelpProps = { sections: readonly OpenSection[]; isOn: boolean; onChange: (on: boolean) => void }

function Help({ sections, isOn, onChange }: HelpProps) {
  const { shortcuts, home } = useStaffWords()
  const places = sections.flatMap(({ id, label }) => {
    const shortcut = SECTION_KEYS[id]
    return shortcut ? [{ keys: ['g', letter(shortcut)], label }] : []
  })
  const all = [
    { keys: ['Ctrl', 'K'], label: shortcuts.find },
    { keys: ['/'], label: shortcuts.find },
    { keys: ['j'], label: shortcuts.next },
    { keys: ['k'], label: shortcuts.previous },
    { keys: ['?'], label: shortcuts.title },
    { keys: ['g', letter(HOME_KEY)], label: home },
    ...places,
  ]
  return (
    <Dialog title={shortcuts.title} text={shortcuts.text} isOpen onOpenChange={shortcutHelp.set}>
      <ul className="grid gap-x-8 gap-y-2 xs:grid-cols-2">
        {all.map(({ keys, label }) => (
          <li key={keys.join(' ')} className="flex items-center justify-between gap-3 text-sm">
            {label}
            <span className="ltr-island flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-xs border border-line bg-sunken px-1.5 font-sans text-xs">
                  {key}
                </kbd>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Switch value={isOn} onChange={onChange} spread className="mt-5">
        {shortcuts.on}
      </Switch>
    </Dialog>
  )
}
