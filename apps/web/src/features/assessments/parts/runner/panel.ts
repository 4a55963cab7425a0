import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import type { Answer, Item } from '@fareeq/domain/assessments/schema-items.ts'
import type { SavedAnswer } from '@fareeq/domain/assessments/schema.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'

export type ItemOf<Kind extends AssessmentKind> = Extract<Item, { kind: Kind }>
export type AnswerTo<Kind extends AssessmentKind> = Extract<Answer, { kind: Kind }>

/** Props of the panel of an item. A panel shows the item and reports answers; it saves nothing itself. */
export type PanelProps<Kind extends AssessmentKind> = {
  item: ItemOf<Kind>
  /** Also what was answered before a reload; null until something was. */
  answer: AnswerTo<Kind> | null
  /** Recordings that have arrived. */
  takes: SavedAnswer['takes']
  /** Saved within a second, and kept on this device until it is. */
  change: (answer: AnswerTo<Kind>) => void
  /** Of any item, from what its answer is now: a recording may arrive while another question is open. */
  update: (position: number, next: (current: Answer | null) => Answer) => void
  /** For calls of the panel's own. */
  token: string
  device: string
  /** The language the item is read in, which may be another one than that of the page. */
  lang: Lang
  /** The id of the heading above the panel, to be named by. */
  labelId: string
  /** Something was pasted into an answer that is written: a fact of the report. */
  onPaste: () => void
  /** A recording has arrived, or code ran into a refusal: the attempt is read again. */
  onStale: () => void
}
