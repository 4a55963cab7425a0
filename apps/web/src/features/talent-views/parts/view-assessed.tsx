import { useLang } from '../../../platform/i18n/i18n.ts'
import { evidenceTitle } from '@fareeq/domain/talent-evidence/rules-text.ts'
import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import { Suspense } from 'react'
import { pathTo } from '../../../paths.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useAssessedWords } from '../../assessments/messages/assessed/en.ts'
import { EvidenceList } from '../../talent-evidence/parts/evidence-list.tsx'
import { TalentAnswers } from './talent-answers.tsx'
import { ViewSection } from './view-section.tsx'

/** Lazy: most profiles show no traits. */
const ViewTraits = lazyPart(
  lazyModule(() => import('./view-traits.tsx')),
  (part) => part.ViewTraits,
)

type Props = {
  id: string
  name: string
  token: string | undefined
  assessed: NonNullable<TalentView['assessed']>
  evidence: TalentView['evidence']
}

/** What is proved, line by line, with the ways to the report and to the answers. */
export function ViewAssessed({ id, name, token, assessed: { tests, personality }, evidence }: Props) {
  const words = useAssessedWords()
  const title = evidenceTitle(useLang())
  const query = token ? { token } : {}
  return (
    <ViewSection id="assessed" title={title}>
      <EvidenceList
        evidence={evidence ?? []}
        answers={<TalentAnswers talentId={id} name={name} evidence={evidence} token={token} />}
      />
      {personality ? (
        <Suspense>
          <ViewTraits traits={personality.traits} />
        </Suspense>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{words.noPersonality}</p>
      )}
      {(tests.length > 0 || personality) && (
        <ButtonLink
          as={PageLink}
          href={pathTo('assessmentReport', { id }, query)}
          kind="quiet"
          size="small"
          className="mt-4 justify-self-start print:hidden"
        >
          {words.open}
        </ButtonLink>
      )}
    </ViewSection>
  )
}
