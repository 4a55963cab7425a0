import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { ReadMore } from '../../../ui/actions/read-more.tsx'
import { useNominationWords } from '../messages/en.ts'

export function PassReason({ nomination: { pass_reason, pass_tag, acted_by } }: { nomination: Nomination }) {
  const words = useNominationWords()
  if (!pass_reason) return null
  return (
    <div className="grid gap-1.5 rounded-md bg-sunken p-3.5">
      <p className="flex flex-wrap items-center gap-2 text-sm font-strong">
        <span>{acted_by ? <Filled sentence={words.reasonOf} name={<bdi>{acted_by}</bdi>} /> : words.yourReason}</span>
        {pass_tag && <Badge>{words.tags[pass_tag]}</Badge>}
      </p>
      <ReadMore labelled lines={3} className="text-[0.9375rem] wrap-anywhere">
        {pass_reason}
      </ReadMore>
    </div>
  )
}
