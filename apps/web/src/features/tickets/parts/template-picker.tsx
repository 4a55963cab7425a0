import { fillTemplate } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { templatesQuery } from '../api-inbox.ts'
import { useInboxWords } from '../messages/inbox/en.ts'

type Props = { ticket: Ticket; onPick: (text: string) => void }

/** Listed in the reader's language, inserted in the asker's. */
export function TemplatePicker({ ticket: { lang, from_name, reference }, onPick }: Props) {
  const words = useInboxWords()
  const page = useLang()
  const { data = [] } = useQuery(templatesQuery())
  if (data.length === 0) return null
  return (
    <Menu
      align="start"
      header={<span className="block px-3 py-2 text-sm text-ink-faint">{words.templateIn[lang]}</span>}
      trigger={
        <Button kind="quiet">
          <FileText aria-hidden />
          {words.template}
        </Button>
      }
      items={data.map((template) => ({
        id: template.id,
        label: page === 'ar' ? template.name_ar : template.name_en,
        onPress: () =>
          onPick(fillTemplate(lang === 'ar' ? template.text_ar : template.text_en, { name: from_name, reference })),
      }))}
    />
  )
}
