import type { ReactNode } from 'react'

export const AuthHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="mb-7 grid gap-1.5">
    <h1 className="text-3xl outline-none">{title}</h1>
    {children && <p className="text-ink-soft">{children}</p>}
  </header>
)
