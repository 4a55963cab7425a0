import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'

/** The first cookie of that name: browsers send the one with the longest path first. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const mark = pair.indexOf('=')
    if (mark > 0 && pair.slice(0, mark).trim() === name) return pair.slice(mark + 1).trim()
  }
  return undefined
}

export type Cookie = { name: string; value: string; path: string; seconds: number }

/** HttpOnly and SameSite. Values are our own base64url. */
export function writeCookie(reply: FastifyReply, env: Env, { name, value, path, seconds }: Cookie) {
  if (!/^[\w-]*$/.test(name + value)) throw new Error(`The cookie ${name} would need escaping`)
  const secure = env.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)
}

export const clearCookie = (reply: FastifyReply, env: Env, cookie: Pick<Cookie, 'name' | 'path'>) =>
  writeCookie(reply, env, { ...cookie, value: '', seconds: 0 })
