import type { ar } from '../messages/ar.ts'
import type { Link } from './peer.ts'

/** How the connection stands, in words. */
export const linkText = (words: (typeof ar)['link'], link: Link, name: string): string =>
  link === 'waiting' || link === 'interrupted' ? words[link](name) : words[link]
