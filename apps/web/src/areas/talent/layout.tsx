import type { ReactNode } from 'react'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { AppShell } from '../app-shell.tsx'

export const Screen = ({ children }: { children?: ReactNode }) => (
  <AppShell banner={<PhoneBanner />}>{children}</AppShell>
)
