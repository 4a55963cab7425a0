import { Badge } from '../../../ui/badge.tsx'
import { useCvWords } from './use-cv-words.ts'

const CLEAR = 0.8
const LIKELY = 0.5

export const isDoubtful = (confidence: number): boolean => confidence < CLEAR

/** Only where the reading is doubtful, in words and not in colour alone. */
export function CvDoubt({ confidence }: { confidence: number }) {
  const { sure } = useCvWords()
  if (!isDoubtful(confidence)) return null
  return confidence >= LIKELY ? <Badge tone="point">{sure.middle}</Badge> : <Badge tone="warning">{sure.low}</Badge>
}
