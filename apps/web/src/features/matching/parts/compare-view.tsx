/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- another display takes the table's meaning away in Safari; the roles give it back */
import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { X } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useWrite } from '../../../platform/i18n.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { linesOf } from './compare-lines.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { ScoreBars } from './score-bars.tsx'
import { nameOf } from './talent-name.ts'
import { useMatchingWords } from './use-matching-words.ts'

type Props = { talents: readonly MatchedTalent[]; onRemove: (id: string) => void }

const CELL = 'min-w-0 px-3 text-start align-top lg:px-4 lg:py-4'

/**
 * Side by side. Where there is little room a line's name stands above it, so that two fit on a phone and four on a tablet;
 * only three or four on a phone are pushed sideways.
 */
export function CompareView({ talents, onRemove }: Props) {
  const words = useMatchingWords()
  const many = { '--many': talents.length } as CSSProperties
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-raised">
      <table
        role="table"
        className="block w-full min-w-[calc(var(--many)*9.5rem)] table-fixed border-collapse text-sm lg:table"
        style={many}
      >
        <thead role="rowgroup" className="block lg:table-header-group">
          <Row>
            <th role="columnheader" scope="col" className="hidden w-40 lg:table-cell">
              <span className="sr-only">{words.compare.row}</span>
            </th>
            {talents.map((talent) => (
              <th key={talent.id} role="columnheader" scope="col" className={`${CELL} py-4 font-normal`}>
                <Head talent={talent} onRemove={() => onRemove(talent.id)} />
              </th>
            ))}
          </Row>
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group [&>:last-child]:border-0">
          <Row name={words.compare.match}>
            {talents.map((talent) => (
              <td key={talent.id} role="cell" className={`${CELL} pb-4`}>
                <ScoreBars match={talent.match} />
              </td>
            ))}
          </Row>
          {linesOf(words).map(({ title, of }) => (
            <Row key={title} name={title}>
              {talents.map((talent) => (
                <td key={talent.id} role="cell" className={`${CELL} pb-4 leading-relaxed wrap-anywhere`}>
                  {of(talent)}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Row = ({ name, children }: { name?: string; children: ReactNode }) => (
  <tr role="row" className="grid grid-cols-[repeat(var(--many),minmax(9.5rem,1fr))] border-b border-line lg:table-row">
    {name !== undefined && (
      <th
        role="rowheader"
        scope="row"
        className="sticky start-0 col-span-full justify-self-start px-3 pt-3 pb-1 text-start align-top text-xs leading-relaxed font-strong text-ink-soft lg:static lg:px-4 lg:py-4 lg:text-sm"
      >
        {name}
      </th>
    )}
    {children}
  </tr>
)

function Head({ talent, onRemove }: { talent: MatchedTalent; onRemove: () => void }) {
  const { compare, card, nameless } = useMatchingWords()
  const write = useWrite()
  const name = nameOf(talent, nameless)
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex items-center gap-3">
        <Avatar id={talent.id} name={talent.first_name === null ? '' : name} />
        <span className="num text-xl font-bold">
          <span className="sr-only">{card.matchOf(talent.match.total)}</span>
          <span aria-hidden>{write(`${talent.match.total}%`)}</span>
        </span>
      </div>
      <bdi className="text-base font-strong wrap-anywhere">{name}</bdi>
      <div className="-ms-2 flex flex-wrap items-center">
        <MarkButtons talent={talent} />
        <PlainButton kind="ghost" size="small" square onPress={onRemove} aria-label={compare.remove(name)}>
          <X aria-hidden />
        </PlainButton>
      </div>
    </div>
  )
}
