import type { ar } from '../messages/ar.ts'
import type { Link } from './peer.ts'

/** The state of the connection, in words. */
export const linkText = (words: (typeof ar)['link'], link: Link, name: string): string =>
  link === 'waiting' || link === 'interrupted' ? words[link](name) : words[link]
