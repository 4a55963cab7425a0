import { LOCALE } from '@fareeq/domain/kernel/language/locale.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { FormEvent } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import type { InvitationAnswer } from '../api-invitation.ts'
import type { InvitationWords } from '../messages/invitation/ar.ts'
import type { InvitationHere } from './use-invitation.ts'
import { InvitationPoints } from './invitation-points.tsx'

type Props = { words: InvitationWords; invitation: InvitationHere; refused: string | undefined }

/** The submitter; React wraps the native event, Preact does not. */
function pressed(event: FormEvent): InvitationAnswer {
  const { submitter } = (event.nativeEvent ?? event) as SubmitEvent
  return submitter?.getAttribute('value') === 'decline' ? 'decline' : 'accept'
}

/** The two answers. Without JavaScript the form posts to its own URL. */
export function InvitationForm({ words, invitation, refused }: Props) {
  const lang = useLang()
  const { answerBy, pending, answer } = invitation
  const day =
    answerBy &&
    new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: BUSINESS_ZONE }).format(new Date(answerBy))
  const points = [
    { title: words.toldTitle, text: words.told },
    { title: words.yesTitle, text: words.yes },
    { title: words.noTitle, text: words.no },
  ]
  return (
    <div className="page pb-16 lg:pb-24">
      <Card pad="large" className="grid max-w-3xl gap-7">
        {refused && (
          <Banner tone="danger" role="alert">
            {refused}
          </Banner>
        )}
        <InvitationPoints points={points} />
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault()
            void answer(pressed(event))
          }}
          className="flex flex-wrap gap-3 max-xs:*:w-full"
        >
          <button name="answer" value="accept" aria-busy={pending === 'accept' || undefined} className={buttonClass()}>
            {words.accept}
          </button>
          <button
            name="answer"
            value="decline"
            aria-busy={pending === 'decline' || undefined}
            className={buttonClass({ kind: 'quiet' })}
          >
            {words.decline}
          </button>
        </form>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          {day && <span>{words.answerBy(day)}</span>}
          <TextLink as={PageLink} href={pathTo('privacy')} className="hit">
            {words.privacy}
          </TextLink>
        </p>
      </Card>
    </div>
  )
}
