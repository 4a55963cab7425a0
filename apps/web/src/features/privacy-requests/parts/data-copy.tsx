import { Braces, FileText } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { takeData } from '../api.ts'
import { usePrivacyWords } from '../messages/en.ts'

type Format = 'json' | 'pdf'

export function DataCopy() {
  const words = usePrivacyWords().export
  const lang = useLang()
  const { run, isPending, pendingArgs } = useAction((format: Format) => takeData(format, lang), {
    done: words.done,
    refused: 'handled',
  })
  const button = (format: Format) => ({
    kind: 'quiet' as const,
    pending: pendingArgs?.[0] === format,
    isDisabled: isPending && pendingArgs?.[0] !== format,
    onPress: () => void run(format),
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
      {isPending && (
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {words.working}
        </p>
      )}
    </Card>
  )
}
