// The switch of the navbar: <ThemeSwitch value={theme} onChange={setTheme} />. Cycles system → light → dark. No React Aria.
// `labelled` says the choice beside its picture, for menus.
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
