import type { OpenSession } from '@fareeq/domain/settings/schema.ts'
import { useAction } from '../../../forms/use-action.ts'
import { SessionItem } from '../../accounts/parts/session-item.tsx'
import { endSession } from '../api.ts'
import { useSettingsWords } from './use-settings-words.ts'

export function SessionRow({ session }: { session: OpenSession }) {
  const words = useSettingsWords().sessions
  const end = useAction(() => endSession(session.id), { done: words.ended, refused: 'handled', isLast: true })
  return <SessionItem session={session} words={words} end={end} />
}
