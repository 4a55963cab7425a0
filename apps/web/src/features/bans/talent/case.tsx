import type { OwnCase } from '@fareeq/domain/bans/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { SkeletonText, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { answerCase, appealCase, ownCasesQuery, uploadAsMember } from '../api.ts'
import { BanBadge } from '../parts/ban-badge.tsx'
import { BanForm } from '../parts/ban-form.tsx'
import { CasePart } from '../parts/case-parts.tsx'
import { useBanWords } from '../messages/en.ts'

/** The accusation against a talent, its state, and their answer or appeal. */
export function Screen() {
  const { own: words } = useBanWords()
  const { data, isError, isFetching, refetch } = useQuery(ownCasesQuery())
  return (
    <div className="page py-8">
      <PageHeader title={words.title} text={words.text} />
      {data ? (
        data.length === 0 ? (
          <EmptyState
            title={words.none}
            text={words.noneText}
            action={
              <ButtonLink as={PageLink} kind="quiet" href={pathTo('talentHome')}>
                {words.home}
              </ButtonLink>
            }
          />
        ) : (
          <div className="grid gap-5">
            {data.map((ownCase) => (
              <Case key={ownCase.id} ownCase={ownCase} />
            ))}
          </div>
        )
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons>
          <SkeletonText lines={5} />
        </Skeletons>
      )}
    </div>
  )
}

function Case({ ownCase }: { ownCase: OwnCase }) {
  const words = useBanWords()
  const { own } = words
  const moment = useBusinessTime()
  return (
    <Card className="grid gap-5">
      <p className="flex flex-wrap items-center gap-3">
        <BanBadge state={ownCase.state} own />
        {ownCase.can_answer && ownCase.answer_by && (
          <span className="text-sm text-ink-soft">
            {words.answerBy} <bdi>{moment(ownCase.answer_by)}</bdi>
          </span>
        )}
      </p>
      <CasePart title={own.claimed} at={ownCase.opened_at}>
        {ownCase.notice ?? ''}
      </CasePart>
      {ownCase.answer && (
        <CasePart title={own.yourAnswer} at={ownCase.answered_at}>
          {ownCase.answer}
        </CasePart>
      )}
      {ownCase.can_answer && (
        <BanForm
          label={own.answerField}
          hint={own.answerHint}
          submit={own.send}
          done={own.sent}
          upload={uploadAsMember}
          send={(body) => answerCase(ownCase.id, body)}
        />
      )}
      {ownCase.reason && (
        <CasePart title={words.decision} at={ownCase.decided_at}>
          {ownCase.reason}
        </CasePart>
      )}
      {ownCase.appeal && (
        <CasePart title={words.appeal} at={ownCase.appealed_at}>
          {ownCase.appeal}
        </CasePart>
      )}
      {ownCase.appeal_reason && (
        <CasePart title={words.appealDecision} at={ownCase.appeal_decided_at}>
          {ownCase.appeal_reason}
        </CasePart>
      )}
      {ownCase.can_appeal && (
        <>
          <p className="text-sm text-ink-soft">{own.safe}</p>
          <BanForm
            label={own.appealField}
            hint={own.appealHint}
            submit={own.appealSend}
            done={own.appealSent}
            upload={uploadAsMember}
            send={(body) => appealCase(ownCase.id, body)}
          />
        </>
      )}
    </Card>
  )
}
