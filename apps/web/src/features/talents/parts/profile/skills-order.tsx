import { movedSkill, SKILL_MOVES, type SkillMove } from '@fareeq/domain/talents/profile/rules-skills.ts'
import { MAX_CARD_SKILLS } from '@fareeq/domain/talents/rules.ts'
import { ArrowDown, ArrowUp, ArrowUpToLine } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWrite } from '../../../../platform/i18n/i18n.ts'
import { buttonClass } from '../../../../ui/actions/button-class.ts'
import { cx } from '../../../../ui/cx.ts'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { SkillMark } from './skill-mark.tsx'
import { useStepWords } from '../../messages/steps/en.ts'

type Skill = { id: string; name: string; icon: string | null }
const ICONS = { first: ArrowUpToLine, up: ArrowUp, down: ArrowDown }

/**
 * Buttons instead of drag and drop: accessible by touch, keyboard and screen reader. Not disabled at the ends, so that the
 * focus is not lost.
 */
export function SkillsOrder({ skills, onOrder }: { skills: readonly Skill[]; onOrder: (order: string[]) => void }) {
  const words = useStepWords().skills.order
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ id: string; move: SkillMove }>()
  const order = skills.map(({ id }) => id)
  const at = moved ? order.indexOf(moved.id) : -1
  // Restores the focus, which a moved DOM node loses.
  useLayoutEffect(() => {
    if (!moved || at < 0) return
    const row = list.current?.children[at]
    row?.querySelector<HTMLElement>(`[data-move=${moved.move}]`)?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [moved, at])
  const move = (id: string, to: SkillMove) => {
    setMoved({ id, move: to })
    const next = movedSkill(order, id, to)
    if (next.join() !== order.join()) onOrder(next)
  }
  return (
    <Disclosure title={words.title}>
      <p className="mb-2 text-sm text-ink-soft">{words.text(MAX_CARD_SKILLS)}</p>
      <ol ref={list} aria-label={words.title} className="divide-y divide-line border-y border-line">
        {skills.map((skill, index) => (
          <Row
            key={skill.id}
            skill={skill}
            place={index + 1}
            total={skills.length}
            onMove={(to) => move(skill.id, to)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved && at >= 0 && words.moved(skills[at]?.name ?? '', at + 1, skills.length)}
      </p>
    </Disclosure>
  )
}

type RowProps = { skill: Skill; place: number; total: number; onMove: (move: SkillMove) => void }

function Row({ skill, place, total, onMove }: RowProps) {
  const words = useStepWords().skills.order
  const write = useWrite()
  const isEnd = (move: SkillMove) => (move === 'down' ? place === total : place === 1)
  return (
    <li className="flex min-h-12 items-center gap-2.5 py-0.5">
      <span
        aria-hidden
        className={cx(
          'num w-6 flex-none text-center text-sm',
          place <= MAX_CARD_SKILLS ? 'font-strong text-accent' : 'text-ink-faint',
        )}
      >
        {write(String(place))}
      </span>
      <SkillMark name={skill.name} icon={skill.icon} />
      <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
        <bdi>{skill.name}</bdi>
      </span>
      <span className="flex flex-none gap-1">
        {SKILL_MOVES.map((move) => {
          const Icon = ICONS[move]
          return (
            <button
              key={move}
              type="button"
              data-move={move}
              aria-label={words[move](skill.name)}
              aria-disabled={isEnd(move) || undefined}
              onClick={() => onMove(move)}
              className={buttonClass({ kind: 'ghost', size: 'small', square: true })}
            >
              <Icon aria-hidden />
            </button>
          )
        })}
      </span>
    </li>
  )
}
