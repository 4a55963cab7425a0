import { type Lang, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import { scriptOf } from '@fareeq/domain/kernel/names/names.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'

/** The other language than the text's; without text, than the page's. */
export const useSecondLanguage = (text: string): Lang => {
  const lang = useLang()
  return otherLang(scriptOf(text) ?? lang)
}
