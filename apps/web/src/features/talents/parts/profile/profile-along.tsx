import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { foreignParts } from '@fareeq/domain/talents/profile/rules-translations.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Braces, Download, FileText } from 'lucide-react'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang, useLocale } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { downloadProfile } from '../../api-export.ts'
import { useProfileWords } from '../../messages/profile/en.ts'

/** One's profile is one's own: on paper in either language, or for another program. */
export function ProfileAlong({ profile }: { profile: Profile }) {
  const words = useProfileWords().along
  const own = useLang()
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const pdfDetail = (lang: Lang) => {
    const parts = foreignParts(profile, lang)
    return (
      <>
        {words.pdfDetail}
        {parts.length > 0 && (
          <span className="block text-ink-soft">
            {words.foreign(lang, list.format(parts.map((part) => words.parts[part])))}
          </span>
        )}
      </>
    )
  }
  const take = useAction(downloadProfile, { done: words.done, refused: 'handled' })
  return (
    <Menu
      label={words.take}
      trigger={
        <Button kind="ghost" size="small" pending={take.isPending}>
          <Download aria-hidden />
          {words.take}
        </Button>
      }
      items={[
        {
          id: 'pdf-ar',
          label: words.pdf.ar,
          detail: pdfDetail('ar'),
          icon: <FileText />,
          onPress: () => void take.run('pdf', 'ar'),
        },
        {
          id: 'pdf-en',
          label: words.pdf.en,
          detail: pdfDetail('en'),
          icon: <FileText />,
          onPress: () => void take.run('pdf', 'en'),
        },
        'line',
        {
          id: 'json-resume',
          label: words.json,
          detail: words.jsonDetail,
          icon: <Braces />,
          onPress: () => void take.run('json-resume', own),
        },
      ]}
    />
  )
}
