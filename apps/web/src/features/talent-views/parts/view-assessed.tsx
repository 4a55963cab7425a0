import { VERDICT_WORDS } from '@fareeq/domain/assessments/reports/rules-verdict-words.ts'
import type { TalentView } from '@fareeq/domain/talent-views/schema.ts'
import { Suspense } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { useAssessedWords } from '../../assessments/messages/assessed/en.ts'
import { ViewSection } from './view-section.tsx'

/** Lazy: most profiles show no traits. */
const ViewTraits = lazyPart(
  lazyModule(() => import('./view-traits.tsx')),
  (part) => part.ViewTraits,
)

type Props = { id: string; token: string | undefined; assessed: NonNullable<TalentView['assessed']> }

/** What was assessed, in a line each, with the ways to the report and the video. */
export function ViewAssessed({ id, token, assessed: { tests, personality, has_videos, has_recordings } }: Props) {
  const lang = useLang()
  const words = useAssessedWords()
  const verdict = VERDICT_WORDS[lang]
  const write = useWrite()
  const query = token ? { token } : {}
  return (
    <ViewSection id="assessed" title={words.title}>
      {tests.length === 0 && <p className="text-sm text-ink-soft">{words.none}</p>}
      <ul className="divide-y divide-line">
        {tests.map(({ attempt_id, title, score, passed }) => (
          <li key={attempt_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <bdi>{title[lang]}</bdi>
            <span className="flex items-center gap-3">
              {passed !== null && (
                <Badge tone={passed ? 'positive' : 'neutral'}>{passed ? verdict.passed : verdict.failed}</Badge>
              )}
              {score !== null && <span className="num font-strong">{write(`${score}%`)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {personality ? (
        <Suspense>
          <ViewTraits traits={personality.traits} />
        </Suspense>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{words.noPersonality}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        {(tests.length > 0 || personality) && (
          <ButtonLink as={PageLink} href={pathTo('assessmentReport', { id }, query)} kind="quiet" size="small">
            {words.open}
          </ButtonLink>
        )}
        {has_videos && (
          <ButtonLink as={PageLink} href={pathTo('videoInterview', { id }, query)} kind="quiet" size="small">
            {has_recordings ? words.watch : words.read}
          </ButtonLink>
        )}
      </div>
    </ViewSection>
  )
}
