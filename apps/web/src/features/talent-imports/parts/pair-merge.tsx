import { MERGED_FIELDS, type MergedField, type PairSideName } from '@fareeq/domain/talent-imports/limits.ts'
import type { Pair, PairSide } from '@fareeq/domain/talent-imports/schema-pairs.ts'
import { useState } from 'react'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { mergePair } from '../api-pairs.ts'
import { MovingRecord } from './moving-record.tsx'
import { usePairWords } from '../messages/pairs/en.ts'

export const nameOf = ({ first_name, last_name }: PairSide) => `${first_name} ${last_name}`
const valueOf = (pairSide: PairSide, field: MergedField): string =>
  field === 'name' ? nameOf(pairSide) : field === 'skills' ? pairSide.skills.join(' · ') : (pairSide[field] ?? '')

/** The decision: which record stays, which field is taken from where, and what moves. */
export function PairMerge({ pair }: { pair: Pair }) {
  const words = usePairWords()
  const [keep, setKeep] = useState<PairSideName>(pair.keeps[0] ?? 'other')
  const [fields, setFields] = useState<Partial<Record<MergedField, PairSideName>>>({})
  const merged = keep === 'other' ? pair.imported : pair.other
  const differing = MERGED_FIELDS.filter((field) => valueOf(pair.imported, field) !== valueOf(pair.other, field))
  const sides = (label: (side: PairSide) => string) =>
    (['other', 'imported'] as const).map((id) => ({ id, label: label(pair[id]) || words.none }))
  const ids = { imported: pair.imported.id, other: pair.other.id }
  return (
    <ConfirmButton
      label={words.merge}
      button={{ size: 'small' }}
      title={words.mergeTitle}
      text={pair.may_choose ? words.waitingText : words.ownedText}
      onConfirm={() => runWithToast(mergePair(ids, { keep, fields: pair.may_choose ? fields : {} }), words.merged)}
    >
      <div className="grid gap-4">
        {pair.keeps.length > 1 && (
          <Segmented label={words.keep} options={sides(({ email }) => email)} value={keep} onChange={setKeep} />
        )}
        {pair.may_choose &&
          differing.map((field) => (
            <Segmented
              key={field}
              label={words.fields[field]}
              options={sides((side) => valueOf(side, field))}
              value={fields[field] ?? keep}
              onChange={(side) => setFields({ ...fields, [field]: side })}
            />
          ))}
        <MovingRecord record={merged} />
      </div>
    </ConfirmButton>
  )
}
