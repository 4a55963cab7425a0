// A real link, so that it works before the page wakes up: <LanguageSwitch href="?lang=en" onPress={switchLanguage} />. No React Aria.
import { otherLang } from '@fareeq/domain/kernel/locale.ts'
import type { MouseEvent } from 'react'
import { useLang } from '../platform/i18n.tsx'
import { buttonLook, type ButtonKind } from './button-look.ts'
import { useUiWords } from './words/use-ui-words.ts'

type Props = { href: string; onPress?: () => void; kind?: ButtonKind; className?: string }

export function LanguageSwitch({ href, onPress, kind = 'quiet', className }: Props) {
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
      className={buttonLook({ kind, size: 'small', className })}
    >
      {words.language.switchTo}
    </a>
  )
}
