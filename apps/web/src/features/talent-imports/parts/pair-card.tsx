import type { Pair, PairSide } from '@fareeq/domain/talent-imports/schema-pairs.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmailText } from '../../../ui/display/email-text.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { dismissPair } from '../api-pairs.ts'
import { PairMerge, nameOf } from './pair-merge.tsx'
import { TalentLink } from './talent-link.tsx'
import { useImportWords } from '../messages/en.ts'
import { usePairWords } from '../messages/pairs/en.ts'

/** Two records side by side, and the decision about them. */
export function PairCard({ pair }: { pair: Pair }) {
  const words = usePairWords()
  const { likenesses } = useImportWords()
  const ids = { imported: pair.imported.id, other: pair.other.id }
  const dismiss = useAction(() => dismissPair(ids), { done: words.dismissed })
  return (
    <li className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-4 lg:p-5">
      <p>
        <Badge tone="point">{likenesses[pair.likeness]}</Badge>
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Side side={pair.other} />
        <Side side={pair.imported} />
      </div>
      {pair.keeps.length === 0 && <p className="text-sm text-ink-soft">{words.bothOwned}</p>}
      <div className="flex flex-wrap gap-2.5">
        {pair.keeps.length > 0 && <PairMerge pair={pair} />}
        <Button kind="quiet" size="small" pending={dismiss.isPending} onPress={() => void dismiss.run()}>
          {words.dismiss}
        </Button>
      </div>
    </li>
  )
}

function Side({ side }: { side: PairSide }) {
  const words = usePairWords()
  const moment = useBusinessTime()
  const comma = useLang() === 'ar' ? '، ' : ', '
  const facts = [
    { id: 'email', name: words.email, value: <EmailText email={side.email} /> },
    { id: 'phone', name: words.fields.phone, value: side.phone ?? words.none, ltr: side.phone !== null },
    {
      id: 'linkedin',
      name: words.fields.linkedin,
      value: <LinkedIn url={side.linkedin} />,
      ltr: side.linkedin !== null,
    },
    { id: 'skills', name: words.fields.skills, value: side.skills.join(comma) || words.none },
  ]
  return (
    <div className="min-w-0 rounded-lg border border-line p-4">
      <p className="flex flex-wrap items-center gap-2">
        <TalentLink id={side.id} name={nameOf(side)} isClosed={side.awaits_consent} />
        <Badge tone={side.awaits_consent ? 'warning' : 'positive'}>
          {side.awaits_consent ? words.imported : words.owned}
        </Badge>
      </p>
      <p className="text-sm text-ink-faint">{words.since.replace('{date}', moment(side.created_at))}</p>
      <KeyValues items={facts} className="mt-2" />
    </div>
  )
}

const LinkedIn = ({ url }: { url: string | null }) => {
  const words = usePairWords()
  return url ? <span className="wrap-anywhere">{url.replace(/^https:\/\//, '')}</span> : words.none
}
