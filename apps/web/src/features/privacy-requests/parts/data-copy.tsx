import { Download } from 'lucide-react'
import { useState } from 'react'
import { showToast } from '../../../platform/toasts.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { exportData } from '../api.ts'
import { usePrivacyWords } from './use-privacy-words.ts'

/** The browser saves it where it saves everything. */
function saveFile(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export function DataCopy() {
  const words = usePrivacyWords().export
  const [pending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      saveFile(await exportData(), `fareeq-${new Date().toISOString().slice(0, 10)}.json`)
      void showToast({ title: words.done, tone: 'positive' })
    } catch {
      // Said by a toast; the button is there again.
    } finally {
      setPending(false)
    }
  }
  return (
    <Card as="section" pad="large" aria-labelledby="data-copy">
      <CardHead id="data-copy" title={words.title} text={words.text} />
      <Button kind="quiet" pending={pending} onPress={() => void save()}>
        <Download aria-hidden />
        {words.button}
      </Button>
      {pending && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {words.working}
        </p>
      )}
    </Card>
  )
}
