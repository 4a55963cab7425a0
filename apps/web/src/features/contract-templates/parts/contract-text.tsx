import { isHeading } from '@fareeq/domain/contract-templates/rules-rendering.ts'
import { type Lang, LANGS, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useTemplateTextWords } from '../messages/text/en.ts'

/** Both languages side by side, the reader's own first; on phones one after the other. */
export function ContractText({ text }: { text: Readonly<Record<Lang, string>> }) {
  const words = useTemplateTextWords()
  const own = useLang()
  const langs = LANGS.toSorted((lang) => (lang === own ? -1 : 1))
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      {langs.map((lang) => (
        <section key={lang} aria-label={words.languages[lang]} className="rounded-lg border border-line bg-surface p-4">
          <div lang={lang} dir={dirOf(lang)} className="grid gap-2.5 text-[0.9375rem] wrap-anywhere">
            {text[lang].split('\n').map((line, index) => (
              <p key={index} className={index === 0 || isHeading(line) ? 'font-strong' : undefined}>
                {line}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
