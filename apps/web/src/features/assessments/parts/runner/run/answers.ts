import type { Answer, Item } from '@fareeq/domain/assessments/schema-items.ts'
import type { Attempt, SavedAnswer } from '@fareeq/domain/assessments/schema.ts'

export type AnswerRow = Pick<SavedAnswer, 'answer' | 'flagged' | 'revision' | 'takes'>
export type AnswerRows = ReadonlyMap<number, AnswerRow>

/** What is saved of an item that is flagged before it is answered. */
export function emptyAnswer(item: Item): Answer {
  switch (item.kind) {
    case 'multiple_choice':
      return { kind: item.kind, choice: null }
    case 'personality':
      return { kind: item.kind, value: null }
    case 'video':
      return { kind: item.kind, take: null, written: '' }
    case 'coding':
      return {
        kind: item.kind,
        language: item.starts[0]?.language ?? 'javascript',
        source: item.starts[0]?.starter ?? '',
      }
  }
}

/** The untouched beginning of an editor is no answer. */
export function isAnswered(item: Item, row: Pick<AnswerRow, 'answer'> | undefined): boolean {
  const answer = row?.answer
  switch (answer?.kind) {
    case undefined:
      return false
    case 'multiple_choice':
      return answer.choice !== null
    case 'personality':
      return answer.value !== null
    case 'video':
      return answer.take !== null || answer.written.trim() !== ''
    case 'coding':
      return (
        answer.source.trim() !== '' &&
        (item.kind !== 'coding' || item.starts.every(({ starter }) => starter.trim() !== answer.source.trim()))
      )
  }
}

/** A recording counts once it has arrived, unless the answer was written meanwhile. */
export function withTake(current: Answer | null, take: number, textBefore: string): Answer {
  const text = current?.kind === 'video' ? current.written : ''
  return { kind: 'video', take: text === textBefore ? take : null, written: text }
}

const pick = ({ answer, flagged, revision }: LocalAnswer) => ({ answer, flagged, revision })

type LocalAnswer = Pick<AnswerRow, 'answer' | 'flagged' | 'revision'>

/** What the server has; an answer of this device with a higher revision is newer and replaces it. */
export function mergeRows(attempt: Attempt, local: ReadonlyMap<number, LocalAnswer>): AnswerRows {
  const saved = new Map(attempt.answers.map((row) => [row.position, row]))
  return new Map(
    attempt.items.map(({ position }) => {
      const savedRow = saved.get(position)
      const own = local.get(position)
      const { answer, flagged, revision, takes } = savedRow ?? { answer: null, flagged: false, revision: 0, takes: [] }
      return [position, own && own.revision > revision ? { ...pick(own), takes } : { answer, flagged, revision, takes }]
    }),
  )
}
