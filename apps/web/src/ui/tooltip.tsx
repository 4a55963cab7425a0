// A few words on hover and focus: <Tip text=…><IconButton label=…>…</IconButton></Tip>. Never the only place something is said.
import type { ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'

export const Tip = ({ text, children }: { text: ReactNode; children: ReactNode }) => (
  <TooltipTrigger delay={400} closeDelay={80}>
    {children}
    <Tooltip
      offset={8}
      className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-surface shadow-float transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0"
    >
      {text}
    </Tooltip>
  </TooltipTrigger>
)
