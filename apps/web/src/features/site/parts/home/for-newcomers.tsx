import type { ReactNode } from 'react'
import { useSession } from '../../../../platform/session/session.ts'

/** The way to an account, offered to whoever has none. */
export const ForNewcomers = ({ children }: { children: ReactNode }) => (useSession().user ? null : children)
