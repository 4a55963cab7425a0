import { useWords } from '../../../platform/i18n/i18n.ts'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { ErrorNumber } from '../../../ui/display/error-number.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { LostPage } from './lost-page.tsx'

const useSiteWords = () => useWords({ ar, en })

/** Error page inside the layout, as far as that has loaded. */
function Page({ title, text }: { title: string; text: string }) {
  const words = useSiteWords()
  return (
    <div className="page flex min-h-[70dvh] items-center justify-center">
      <LostPage role="alert" illustration="broken" title={title} text={text} note={<ErrorNumber />}>
        <PlainButton onPress={() => location.reload()}>{words.tryAgain}</PlainButton>
      </LostPage>
    </div>
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
