import type { ContractTemplate } from '@fareeq/domain/contract-templates/schema.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { useTemplateWords } from '../messages/en.ts'

/** Who wrote a version, who released it, and on whose opinion. */
export function TemplateFacts({ template }: { template: ContractTemplate }) {
  const words = useTemplateWords()
  const lang = useLang()
  const moment = useMoment()
  const { drafted_by, released_by, lawyer_name, lawyer_licence, opinion_day, from_day, edited_at, note } = template
  const items = [
    { id: 'drafted', name: words.by.drafted, value: drafted_by && <bdi>{drafted_by}</bdi> },
    { id: 'edited', name: words.by.edited, value: !released_by && edited_at && moment(edited_at) },
    { id: 'released', name: words.by.released, value: released_by && <bdi>{released_by}</bdi> },
    {
      id: 'lawyer',
      name: words.by.licence,
      value: lawyer_name && lawyer_licence && <bdi>{words.lawyer(lawyer_name, lawyer_licence)}</bdi>,
    },
    { id: 'opinion', name: words.by.opinion, value: opinion_day && formatDay(opinion_day, lang) },
    { id: 'from', name: words.columns.from, value: from_day && formatDay(from_day, lang) },
    { id: 'note', name: words.by.note, value: note && <UserText>{note}</UserText> },
  ].filter(({ value }) => value)
  return items.length === 0 ? (
    <p className="text-ink-soft">{words.first}</p>
  ) : (
    <Card>
      <KeyValues columns={3} items={items} />
    </Card>
  )
}
