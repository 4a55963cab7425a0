import { queryText } from '@fareeq/domain/navigation/hrefs.ts'
import { useHydrated } from '../../../../platform/lazy/hydrated.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useActionTargets } from '../../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import type { BriefWords } from '../../messages/ai-recruiter/ar.ts'
import { briefInAddress, carryBrief } from '../../../../platform/session/carried-brief.ts'
import type { ParsedBrief } from './use-brief.ts'

type Props = { words: BriefWords['draft']; text: string; reading: ParsedBrief }

/**
 * Link to the sign-up, or to a new request of a client. After hydration the brief is in session storage; before, in the URL.
 */
export function BriefNext({ words, text, reading }: Props) {
  const lang = useLang()
  const hydrated = useHydrated()
  const { request } = useActionTargets()
  if (request === null) return null
  const carry = () => carryBrief({ text, lang, draft: reading.text === text ? reading.draft : null, taken: false })
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-5">
      <ButtonLink as={PageLink} href={hydrated ? request : request + queryText(briefInAddress(text))} onClick={carry}>
        {words.next}
      </ButtonLink>
      <p className="text-center text-sm text-ink-soft">{words.nextText}</p>
    </div>
  )
}
