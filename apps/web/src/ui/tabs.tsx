// <Tabs label=… value onChange items={[{ id, label, count, content }]} />: the strip scrolls on phones; arrows follow the direction.
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { CountBadge } from './badge.tsx'
import { cx } from './cx.ts'

type Item = { id: string; label: ReactNode; count?: number; content: ReactNode; isDisabled?: boolean }
type Props = {
  label: string
  items: readonly Item[]
  value?: string
  onChange?: (id: string) => void
  className?: string
}

export const Tabs = ({ label, items, value, onChange, className }: Props) => (
  <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange?.(String(key))} className={className}>
    <TabList
      aria-label={label}
      className="flex gap-5 overflow-x-auto border-b border-line [scrollbar-width:none] xs:gap-6"
    >
      {items.map(({ id, label: text, count, isDisabled }) => (
        <Tab
          key={id}
          id={id}
          isDisabled={isDisabled}
          className={cx(
            'relative flex min-h-11.5 cursor-pointer items-center gap-2 text-[0.9375rem] whitespace-nowrap text-ink-soft outline-offset-[-2px] transition-colors hover:text-ink',
            'data-disabled:opacity-50 data-focus-visible:outline-2 data-focus-visible:outline-accent data-selected:font-strong data-selected:text-accent',
            'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full data-selected:after:bg-accent',
          )}
        >
          {text}
          {count !== undefined && <CountBadge n={count} />}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className="pt-5 outline-offset-4">
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
)
