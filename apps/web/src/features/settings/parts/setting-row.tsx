import type { ReactNode } from 'react'

/** What it is at one side, the choice at the other; below each other on a phone. */
export const SettingRow = ({ label, hint, children }: { label: string; hint: string; children: ReactNode }) => (
  <div className="grid items-center gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto]">
    <div>
      <p className="text-[0.9375rem] font-strong">{label}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
    </div>
    <div className="min-w-0">{children}</div>
  </div>
)
