// A real link, so that it works before the page wakes up: <LanguageSwitch href="?lang=en" onPress={switchLanguage} />.
// `compact` shows two letters on a phone; the link keeps its whole name for those who listen.
import { otherLang } from '@fareeq/domain/kernel/locale.ts'
import type { MouseEvent } from 'react'
import { useLang } from '../../platform/i18n/i18n.tsx'
import { buttonLook, type ButtonKind } from './button-look.ts'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/use-ui-words.ts'

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
    // A new tab or window is the browser's business.
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
      // One Arabic word is no reason for an English page to fetch the Arabic face.
      className={cx(buttonLook({ kind, size: 'small', className }), other === 'ar' && '[font-family:system-ui]')}
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
