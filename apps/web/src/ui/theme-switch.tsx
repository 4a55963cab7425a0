// The switch of the navbar: <ThemeSwitch value={theme} onChange={setTheme} />. Cycles system → light → dark. No React Aria.
// `applyTheme` writes the choice on <html>; whoever remembers it (storage) calls it too before first paint.
import { Monitor, Moon, Sun } from 'lucide-react'
import { PlainButton } from './plain-button.tsx'
import { useUiWords } from './words/use-ui-words.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const ICONS = { system: Monitor, light: Sun, dark: Moon }
const AFTER: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }

export function ThemeSwitch({ value, onChange }: { value: Theme; onChange: (theme: Theme) => void }) {
  const words = useUiWords()
  const Icon = ICONS[value]
  const change = () => {
    applyTheme(AFTER[value])
    onChange(AFTER[value])
  }
  return (
    <PlainButton kind="ghost" square onPress={change} aria-label={`${words.themeLabel}: ${words.themes[value]}`}>
      <Icon aria-hidden />
    </PlainButton>
  )
}
