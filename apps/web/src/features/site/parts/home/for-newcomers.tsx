import type { ReactNode } from 'react'
import { useSession } from '../../../../platform/session/session.ts'

/** Sign-up links, hidden for users who are signed in. */
export const ForNewcomers = ({ children }: { children: ReactNode }) => (useSession().user ? null : children)
