import { useLanguageSwitch } from '../platform/i18n.tsx'
import { useTheme } from '../platform/theme.ts'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'

/** The two choices of the device: language and theme. */
export function Preferences() {
  const { other, switchLanguage } = useLanguageSwitch()
  const [theme, setTheme] = useTheme()
  return (
    <>
      <ThemeSwitch value={theme} onChange={setTheme} />
      <LanguageSwitch href={`?lang=${other}`} onPress={switchLanguage} />
    </>
  )
}
