import { type Lang, otherLang } from '@fareeq/domain/kernel/locale.ts'
import { scriptOf } from '@fareeq/domain/kernel/names.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'

/** The language that what was written is not in; before anything is written, the one the page is not in. */
export const useSecondFace = (written: string): Lang => {
  const lang = useLang()
  return otherLang(scriptOf(written) ?? lang)
}
