import { isInvitable } from '@fareeq/domain/selections/rules.ts'
import type { Selection } from '@fareeq/domain/selections/schema.ts'
import type { SelectionState } from '@fareeq/domain/selections/states.ts'
import { ArrowLeftRight, Ellipsis, Mail, UserRound, Undo2, UserMinus } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { IconButton } from '../../../ui/actions/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { giveSelectionBack, inviteToTests, takeSelection } from '../api-ops.ts'
import { nameOf } from './selection-facts.tsx'
import { recordOf } from './selection-name.tsx'
import { usePipelineWords } from '../messages/en.ts'

type Props = { selection: Selection; mayMove: boolean; onMove: (selection: Selection, to: SelectionState) => void }

/** Everything that can be done with a card without a mouse. */
export function SelectionMenu({ selection, mayMove, onMove }: Props) {
  const words = usePipelineWords()
  const me = useStaff()?.id
  const { id, targets, owner, awaits_consent } = selection
  const take = useAction(() => takeSelection(id, owner?.id ?? null), { done: words.taken })
  const giveBack = useAction(() => giveSelectionBack(id), { done: words.givenBack })
  const invite = useAction(() => inviteToTests(id), { done: words.invited })
  const owning =
    owner?.id === me
      ? { id: 'give-back', label: words.giveBack, icon: <UserMinus aria-hidden />, onPress: () => void giveBack.run() }
      : {
          id: 'take',
          label: owner ? words.takeOver.replace('{name}', owner.name) : words.take,
          icon: <UserRound aria-hidden />,
          onPress: () => void take.run(),
        }
  return (
    <Menu
      label={words.actions.replace('{name}', nameOf(selection))}
      trigger={
        <IconButton
          label={words.actions.replace('{name}', nameOf(selection))}
          size="small"
          className="relative z-10 -me-1.5 -mt-1"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
      items={[
        ...(awaits_consent
          ? []
          : [
              {
                id: 'open',
                label: words.open,
                icon: <Undo2 aria-hidden className="-scale-x-100 rtl:scale-x-100" />,
                href: recordOf(id),
              },
            ]),
        ...targets.map((to) => ({
          id: to,
          label: words.moveTo.replace('{step}', words.states[to]),
          icon: <ArrowLeftRight aria-hidden />,
          onPress: () => onMove(selection, to),
        })),
        ...(mayMove && isInvitable(selection)
          ? [{ id: 'invite', label: words.invite, icon: <Mail aria-hidden />, onPress: () => void invite.run() }]
          : []),
        ...(mayMove ? [owning] : []),
      ]}
    />
  )
}
