// One sent invitation: <InvitationItem email={email} roles={<Badge>…</Badge>} note={until} words={words} … />
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { ConfirmButton } from '../overlays/confirm-dialog.tsx'

type Props = {
  email: string
  roles: ReactNode
  note: ReactNode
  words: {
    again: string
    againTo: (email: string) => string
    withdraw: string
    withdrawOf: (email: string) => string
    withdrawTitle: string
    withdrawText: (email: string) => string
  }
  again: { isPending: boolean; run: () => Promise<unknown> }
  onWithdraw: () => Promise<void>
}

export function InvitationItem({ email, roles, note, words, again, onWithdraw }: Props) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="ltr-island inline-block max-w-full wrap-anywhere rtl:text-end">{email}</span>
          {roles}
        </p>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
      <div className="flex flex-wrap gap-x-1 max-xs:-ms-3">
        <Button
          kind="ghost"
          size="small"
          pending={again.isPending}
          aria-label={words.againTo(email)}
          onPress={() => void again.run()}
        >
          {words.again}
        </Button>
        <ConfirmButton
          label={words.withdraw}
          button={{ kind: 'ghost', size: 'small', 'aria-label': words.withdrawOf(email) }}
          title={words.withdrawTitle}
          text={words.withdrawText(email)}
          onConfirm={onWithdraw}
        />
      </div>
    </li>
  )
}
