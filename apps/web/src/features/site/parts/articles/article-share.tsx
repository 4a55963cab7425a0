import { FileText } from 'lucide-react'
import { pathTo } from '../../../../paths.ts'
import { useLang, useWords } from '../../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import { ar } from '../../messages/article/ar.ts'
import { en } from '../../messages/article/en.ts'

/** Sharing. Without JavaScript only its Markdown. */
export function ArticleShare({ slug }: { slug: string }) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const address = () => new URL(pathTo('article', { slug }, { lang }), location.origin).href
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <CopyButton text={address} label={words.copyLink} className="noscript:hidden" />
      <ButtonLink href={`${pathTo('article', { slug })}.md?lang=${lang}`} kind="ghost" size="small">
        <FileText aria-hidden />
        {words.markdown}
      </ButtonLink>
    </div>
  )
}
