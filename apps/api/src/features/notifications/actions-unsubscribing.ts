import { id } from '@fareeq/domain/kernel/ids.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { UNSUBSCRIBE_PATH, type List, isList } from '@fareeq/domain/notifications/limits.ts'
import * as z from 'zod/mini'
import type { Env } from '../../platform/env.ts'
import { seal, unseal } from '../../platform/sealing.ts'

type Keys = Pick<Env, 'TOKEN_KEY' | 'PUBLIC_URL'>

/** Purpose of the sealed token: it can only take one person off one list. */
const PURPOSE = 'leaving a mailing list'
const person = id()

const tokenFor = ({ TOKEN_KEY }: Keys, userId: string, list: List): string =>
  seal(TOKEN_KEY, PURPOSE, Buffer.from(`${userId} ${list}`)).toString('base64url')

export function readToken({ TOKEN_KEY }: Keys, token: string): { userId: string; list: List } {
  const plain = unseal([TOKEN_KEY], PURPOSE, Buffer.from(token, 'base64url'))
  const [userId = '', list] = plain?.toString().split(' ') ?? []
  if (!z.safeParse(person, userId).success || !isList(list)) throw new Refusal(platformErrors.not_found)
  return { userId, list }
}

/** What makes a mailbox show its own "unsubscribe" beside the sender (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = (keys: Keys, userId: string, list: List) => ({
  'List-Unsubscribe': `<${keys.PUBLIC_URL}${UNSUBSCRIBE_PATH.replace(':token', tokenFor(keys, userId, list))}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The page where one leaves with a word about why. */
export const unsubscribePage = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, userId: string, list: List): string =>
  PUBLIC_URL + pathTo('unsubscribe', { id: userId }, { subscription: list })
