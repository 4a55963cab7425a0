import { useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { Avatar } from '../ui/display/avatar.tsx'
import { Badge } from '../ui/display/badge.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { LoadMore } from '../ui/actions/load-more.tsx'
import { type Sort, Table } from '../ui/layout/table.tsx'
import { Tabs } from '../ui/layout/tabs.tsx'
import { Section } from './section.tsx'
import { galleryWords, SKILLS } from './words.ts'

export function Lists() {
  const words = useWords(galleryWords)
  return (
    <Section id="lists" title={words.sections.lists}>
      <Matches />
      <Invoices />
      <Tabs
        label={words.sections.lists}
        items={words.tabs.map(([id = '', label], i) => ({
          id,
          label,
          count: i ? i * 4 : undefined,
          content: <p className="measure">{words.paragraph}</p>,
        }))}
      />
    </Section>
  )
}

function Matches() {
  const words = useWords(galleryWords)
  const [pending, setPending] = useState(false)
  return (
    <div className="grid min-w-0 gap-3">
      {words.names.slice(0, 4).map((name, i) => (
        <Match key={name} name={name} i={i} />
      ))}
      <LoadMore
        hasMore
        text={words.shown}
        pending={pending}
        onPress={() => {
          setPending(true)
          setTimeout(() => setPending(false), 1200)
        }}
      />
    </div>
  )
}

function Match({ name, i }: { name: string; i: number }) {
  const words = useWords(galleryWords)
  return (
    <Card as="article" interactive className="grid grid-cols-[auto_1fr] gap-4 sm:gap-x-5">
      <Avatar id={`person-${i}`} name={name} size="lg" />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 text-[1.0625rem] leading-normal">
          <bdi>{name}</bdi>
          {i === 0 && <Badge tone="accent">{words.badges.verified}</Badge>}
          {i === 1 && <Badge tone="point">{words.badges.short}</Badge>}
        </h3>
        <p className="text-sm text-ink-soft">{words.roles[i]}</p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          {SKILLS.slice(i, i + 4).map((skill) => (
            <Badge key={skill.id} ltr>
              {skill.label}
            </Badge>
          ))}
        </div>
      </div>
    </Card>
  )
}

type Invoice = { id: string; company: string; due: string; amount: string; state: 'paid' | 'late' | 'open' }

function Invoices() {
  const { table, companies } = useWords(galleryWords)
  const [sort, setSort] = useState<Sort>({ by: 'due', descending: true })
  const rows: Invoice[] = [
    { id: 'INV-2026-0184', company: companies[0] ?? '', due: '2026-03-18', amount: '12,600.00', state: 'open' },
    { id: 'INV-2026-0171', company: companies[1] ?? '', due: '2026-02-28', amount: '8,400.00', state: 'late' },
    { id: 'INV-2026-0169', company: companies[2] ?? '', due: '2026-02-01', amount: '104,900.00', state: 'paid' },
  ]
  const tones = { paid: 'positive', late: 'danger', open: 'neutral' } as const
  return (
    <Table
      label={table.label}
      rows={rows}
      rowKey={(row) => row.id}
      sort={sort}
      onSort={setSort}
      columns={[
        {
          id: 'number',
          title: table.number,
          lead: true,
          cell: (row) => <span className="ltr-island whitespace-nowrap">{row.id}</span>,
        },
        {
          id: 'client',
          title: table.client,
          sortable: true,
          cell: (row) => <bdi className="block md:min-w-40">{row.company}</bdi>,
        },
        {
          id: 'due',
          title: table.due,
          sortable: true,
          cell: (row) => <span className="ltr-island whitespace-nowrap">{row.due}</span>,
        },
        {
          id: 'amount',
          title: table.amount,
          numeric: true,
          sortable: true,
          cell: (row) => <span className="ltr-island">{row.amount}</span>,
        },
        {
          id: 'state',
          title: table.state,
          cell: (row) => (
            <Badge dot tone={tones[row.state]}>
              {table[row.state]}
            </Badge>
          ),
        },
        {
          id: 'do',
          title: table.actions,
          actions: true,
          cell: (row) => (row.state === 'paid' ? null : <Button size="small">{table.pay}</Button>),
        },
      ]}
    />
  )
}
