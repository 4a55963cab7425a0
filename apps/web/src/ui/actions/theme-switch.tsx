// The switch of the navbar: <ThemeSwitch value={theme} onChange={setTheme} />. Cycles system → light → dark. `labelled`
// shows the choice as text too, for menus.
import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, applyTheme } from '../../platform/document/theme.ts'
import { PlainButton } from './plain-button.tsx'
import { useUiWords } from '../words/en.ts'

const ICONS = { system: Monitor, light: Sun, dark: Moon }
const AFTER: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

type Props = { value: Theme; onChange: (theme: Theme) => void; labelled?: boolean; className?: string }

export function ThemeSwitch({ value, onChange, labelled, className }: Props) {
  const words = useUiWords()
  const Icon = ICONS[value]
  const change = () => {
    applyTheme(AFTER[value])
    onChange(AFTER[value])
  }
  const label = `${words.themeLabel}: ${words.themes[value]}`
  return labelled ? (
    <PlainButton kind="ghost" size="small" onPress={change} className={className}>
      <Icon aria-hidden />
      {label}
    </PlainButton>
  ) : (
    <PlainButton kind="ghost" square onPress={change} aria-label={label} className={className}>
      <Icon aria-hidden />
    </PlainButton>
  )
}
