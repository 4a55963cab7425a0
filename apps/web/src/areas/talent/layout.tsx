import type { ReactNode } from 'react'
import { PhoneBanner } from '../../features/phone-verifications/parts/banner.tsx'
import { HomeNav } from '../../features/talents/parts/home-nav.tsx'
import { AppShell } from '../app-shell.tsx'

export const Screen = ({ children }: { children?: ReactNode }) => (
  <AppShell nav={<HomeNav />} banner={<PhoneBanner />}>
    {children}
  </AppShell>
)
