import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import type { ContentState, ItemRow } from '@fareeq/domain/site/schema-editing.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { Badge, type Tone } from '../../../../ui/display/badge.tsx'
import { useContentWords } from '../../messages/editing/en.ts'

const TONES: Record<ContentState, Tone> = { published: 'positive', draft: 'neutral', planned: 'accent' }

type PublicationFacts = Pick<ItemRow, 'state' | 'publish_at' | 'lacks' | 'is_public'>

/** State, and what each language lacks. */
export function ContentState({ item }: { item: PublicationFacts }) {
  const words = useContentWords()
  const moment = useMoment()
  const { state, publish_at, lacks, is_public } = item
  return (
    <>
      <Badge tone={TONES[state]} dot wrap>
        {publish_at ? words.plannedFor.replace('{moment}', moment(publish_at)) : words.states[state]}
      </Badge>
      {state !== 'published' && is_public && <Badge>{words.publicBeside}</Badge>}
      {LANGS.map((lang) => {
        const lack = lacks[lang]
        return (
          lack && (
            <Badge key={lang} tone={lack === 'missing' ? 'danger' : 'warning'}>
              {words[lack][lang]}
            </Badge>
          )
        )
      })}
    </>
  )
}
