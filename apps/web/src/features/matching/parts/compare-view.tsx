import type { ComparedTalent, MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type UIEvent, useRef } from 'react'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { PlainButton } from '../../../ui/actions/plain-button.tsx'
import { linesOf } from './compare-lines.tsx'
import { AskToNominate, SaveButton } from './mark-buttons.tsx'
import { usePayText } from './use-pay-text.ts'
import { ScoreBars } from './score-bars.tsx'
import { nameOf } from './talent-name.ts'
import { useMatchingWords } from '../messages/en.ts'
import { useFactWords } from '../../talents/parts/use-fact-words.ts'

type Props = { talents: readonly ComparedTalent[]; onRemove: (id: string) => void }

const CELL = 'min-w-0 snap-start px-3 lg:px-4'

/**
 * Side by side, the names always in sight. Where there is little room a line's name is above it, so that two fit on a
 * phone and four on a tablet; only three or four on a phone are pushed sideways, and the names go with them.
 */
export function CompareView({ talents, onRemove }: Props) {
  const words = useMatchingWords()
  const facts = useFactWords()
  const pay = usePayText()
  const names = useRef<HTMLDivElement>(null)
  const follow = ({ currentTarget }: UIEvent) => names.current?.scrollTo({ left: currentTarget.scrollLeft })
  return (
    <div
      role="table"
      aria-label={words.compare.title}
      className="rounded-lg border border-line bg-raised text-sm"
      style={{ '--many': talents.length } as CSSProperties}
    >
      <div
        role="rowgroup"
        ref={names}
        className="sticky top-(--bar) z-10 overflow-hidden rounded-t-lg border-b border-line bg-raised"
      >
        <Row>
          <span role="columnheader" className="sr-only lg:not-sr-only">
            <span className="sr-only">{words.compare.row}</span>
          </span>
          {talents.map((talent) => (
            <div key={talent.id} role="columnheader" className={`${CELL} flex items-center gap-2.5 py-2.5`}>
              <Who talent={talent} />
            </div>
          ))}
        </Row>
      </div>
      <div
        role="rowgroup"
        onScroll={follow}
        className="relative snap-x overflow-x-auto overscroll-x-contain [&>:last-child]:border-0"
      >
        <Row name={words.compare.match}>
          {talents.map((talent) => (
            <div key={talent.id} role="cell" className={`${CELL} pb-4 lg:py-4`}>
              <Total talent={talent} onRemove={() => onRemove(talent.id)} />
              <ScoreBars match={talent.match} />
            </div>
          ))}
        </Row>
        {linesOf({ words, facts, pay }).map(({ title, render }) => (
          <Row key={title} name={title}>
            {talents.map((talent) => (
              <div key={talent.id} role="cell" className={`${CELL} pb-4 leading-relaxed wrap-anywhere lg:py-4`}>
                {render(talent)}
              </div>
            ))}
          </Row>
        ))}
      </div>
    </div>
  )
}

const Row = ({ name, children }: { name?: string; children: ReactNode }) => (
  <div
    role="row"
    className="grid min-w-[calc(var(--many)*9.5rem)] grid-cols-[repeat(var(--many),minmax(0,1fr))] border-b border-line last:border-0 lg:grid-cols-[10rem_repeat(var(--many),minmax(0,1fr))]"
  >
    {name !== undefined && (
      <div
        role="rowheader"
        className="sticky start-0 col-span-full justify-self-start px-3 pt-3 pb-1 text-xs leading-relaxed font-strong text-ink-soft lg:static lg:col-span-1 lg:px-4 lg:py-4 lg:text-sm"
      >
        {name}
      </div>
    )}
    {children}
  </div>
)

function Who({ talent }: { talent: MatchedTalent }) {
  const { nameless } = useMatchingWords()
  const name = nameOf(talent, nameless)
  return (
    <>
      <Avatar id={talent.id} name={talent.first_name === null ? '' : name} size="sm" />
      <bdi className="line-clamp-2 leading-snug font-strong wrap-anywhere lg:text-base">{name}</bdi>
    </>
  )
}

function Total({ talent, onRemove }: { talent: MatchedTalent; onRemove: () => void }) {
  const { compare, card, nameless } = useMatchingWords()
  const write = useWrite()
  const name = nameOf(talent, nameless)
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2 lg:-mt-2">
      <span className="num text-xl font-bold">
        <span className="sr-only">{card.matchOf(talent.match.total)}</span>
        <span aria-hidden>{write(`${talent.match.total}%`)}</span>
      </span>
      <div className="-mx-2 flex items-center">
        <SaveButton talent={talent} name={name} />
        <PlainButton kind="ghost" size="small" square onPress={onRemove} aria-label={compare.remove(name)}>
          <X aria-hidden />
        </PlainButton>
      </div>
      <div className="w-full *:w-full">
        <AskToNominate talent={talent} name={name} nominated={talent.nominated} />
      </div>
    </div>
  )
}
