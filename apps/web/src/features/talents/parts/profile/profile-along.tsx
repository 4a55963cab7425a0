import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { ExportFormat } from '@fareeq/domain/talents/rules-export.ts'
import { Braces, Download, FileText } from 'lucide-react'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { takeAlong } from '../../api-export.ts'
import { useProfileWords } from './use-profile-words.ts'

/** One's profile is one's own: on paper in either language, or for another program. */
export function ProfileAlong() {
  const words = useProfileWords().along
  const own = useLang()
  const [pending, setPending] = useState(false)
  const take = async (format: ExportFormat, lang: Lang) => {
    setPending(true)
    try {
      await takeAlong(format, lang)
      void showToast({ title: words.done, tone: 'positive' })
    } catch {
      // Said by a toast; the menu is there again.
    } finally {
      setPending(false)
    }
  }
  return (
    <Menu
      label={words.take}
      trigger={
        <Button kind="ghost" size="small" pending={pending}>
          <Download aria-hidden />
          {words.take}
        </Button>
      }
      items={[
        {
          id: 'pdf-ar',
          label: words.pdf.ar,
          detail: words.pdfDetail,
          icon: <FileText />,
          onPress: () => void take('pdf', 'ar'),
        },
        {
          id: 'pdf-en',
          label: words.pdf.en,
          detail: words.pdfDetail,
          icon: <FileText />,
          onPress: () => void take('pdf', 'en'),
        },
        'line',
        {
          id: 'json-resume',
          label: words.json,
          detail: words.jsonDetail,
          icon: <Braces />,
          onPress: () => void take('json-resume', own),
        },
      ]}
    />
  )
}
