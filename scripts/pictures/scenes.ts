import { type BrowserState, signIn, signInStaff } from '../bench/sign-in.ts'

/** A Sunday morning in Riyadh: a working day, with the week ahead. */
export const PICTURE_TIME = new Date('2026-11-15T07:00:00Z')

/** Somebody who looks at a screen of the demo world. */
export type Scene = {
  name: string
  path: string
  open: (origin: string) => Promise<BrowserState>
  /** Also on a phone. */
  phone: boolean
}

const member = (email: string) => (origin: string) => signIn(origin, email)
const colleague = (email: string) => (origin: string) => signInStaff(origin, email)
const visitor = (): Promise<BrowserState> => Promise.resolve({ local: {}, tab: {} })

export const SCENES: readonly Scene[] = [
  { name: 'home', path: '/home/client', open: visitor, phone: true },
  { name: 'talent', path: '/talent/home', open: member('talent@demo.fareeq.test'), phone: true },
  { name: 'company', path: '/sq/client/matching', open: member('client@demo.fareeq.test'), phone: true },
  { name: 'colleague', path: '/ops', open: colleague('matcher@demo.fareeq.test'), phone: false },
  { name: 'finance', path: '/ops/invoices', open: colleague('finance@demo.fareeq.test'), phone: false },
]
