import { FileText, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang, useWords } from '../../../platform/i18n.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { ar } from '../messages/article/ar.ts'
import { en } from '../messages/article/en.ts'

/** Ways to take an article along. Without a script there is its Markdown, and the address in the browser. */
export function ArticleShare({ slug, title }: { slug: string; title: string }) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const [browser, setBrowser] = useState({ url: '', shares: false })
  useEffect(() => {
    const url = new URL(pathTo('article', { slug }, { lang }), location.origin).href
    setBrowser({ url, shares: 'share' in navigator })
  }, [slug, lang])
  // Whoever closes the sheet has changed their mind; there is nothing to tell them.
  const share = () => void navigator.share({ title, url: browser.url }).catch(() => {})
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {browser.shares && (
        <PlainButton kind="quiet" size="small" onPress={share}>
          <Share2 aria-hidden />
          {words.share}
        </PlainButton>
      )}
      {browser.url && <CopyButton text={browser.url} label={words.copyLink} />}
      <ButtonLink href={`${pathTo('article', { slug })}.md?lang=${lang}`} kind="ghost" size="small">
        <FileText aria-hidden />
        {words.markdown}
      </ButtonLink>
    </div>
  )
}
