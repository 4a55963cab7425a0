import { Braces, FileText } from 'lucide-react'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { takeData } from '../api.ts'
import { usePrivacyWords } from './use-privacy-words.ts'

type Format = 'json' | 'pdf'

export function DataCopy() {
  const words = usePrivacyWords().export
  const lang = useLang()
  const [pending, setPending] = useState<Format | null>(null)
  const take = async (format: Format) => {
    setPending(format)
    try {
      await takeData(format, lang)
      void showToast({ title: words.done, tone: 'positive' })
    } catch {
      // Said by a toast; the buttons are there again.
    } finally {
      setPending(null)
    }
  }
  const button = (format: Format) => ({
    kind: 'quiet' as const,
    pending: pending === format,
    isDisabled: pending !== null && pending !== format,
    onPress: () => void take(format),
  })
  return (
    <Card as="section" pad="large" aria-labelledby="data-copy">
      <CardHead id="data-copy" title={words.title} text={words.text} />
      <div className="flex flex-wrap gap-2.5">
        <Button {...button('json')}>
          <Braces aria-hidden />
          {words.button}
        </Button>
        <Button {...button('pdf')}>
          <FileText aria-hidden />
          {words.paper}
        </Button>
      </div>
      {pending && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {words.working}
        </p>
      )}
    </Card>
  )
}
