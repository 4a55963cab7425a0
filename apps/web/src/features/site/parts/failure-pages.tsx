import { useWords } from '../../../platform/i18n.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { LostPage } from './lost-page.tsx'

const useSiteWords = () => useWords({ ar, en })

/** A whole page that says what went wrong; nothing else of the site may be there to show it in. */
function Page({ title, text }: { title: string; text: string }) {
  const words = useSiteWords()
  return (
    <main id="main" className="page flex min-h-dvh items-center justify-center">
      <LostPage role="alert" drawing="broken" title={title} text={text}>
        <PlainButton onPress={() => location.reload()}>{words.tryAgain}</PlainButton>
      </LostPage>
    </main>
  )
}

export function ChunkFailurePage() {
  const { chunk } = useSiteWords()
  return <Page {...chunk} />
}

export function FailurePage() {
  const { failure } = useSiteWords()
  return <Page {...failure} />
}
