import { usePolicyPhrase } from '../../../../platform/policies.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { listPath } from '../list-path.ts'
import { useAfterWords } from '../../messages/after/en.ts'

/** A link that leads to no attempt of this account, or that was not used in time. */
export function DeadLink({ isOver }: { isOver: boolean }) {
  const { link: words, list } = useAfterWords()
  const phrase = usePolicyPhrase()
  return (
    <div className="page py-8">
      <EmptyState
        illustration="search"
        title={
          <span role="heading" aria-level={1}>
            {isOver ? words.over : words.none}
          </span>
        }
        text={isOver ? words.overText(phrase('assessment_link_days')) : words.noneText}
        action={
          <ButtonLink as={PageLink} href={listPath()}>
            {list}
          </ButtonLink>
        }
      />
    </div>
  )
}
