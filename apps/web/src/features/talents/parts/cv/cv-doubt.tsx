import { Badge } from '../../../../ui/display/badge.tsx'
import { useCvWords } from '../../messages/steps/en-cv.ts'

const CLEAR = 0.8
const LIKELY = 0.5

export const isDoubtful = (confidence: number): boolean => confidence < LIKELY

/** Only where the reading is doubtful, in words and not in colour alone. */
export function CvDoubt({ confidence }: { confidence: number }) {
  const { sure } = useCvWords()
  if (confidence >= CLEAR) return null
  return isDoubtful(confidence) ? <Badge tone="warning">{sure.low}</Badge> : <Badge tone="point">{sure.middle}</Badge>
}
