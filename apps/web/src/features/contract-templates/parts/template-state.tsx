import type { TemplateRow } from '@fareeq/domain/contract-templates/schema.ts'
import { isEditable, isReleased } from '@fareeq/domain/contract-templates/states.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { useTemplateWords } from '../messages/en.ts'

/** What a version is today: its state says whether it was released, its day whether it writes contracts. */
export function TemplateState({ template }: { template: TemplateRow }) {
  const { states: words } = useTemplateWords()
  const lang = useLang()
  const [today] = useState(() => riyadhDay(new Date()))
  const { state, is_in_force: isInForce, from_day: from } = template
  if (isInForce) return <Badge tone="positive">{words.in_force}</Badge>
  if (!isReleased(state)) return <Badge tone={isEditable(state) ? 'warning' : 'neutral'}>{words[state]}</Badge>
  return from !== null && from > today ? (
    <Badge tone="accent" wrap>
      {words.planned(formatDay(from, lang))}
    </Badge>
  ) : (
    <Badge>{words.past}</Badge>
  )
}
