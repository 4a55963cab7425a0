import type { ConversationKind } from '@fareeq/domain/conversations/limits.ts'
import { conversationTitle, otherParties } from '@fareeq/domain/conversations/rules.ts'
import type { Conversation } from '@fareeq/domain/conversations/schema.ts'
import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { RecordPage } from '../../../ui/layout/record-page.tsx'
import { messagesQuery } from '../api.ts'
import { useConversationWords } from '../messages/en.ts'
import { Thread } from '../parts/thread.tsx'

/** The page of what it is about. */
const PLACES: Readonly<Record<ConversationKind, (id: string, isTalent: boolean) => string>> = {
  contract: (id, isTalent) => pathTo(isTalent ? 'talentContract' : 'clientContract', { id }),
  payout: () => pathTo('talentPayouts'),
  nomination: (id) => pathTo('nomination', {}, { nomination: id }),
  offer: (id, isTalent) => pathTo(isTalent ? 'talentOffer' : 'clientOffer', { id }),
  interview: (id, isTalent) => pathTo(isTalent ? 'chooseInterviewSlot' : 'clientInterviewRequest', { id }),
}

/** One conversation of a talent or of a company. */
export function Screen() {
  const words = useConversationWords()
  const { id = '' } = useParams()
  const { data, ...query } = useInfiniteQuery(messagesQuery('member', id, useLang()))
  return (
    <RecordPage
      query={{ ...query, data: data?.pages[0]?.meta.conversation }}
      list={pathTo('conversations')}
      words={words}
    >
      {(conversation) => <ConversationPage conversation={conversation} />}
    </RecordPage>
  )
}

function ConversationPage({ conversation }: { conversation: Conversation }) {
  const words = useConversationWords()
  const lang = useLang()
  const isTalent = useSession().user?.type === TALENT
  const [party] = otherParties(conversation, isTalent ? 'talent' : 'client')
  const { id, kind } = conversation
  return (
    <>
      <PageHeader
        back={{ label: words.back, href: pathTo('conversations'), as: PageLink }}
        title={conversationTitle(conversation, lang)}
        text={party && <bdi>{party}</bdi>}
        actions={
          <ButtonLink as={PageLink} kind="quiet" size="small" href={PLACES[kind](id, isTalent)}>
            {words.open[kind]}
          </ButtonLink>
        }
      />
      <Thread seat="member" conversation={conversation} />
    </>
  )
}
