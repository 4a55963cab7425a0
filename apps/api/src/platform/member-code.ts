import { timingSafeEqual } from 'node:crypto'
import type { Env } from './env.ts'
import { linkToken } from './link-token.ts'

/** Length of the truncated HMAC: 60 bits, which nobody guesses under the limits of the calls that take a code. */
const MAC_LENGTH = 10
const ID_LENGTH = 22

const macOf = (env: Pick<Env, 'TOKEN_KEY'>, id: string) => linkToken(env, `member code ${id}`).slice(0, MAC_LENGTH)

/** Names a member in a link they pass on: their id, signed, so that a code cannot be made from an id alone. */
export const memberCode = (env: Pick<Env, 'TOKEN_KEY'>, userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url') + macOf(env, userId)

/** Whose code it is; null for one that we did not make. */
export function memberOf(env: Pick<Env, 'TOKEN_KEY'>, code: string): string | null {
  const hex = Buffer.from(code.slice(0, ID_LENGTH), 'base64url').toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [mac, expected] = [Buffer.from(code.slice(ID_LENGTH)), Buffer.from(macOf(env, id))]
  return mac.length === expected.length && timingSafeEqual(mac, expected) ? id : null
}
