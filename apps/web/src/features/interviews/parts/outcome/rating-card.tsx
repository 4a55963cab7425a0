import { NOTE_LENGTH } from '@fareeq/domain/interviews/limits.ts'
import { useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { RatingField } from '../../../../ui/fields/rating-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { rateInterview } from '../../api-talent.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { useTalentWords } from '../use-talent-words.ts'

/** How it was for the talent: for our eyes only. */
export function RatingCard({ id, rated }: { id: string; rated: boolean }) {
  const { rate: words } = useTalentWords()
  const [stars, setStars] = useState<number | null>(null)
  const [comment, setComment] = useState('')
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)
  if (rated) return <Banner tone="positive">{words.rated}</Banner>
  async function send() {
    if (stars === null) return setMissing(true)
    setPending(true)
    setProblem(undefined)
    setProblem(await runWithToast(rateInterview(id, { stars, ...(comment.trim() && { comment }) }), words.done))
    setPending(false)
  }
  return (
    <Card as="section" aria-labelledby="rate-title">
      <CardHead id="rate-title" title={words.title} text={words.text} />
      <div className="grid gap-4">
        <RatingField
          isRequired
          label={words.stars}
          labels={words.steps}
          value={stars}
          onChange={(next) => {
            setStars(next)
            setMissing(false)
          }}
          error={missing ? words.need : undefined}
        />
        <TextAreaField
          optional
          label={words.comment}
          limit={NOTE_LENGTH}
          rows={3}
          value={comment}
          onChange={setComment}
        />
        {problem && (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        )}
        <Button className="w-fit" pending={pending} onPress={() => void send()}>
          {words.send}
        </Button>
      </div>
    </Card>
  )
}
