import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { isList } from '@fareeq/domain/notifications/limits.ts'
import { reasonFor } from '@fareeq/domain/notifications/rules.ts'
import type { Why } from '../../platform/messages/layout.ts'
import type { SentAs } from '../../platform/messages/mail-samples.ts'
import { reasonOfMail } from './emails.ts'

/** The reason shown below a notice that is on by default; notices that cannot be switched off show none. */
export function reasonOfNotice(lang: Lang, sentAs: SentAs | undefined, publicUrl: string): Why | undefined {
  if (sentAs === undefined || sentAs === 'always') return undefined
  const reason = reasonFor(sentAs, 'email', { choices: [] })
  return reasonOfMail(lang, sentAs, reason, publicUrl, isList(sentAs) ? publicUrl : null)
}
