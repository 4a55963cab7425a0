import { queryText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useHref } from '../platform/navigation/location.tsx'
import { useLanguageSwitch } from '../platform/i18n/i18n.ts'
import { useTheme } from '../platform/document/theme.ts'
import type { ButtonKind } from '../ui/actions/button-class.ts'
import { cx } from '../ui/cx.ts'
import { LanguageSwitch } from '../ui/actions/language-switch.tsx'
import { ThemeSwitch } from '../ui/actions/theme-switch.tsx'

/** Needs JavaScript to store the choice, so it is rendered after hydration only; the default is the system's theme. */
export function ThemeChoice({ labelled, className }: { labelled?: boolean; className?: string }) {
  const [theme, setTheme] = useTheme()
  return (
    <ThemeSwitch value={theme} onChange={setTheme} labelled={labelled} className={cx('noscript:hidden', className)} />
  )
}

/** The link for visitors without JavaScript keeps the query, such as a search. */
export function LanguageChoice(props: { kind?: ButtonKind; compact?: boolean; className?: string }) {
  const { other, switchLanguage } = useLanguageSwitch()
  const { query } = readHref(useHref())
  return <LanguageSwitch href={queryText({ ...query, lang: other })} onPress={switchLanguage} {...props} />
}

/** The two choices of the device: language and theme. */
export const Preferences = () => (
  <>
    <ThemeChoice />
    <LanguageChoice />
  </>
)
