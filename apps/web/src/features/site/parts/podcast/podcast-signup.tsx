import { useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import type { PodcastWords } from '../../messages/podcast/ar.ts'
import { PodcastForm } from './podcast-form.tsx'

const STATES = ['asked', 'yes', 'expired'] as const
type State = (typeof STATES)[number]

/** State of a subscription: none, requested, confirmed, or with an expired link. */
export function PodcastSignup({ words, subscribed }: { words: PodcastWords; subscribed: string | undefined }) {
  const [state, setState] = useState<State | undefined>(STATES.find((state) => state === subscribed))
  const [isNew, setNew] = useState(false)
  const statusRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) statusRef.current?.focus()
  }, [isNew])
  const onSubscribed = () => {
    setState('asked')
    setNew(true)
    history.replaceState(history.state, '', pathTo('podcast', {}, { subscribed: 'asked' }))
  }
  if (state === 'asked')
    return (
      <div ref={statusRef} tabIndex={-1} className="max-w-xl outline-none">
        <Banner tone="info" role="status" title={words.asked.title}>
          {words.asked.text}
          <TextLink
            as={PageLink}
            href={pathTo('podcast')}
            onClick={() => setState(undefined)}
            className="mt-1 flex w-fit min-h-11 items-center"
          >
            {words.asked.again}
          </TextLink>
        </Banner>
      </div>
    )
  if (state === 'yes')
    return (
      <Banner tone="positive" role="status" title={words.yes.title} className="max-w-xl">
        {words.yes.text}
      </Banner>
    )
  return (
    <div className="grid gap-6">
      {state === 'expired' && (
        <Banner tone="warning" role="status" title={words.expired.title} className="max-w-xl">
          {words.expired.text}
        </Banner>
      )}
      <PodcastForm words={words.form} onSubmitted={onSubscribed} />
    </div>
  )
}
