import { draw, shuffled } from '@fareeq/domain/assessments/taking/rules-draw.ts'
import type { Assessment } from '@fareeq/domain/assessments/rules-offers.ts'
import { readBank } from '../../../bank/read.ts'
import type { Bank, BankItem, MultipleChoiceItem, PersonalityQuestionnaire, VideoSet } from '../../../bank/schema.ts'

let bank: Bank | undefined
/** Read once for the process, when somebody first needs it. */
export const theBank = (): Bank => (bank ??= readBank())

/** All items an assessment may ask. */
export function itemsFor({ id, kind, skill }: Assessment): BankItem[] {
  const { multipleChoice, coding, sql, video, personality } = theBank()
  switch (kind) {
    case 'multiple_choice':
      return multipleChoice.filter((item) => item.skill === skill).map((item) => ({ kind, ...item }))
    case 'coding':
      return id === 'sql-queries'
        ? sql.map((task) => ({ kind: 'sql', ...task }))
        : coding.map((task) => ({ kind, ...task }))
    case 'video':
      return video
        .filter((set) => set.id === id)
        .flatMap(({ version, questions }) => questions.map((question) => ({ kind, version, ...question })))
    case 'personality':
      return personality.flatMap(({ version, items }) => items.map((item) => ({ kind, version, ...item })))
  }
}

export const rubricFor = (assessmentId: string): VideoSet['rubric'] | [] =>
  theBank().video.find(({ id }) => id === assessmentId)?.rubric ?? []

export const questionnaire = (): PersonalityQuestionnaire | undefined => theBank().personality[0]

const hasLevel = (item: BankItem) => item.kind !== 'video' && item.kind !== 'personality'

/** What this attempt asks: balanced by level, and not what an earlier trial asked. */
export function drawFor(
  assessment: Assessment,
  {
    seed,
    seenIds,
    retired,
    count,
  }: { seed: number; seenIds: readonly string[]; retired: readonly string[]; count: number },
): BankItem[] {
  const items = itemsFor(assessment).filter(({ id }) => !retired.includes(id))
  if (!items.every(hasLevel)) return items
  return draw(items, { count, seed, seenIds })
}

/** The options of a multiple-choice item in the order of this attempt; the id is the place, so that it says nothing. */
export const optionsOf = ({ right, wrong }: MultipleChoiceItem, seed: number) =>
  shuffled([{ text: right, isRight: true }, ...wrong.map((text) => ({ text, isRight: false }))], seed).map(
    (option, index) => ({ id: 'abcd'.charAt(index), ...option }),
  )
