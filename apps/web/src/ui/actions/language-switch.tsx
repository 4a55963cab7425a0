// A real link, so that it works before hydration: <LanguageSwitch href="?lang=en" onPress={switchLanguage} />. `compact`
// shows two letters on a phone; its accessible name stays complete.
import { otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import type { MouseEvent } from 'react'
import { useLang } from '../../platform/i18n/i18n.ts'
import { buttonClass, type ButtonKind } from './button-class.ts'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/en.ts'

type Props = {
  href: string
  onPress?: () => void
  kind?: ButtonKind
  compact?: boolean
  className?: string
}

export function LanguageSwitch({ href, onPress, kind = 'quiet', compact, className }: Props) {
  const words = useUiWords()
  const other = otherLang(useLang())
  const press = (event: MouseEvent) => {
    // Modified clicks are left to the browser.
    if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onPress()
  }
  return (
    <a
      href={href}
      hrefLang={other}
      lang={other}
      onClick={press}
      // System font: one Arabic word must not load the Arabic web font on an English page.
      className={cx(buttonClass({ kind, size: 'small', className }), other === 'ar' && '[font-family:system-ui]')}
    >
      {compact && (
        <span aria-hidden className="xs:hidden">
          {words.language.switchToShort}
        </span>
      )}
      <span className={compact ? 'max-xs:sr-only' : undefined}>{words.language.switchTo}</span>
    </a>
  )
}
