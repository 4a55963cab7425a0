import { responseSentence } from '@fareeq/domain/interviews/rules-response.ts'
import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'

/** Before a talent says yes: how long they would usually wait for this company. */
export function ResponseNote({ response }: Pick<TalentInterview, 'response'>) {
  const lang = useLang()
  const write = useWrite()
  if (!response) return null
  return (
    <p className="flex items-baseline gap-2 text-sm text-ink-soft">
      <Nuqta className="text-[0.6em] text-accent" />
      {write(responseSentence(lang, response))}
    </p>
  )
}
