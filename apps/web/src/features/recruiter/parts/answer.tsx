import type { AnswerBlock, AnswerChoice, AnswerSentence, Citation } from '@fareeq/domain/recruiter/schema-answer.ts'
import type { RecruiterMessage } from '@fareeq/domain/recruiter/schema.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Nuqta, NuqtaLoader } from '../../../ui/display/nuqta.tsx'
import { useRecruiterWords } from '../messages/en.ts'
import { ComparisonCard, CostCard, LinksCard, TextsCard } from './answer-cards.tsx'
import { PeopleCard, ReplacementsCard } from './people-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import { Source } from './source.tsx'
import { SquadsCard } from './squads-card.tsx'
import type { ConversationState } from './use-conversation.ts'

type Props = { message: RecruiterMessage; state: ConversationState; isLast: boolean }

/** What the recruiter says, and below it the cards. */
export const Answer = ({ message: { sentences, blocks }, state, isLast }: Props) => (
  <div className="grid min-w-0 gap-4">
    {sentences.length > 0 && <Sentences sentences={sentences} />}
    {blocks.map((block, at) => (
      <Block key={at} block={block} state={state} isLast={isLast} />
    ))}
  </div>
)

export const PendingAnswer = ({ sentences }: { sentences: readonly AnswerSentence[] }) => {
  const words = useRecruiterWords()
  return sentences.length > 0 ? (
    <Sentences sentences={sentences} />
  ) : (
    <p className="flex items-center gap-2 text-sm text-ink-faint">
      <NuqtaLoader className="text-point" />
      <span className="sr-only">{words.answering}</span>
    </p>
  )
}

const Sentences = ({ sentences }: { sentences: readonly AnswerSentence[] }) => {
  const words = useRecruiterWords()
  return (
    <div className="flex max-w-[40rem] gap-3">
      <Nuqta className="mt-2.5 text-[0.7rem] text-point" />
      <div className="grid min-w-0 gap-1">
        <p className="sr-only">{words.name}</p>
        {sentences.map(({ text, citations }) => (
          <p key={text} dir="auto" className="wrap-anywhere">
            {text}
            {uniqueLines(citations).map((citation) => (
              <Source key={citation.line} citation={citation} />
            ))}
          </p>
        ))}
      </div>
    </div>
  )
}

const uniqueLines = (citations: readonly Citation[]): Citation[] =>
  citations.filter(({ line, href }, at) => href !== null && citations.findIndex((other) => other.line === line) === at)

type BlockProps = { block: AnswerBlock; state: ConversationState; isLast: boolean }

function Block({ block, state, isLast }: BlockProps) {
  switch (block.kind) {
    case 'people':
      return <PeopleCard block={block} />
    case 'replacements':
      return <ReplacementsCard block={block} state={state} isLast={isLast} />
    case 'comparison':
      return <ComparisonCard block={block} />
    case 'squads':
      return <SquadsCard block={block} state={state} isLast={isLast} />
    case 'cost':
      return <CostCard block={block} />
    case 'preview':
      return <PreviewCard block={block} state={state} />
    case 'texts':
      return <TextsCard block={block} />
    case 'links':
      return <LinksCard block={block} />
  }
}

/** Buttons instead of typing: each says its own words. */
export function Choices({
  choices,
  state,
  className,
}: {
  choices: readonly AnswerChoice[]
  state: ConversationState
  className?: string
}) {
  const words = useRecruiterWords()
  return (
    <ul aria-label={words.choices} className={cx('flex flex-wrap gap-2', className)}>
      {choices.map(({ label, href, command }) => (
        <li key={label}>
          {href === null ? (
            <PlainButton kind="quiet" size="small" onPress={() => void state.say(label, command ?? undefined)}>
              {label}
            </PlainButton>
          ) : (
            <ButtonLink as={PageLink} href={href} kind="quiet" size="small">
              {label}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}
